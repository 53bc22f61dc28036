import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPage } from '@oja/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../domain/refusal.ts';
import { sendRefusal } from './error-handler.ts';
import { isStaffPage } from './maintenance.ts';
import { insertHead, type PageDescriber } from './page-head.ts';
import type { RateLimiter } from './rate-limits.ts';
import { pageTagger, readPage, sendPage, type WebPage } from './web-page.ts';

/**
 * Serves the built web application. Files with a hash in their name are cached for ever, HTML never. Known pages are
 * answered with 200, any other path with the same shell and 404; a missing file or API path is answered with the JSON
 * envelope, so that scanners do not take the shell for a hit.
 */
export async function serveWeb(
  app: FastifyInstance,
  options: {
    folder: string;
    appUrl: string;
    limiter: RateLimiter;
    frame?: () => Promise<PageFrame>;
    describe?: PageDescriber;
  },
): Promise<void> {
  const { folder, appUrl, limiter } = options;
  const shell = await readPage(join(folder, 'index.html'), appUrl);
  const prerendered = await readPrerendered(folder, appUrl);
  const tagged = pageTagger();

  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'deny',
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = decodePath(request);
    if (path === undefined || !isReading(request) || path.startsWith('/api')) return miss(request, reply);
    // Not awaited: a Fastify reply is thenable, and awaiting it would count the reply as missing.
    if (isFileName(path)) return sendFile(reply, folder, path) ?? miss(request, reply);
    const plainPath = withoutLastSlash(path);
    const frame = await readFrame(request);
    if (frame?.maintenance !== undefined && !isStaffPage(plainPath))
      return sendMaintenance(reply, frame.maintenance);
    if (frame?.policy !== undefined) reply.header('content-security-policy', frame.policy);
    const head = isPage(path) ? await describePage(request, plainPath) : 'missing';
    reply.code(head === 'missing' ? 404 : 200).header('cache-control', 'no-store');
    const plain = prerendered.get(plainPath) ?? shell;
    if (plain === undefined) return sendNotBuilt(reply);
    const page = frame?.tag === undefined ? plain : await tagged(plain, frame.tag);
    if (head === undefined || head === 'missing') return sendPage(request, reply, page);
    return reply.type('text/html; charset=utf-8').send(insertHead(page.plain.toString('utf8'), head, appUrl));
  });

  /** Pages must be served when settings cannot be read, too: the web application shows the error. */
  async function readFrame(request: FastifyRequest): Promise<PageFrame | undefined> {
    try {
      return await options.frame?.();
    } catch (error) {
      request.log.warn({ err: error, requestId: request.id }, 'the settings of a page could not be read');
      return undefined;
    }
  }

  /** When the subject of a page cannot be read, the plain shell is served; the web application shows the error. */
  async function describePage(request: FastifyRequest, path: string) {
    try {
      return await options.describe?.(path);
    } catch (error) {
      request.log.warn({ err: error, requestId: request.id }, 'a page could not be described');
      return undefined;
    }
  }

  function miss(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    limiter.countMiss(request.ip);
    sendRefusal(new Refusal('not_found'), request, reply);
    return reply;
  }
}

/** The effect of the settings in force on every page. */
export interface PageFrame {
  /** Inserted into the head, for scripts that an administrator enabled. */
  tag: string | undefined;
  /** The content security policy, where it is not the usual one. */
  policy: string | undefined;
  /** The page that all users but staff get while maintenance mode is on. */
  maintenance: string | undefined;
}

function sendMaintenance(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': 60 })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Pages that are prerendered at build time; the shell replaces a missing one. */
const prerenderedFiles = { '/': 'landing.html', '/terms': 'terms.html', '/privacy': 'privacy.html' };

async function readPrerendered(folder: string, appUrl: string): Promise<Map<string, WebPage>> {
  const pages = new Map<string, WebPage>();
  for (const [path, file] of Object.entries(prerenderedFiles)) {
    const page = await readPage(join(folder, file), appUrl);
    if (page) pages.set(path, page);
  }
  return pages;
}

function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function isReading(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

function decodePath(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}

function isFileName(path: string): boolean {
  return path.includes('/.') || /\.[a-z0-9]{1,12}$/i.test(path);
}

const servedFile = /^\/(assets\/)?[\w-]+(\.[\w-]+)*\.(js|css|svg|png|webp|ico|txt|json|webmanifest|woff2)$/;

function sendFile(reply: FastifyReply, folder: string, path: string): FastifyReply | undefined {
  if (!servedFile.test(path) || !existsSync(join(folder, path))) return undefined;
  const forever = path.startsWith('/assets/');
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
  return reply.sendFile(path.slice(1));
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The web application is not built yet. Run npm start.');
}
