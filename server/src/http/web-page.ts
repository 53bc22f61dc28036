import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An HTML page as bytes, one copy per content encoding. */
export interface WebPage {
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

/** Undefined when the file does not exist. The build cannot know the public address of the page. */
export async function readPage(file: string, appUrl: string): Promise<WebPage | undefined> {
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  return packPage(html.replaceAll('%APP_URL%', appUrl));
}

async function packPage(html: string): Promise<WebPage> {
  const plain = Buffer.from(html);
  const [zipped, br] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain)]);
  return { plain, gzip: zipped, br };
}

/**
 * Inserts a tag into the head of pages. The tag changes with the settings, so each page is compressed once per tag.
 */
export function pageTagger(): (page: WebPage, tag: string) => Promise<WebPage> {
  const packed = new Map<WebPage, { tag: string; page: Promise<WebPage> }>();
  return (page, tag) => {
    const cached = packed.get(page);
    if (cached?.tag === tag) return cached.page;
    const html = page.plain.toString('utf8').replace('<title>', () => `${tag}\n    <title>`);
    const made = packPage(html);
    packed.set(page, { tag, page: made });
    return made;
  };
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: WebPage): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
}

/** The smallest encoding that the browser accepts; q=0 means not accepted. */
function chooseEncoding(accepted: string | string[] | undefined): keyof WebPage {
  const named = new Set(
    String(accepted ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (named.has('br')) return 'br';
  return named.has('gzip') ? 'gzip' : 'plain';
}
