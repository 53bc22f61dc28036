import { Readable } from 'node:stream';
import type { siteFileEndpoints } from '@oja/contract/site-files';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { robotsText } from './robots.ts';
import { createSitemap } from './sitemap.ts';

/** Crawlers and caches ask for a file again after an hour. */
const caching = 'public, max-age=3600';
const xml = 'application/xml; charset=utf-8';

export const siteFileRoutes = (deps: Deps): Handlers<typeof siteFileEndpoints> => {
  const { appUrl } = deps.config;
  const sitemap = createSitemap({ db: deps.db, now: deps.now, appUrl });
  return {
    showRobots: ({ reply }) =>
      reply.header('cache-control', caching).type('text/plain; charset=utf-8').send(robotsText(appUrl)),
    async showSitemapIndex({ reply }) {
      const text = await sitemap.index();
      return reply.header('cache-control', caching).type(xml).send(text);
    },
    async showSitemap({ params, reply }) {
      const lines = await sitemap.file(params.name);
      if (lines === undefined) throw new Refusal('not_found');
      return reply.header('cache-control', caching).type(xml).send(Readable.from(lines));
    },
  };
};
