import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPage, patternOf, publicPageQuery } from '@oja/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../domain/refusal.ts';
import { sendRefusal } from './error-handler.ts';
import { isStaffPage } from './maintenance.ts';
import type { RateLimiter } from './rate-limits.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { pageTagger, readPage, readPortalPages, sendPage } from './web-page.ts';

/**
 * Serves the built web application. Files with a hash in their name are cached for ever, HTML never. Public pages are
 * rendered; pages of the user portal are answered with the shell that names their code, other known pages with the plain
 * shell, any other path with it and 404. A missing file or
 * API path is answered with the JSON envelope, so that scanners do not take the shell for a hit.
 */
export async function serveWeb(
  app: FastifyInstance,
  options: {
    folder: string;
    appUrl: string;
    limiter: Pick<RateLimiter, 'countMiss' | 'mayRender'>;
    frame?: () => Promise<PageFrame>;
    rendered?: RenderedPages;
  },
): Promise<void> {
  const { folder, appUrl, limiter } = options;
  const shell = await readPage(join(folder, 'index.html'), appUrl);
  const portalPages = await readPortalPages(folder, appUrl);
  const tagged = pageTagger();

  if (existsSync(folder)) await app.register(fastifyStatic, { root: folder, ...fileOptions });

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
    const rendered = await renderPage(request, plainPath, frame?.tag);
    if (rendered !== undefined) {
      reply.code(rendered.status).header('cache-control', 'no-cache');
      return sendPage(request, reply, rendered.page);
    }
    reply.code(isPage(path) ? 200 : 404).header('cache-control', 'no-store');
    const page = portalPages.get(patternOf(path)) ?? shell;
    if (page === undefined) return sendNotBuilt(reply);
    return sendPage(request, reply, frame?.tag === undefined ? page : tagged(page, frame.tag));
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

  /** Undefined for pages that are not public, where rendering failed, and above the limit of renderings. */
  async function renderPage(request: FastifyRequest, path: string, tag: string | undefined) {
    const parameters = publicPageQuery(path);
    if (parameters === undefined) return undefined;
    const address = path + pickQuery(request, parameters);
    return options.rendered?.page({
      address,
      tag,
      read: (apiPath) => readApi(app, request, apiPath),
      mayRender: () => limiter.mayRender(request.ip),
    });
  }

  function miss(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    limiter.countMiss(request.ip);
    sendRefusal(new Refusal('not_found'), request, reply);
    return reply;
  }
}

/** Files are sent by `sendFile` alone. */
const fileOptions = {
  wildcard: false,
  serve: false,
  index: false,
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'deny',
} as const;

/** The request counts towards the limits of the visitor's address, like one made by their browser. */
async function readApi(app: FastifyInstance, request: FastifyRequest, path: string) {
  const response = await app.inject({ url: `/api${path}`, remoteAddress: request.ip });
  return { status: response.statusCode, body: response.json() };
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

/** Only the parameters that the page reads, in their order, so that others do not multiply the cached copies. */
function pickQuery(request: FastifyRequest, parameters: readonly string[]): string {
  const given = new URLSearchParams(request.url.split('?')[1]);
  const picked = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value) picked.set(name, value);
  }
  return picked.size === 0 ? '' : `?${picked}`;
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
