import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { insertTag, packPage, type WebPage } from './web-page.ts';

/**
 * The public pages as the web application renders them on the server. A rendered page is the same for every visitor, so
 * it is cached as bytes: for five seconds, until the market changes, and per tag that the settings insert. Concurrent
 * requests for one page share one rendering. When a page cannot be rendered, its previous copy is served, if there is
 * one.
 */
export interface RenderedPages {
  /**
   * Undefined when the page cannot be rendered, or must not be for this visitor: the shell is served, and the web
   * application draws the page or shows the error.
   */
  page(request: PageRequest): Promise<RenderedPage | undefined>;
  invalidate(): void;
}

interface PageRequest {
  address: string;
  tag: string | undefined;
  read: ReadApi;
  /** Asked before a page is rendered that is not cached. */
  mayRender: () => boolean;
}

export interface RenderedPage {
  status: number;
  page: WebPage;
}

/** Reads an address below /api as a visitor without a session. */
export type ReadApi = (path: string) => Promise<{ status: number; body: unknown }>;

/** The interface of the built renderer, see web/src/app/server-render. */
type Render = (input: { address: string; read: ReadApi }) => Promise<{ status: number; html: string }>;

interface CachedPage {
  rendered: Promise<RenderedPage | undefined>;
  renderedAtMs: number;
}

const cacheMs = 5_000;
const maxEntries = 500;

export function createRenderedPages(options: {
  /** Of the built web application. */
  folder: string;
  appUrl: string;
  now: () => Date;
  onFailure: (error: unknown) => void;
}): RenderedPages {
  const { folder, appUrl, now, onFailure } = options;
  const cache = new Map<string, CachedPage>();
  let renderer: Promise<Render | undefined> | undefined;

  async function renderPage(input: { address: string; tag: string | undefined; read: ReadApi }) {
    renderer ??= loadRenderer(folder);
    const render = await renderer;
    if (render === undefined) throw new Error('The renderer of the web application is not built.');
    const { status, html } = await render(input);
    const tagged = input.tag === undefined ? html : insertTag(html, input.tag);
    return { status, page: packPage(tagged.replaceAll('%APP_URL%', appUrl)) };
  }

  function store(key: string, entry: CachedPage): void {
    cache.delete(key);
    if (cache.size >= maxEntries) for (const oldest of cache.keys()) if (cache.delete(oldest)) break;
    cache.set(key, entry);
  }

  return {
    async page(request) {
      const key = `${request.tag ?? ''} ${request.address}`;
      const cached = cache.get(key);
      if (cached !== undefined && now().getTime() - cached.renderedAtMs < cacheMs) return cached.rendered;
      if (!request.mayRender()) return undefined;
      const entry: CachedPage = {
        renderedAtMs: now().getTime(),
        rendered: renderPage(request).catch((error: unknown) => {
          onFailure(error);
          entry.renderedAtMs = Number.NEGATIVE_INFINITY;
          return cached?.rendered;
        }),
      };
      store(key, entry);
      return entry.rendered;
    },
    // The previous copies stay, for the case that a page cannot be rendered.
    invalidate() {
      for (const entry of cache.values()) entry.renderedAtMs = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Undefined when the web application is not built. */
async function loadRenderer(folder: string): Promise<Render | undefined> {
  const file = join(folder, 'server', 'render-page.js');
  if (!existsSync(file)) return undefined;
  const { createPageRenderer } = await import(pathToFileURL(file).href);
  return createPageRenderer(JSON.parse(await readFile(join(folder, 'server', 'shell.json'), 'utf8')));
}
