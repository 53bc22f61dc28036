import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPage } from '@oja/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../domain/refusal.ts';
import { sendRefusal } from './error-handler.ts';
import type { RateLimiter } from './rate-limits.ts';

/**
 * Serves the built web application. Files with a hash in their name are cached for ever, HTML never.
 * Known pages answer 200, any other path the same shell with 404; what looks like a file or an API path
 * and does not exist answers the JSON envelope, so that no scanner mistakes the shell for a find.
 */
export async function serveWeb(app: FastifyInstance, folder: string, limiter: RateLimiter): Promise<void> {
  const shell = await readShell(folder, 'index.html');
  const landing = (await readShell(folder, 'landing.html')) ?? shell;

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
    if (isFileName(path)) return (await sendFile(reply, folder, path)) ?? miss(request, reply);
    if (path === '/') return sendPage(reply, landing, 200);
    return sendPage(reply, shell, isPage(path) ? 200 : 404);
  });

  function miss(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    limiter.countMiss(request.ip);
    sendRefusal(new Refusal('not_found'), request, reply);
    return reply;
  }
}

async function readShell(folder: string, name: string): Promise<string | undefined> {
  return readFile(join(folder, name), 'utf8').catch(() => undefined);
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

async function sendFile(
  reply: FastifyReply,
  folder: string,
  path: string,
): Promise<FastifyReply | undefined> {
  if (!servedFile.test(path) || !existsSync(join(folder, path))) return undefined;
  const forever = path.startsWith('/assets/');
  reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
  return reply.sendFile(path.slice(1));
}

function sendPage(reply: FastifyReply, html: string | undefined, status: number): FastifyReply {
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
  if (html === undefined) return reply.code(503).send('The web application is not built yet. Run npm start.');
  return reply.code(status).send(html);
}
