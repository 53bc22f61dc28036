import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Files that search engines read. */
export const siteFileEndpoints = {
  showRobots: endpoint({
    method: 'GET',
    path: '/robots.txt',
    mount: 'origin',
    tag: 'System',
    summary: 'What crawlers may read, and where the sitemap is',
    access: 'anyone',
    limit: 'read',
    duringMaintenance: true,
    produces: 'text/plain',
    producesExample: 'User-agent: *\nDisallow: /dashboard\n',
  }),
  showSitemapIndex: endpoint({
    method: 'GET',
    path: '/sitemap.xml',
    mount: 'origin',
    tag: 'System',
    summary: 'The list of all sitemaps, for search engines',
    access: 'anyone',
    limit: 'read',
    produces: 'application/xml',
    producesExample: '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></sitemapindex>',
  }),
  showSitemap: endpoint({
    method: 'GET',
    path: '/sitemaps/{name}',
    mount: 'origin',
    tag: 'System',
    summary: 'One sitemap: at most 50,000 addresses of public pages, each with the time of its last change',
    access: 'anyone',
    limit: 'read',
    params: z.strictObject({
      name: z
        .string()
        .regex(/^(pages|(sellers|listings)-[1-9][0-9]{0,4})\.xml$/)
        .meta({ examples: ['listings-1.xml'] }),
    }),
    produces: 'application/xml',
    producesExample: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
    errors: ['not_found'],
  }),
};
