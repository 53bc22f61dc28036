import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** An HTML page as bytes. */
export interface WebPage {
  plain: Buffer;
  /** Compressed on the first request for the encoding. */
  compressed(encoding: Encoding): Promise<Buffer>;
}

type Encoding = keyof typeof compressors;

const compressors = {
  gzip: promisify(gzip),
  // The highest quality takes longer than rendering the page, for a few percent.
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

/** Undefined when the file does not exist. The build cannot know the public address of the page. */
export async function readPage(file: string, appUrl: string): Promise<WebPage | undefined> {
  const html = await readFile(file, 'utf8').catch(() => undefined);
  return html === undefined ? undefined : packPage(html.replaceAll('%APP_URL%', appUrl));
}

/** The pages of the user portal, each with the files of code that it needs, by pattern; see web/build-renderer.ts. */
export async function readPortalPages(folder: string, appUrl: string): Promise<Map<string, WebPage>> {
  const json = await readFile(join(folder, 'server', 'portal-pages.json'), 'utf8').catch(() => '{}');
  const pages = z.record(z.string(), z.string()).parse(JSON.parse(json));
  return new Map(
    Object.entries(pages).map(([pattern, html]) => [pattern, packPage(html.replaceAll('%APP_URL%', appUrl))]),
  );
}

export function packPage(html: string): WebPage {
  const plain = Buffer.from(html);
  const packed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    plain,
    compressed(encoding) {
      packed[encoding] ??= compressors[encoding](plain);
      return packed[encoding];
    },
  };
}

/**
 * Inserts a tag into the head of a page. The tag changes with the settings, so the page is compressed once per tag.
 */
export function pageTagger(): (page: WebPage, tag: string) => WebPage {
  const packed = new Map<WebPage, { tag: string; page: WebPage }>();
  return (page, tag) => {
    const cached = packed.get(page);
    if (cached?.tag === tag) return cached.page;
    const made = packPage(insertTag(page.plain.toString('utf8'), tag));
    packed.set(page, { tag, page: made });
    return made;
  };
}

export function insertTag(html: string, tag: string): string {
  return html.replace('<title>', () => `${tag}\n    <title>`);
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WebPage,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = encoding === undefined ? page.plain : await page.compressed(encoding);
  reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** The smallest encoding that the browser accepts; q=0 means not accepted. */
function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const named = new Set(
    String(accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : undefined;
}
