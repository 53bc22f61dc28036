import { type Endpoint, fullPath } from '@oja/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { Refusal } from '../domain/refusal.ts';
import { checkAccess } from './access.ts';
import { ReadyAnswer, sendReady, wrapAnswer } from './answer.ts';
import { startBodyDeadline, stopBodyDeadline } from './body-deadline.ts';
import type { Call, Handler } from './call.ts';
import type { RateLimiter } from './rate-limits.ts';
import type { Session } from './session.ts';
import { parseInput } from './validation.ts';

const jsonBodyLimitBytes = 1024 * 1024;

/**
 * Turns an endpoint record into a route. The order is the same for all:
 * rate limit → session and access → body → validation → handler → reply through its schema.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  limiter: RateLimiter,
  record: E,
  handler: Handler<E>,
): void {
  app.register(async (scope) => {
    if (record.binaryBody) acceptBinary(scope, record);
    scope.route({
      method: record.method,
      url: fullPath(record).replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: record.bodyLimitBytes ?? jsonBodyLimitBytes,
      onRequest: async (request, reply) => {
        refuseCrossSite(request);
        await limiter.admit(record.limit, request, reply);
        request.ojaSession = await checkAccess(deps, record, request);
        startBodyDeadline(request, record);
      },
      ...(record.method === 'GET' ? {} : { preValidation: stopBodyDeadline }),
      handler: async (request, reply) => {
        const answer = await handler(readCall(record, request, reply));
        if (record.produces !== undefined) return answer;
        reply.header('cache-control', 'no-store');
        if (answer instanceof ReadyAnswer) return sendReady(request, reply, answer);
        return wrapAnswer(record, answer as { data: unknown; message?: string });
      },
    });
  });
}

function acceptBinary(scope: FastifyInstance, record: Endpoint): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    [...(record.binaryBody ?? [])],
    { parseAs: 'buffer' },
    (_request, body, done) => {
      done(null, body);
    },
  );
}

/** A browser names the site a request comes from; another site has no business changing anything here. */
function refuseCrossSite(request: FastifyRequest): void {
  const safe = request.method === 'GET' || request.method === 'HEAD';
  if (!safe && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('cross_site_refused');
}

function readCall<E extends Endpoint>(record: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  const bytes = record.binaryBody ? readBytes(request) : Buffer.alloc(0);
  const input = parseInput(record, {
    params: request.params,
    query: request.query,
    body: record.binaryBody ? undefined : request.body,
  });
  return {
    ...input,
    bytes,
    session: request.ojaSession,
    client: { address: request.ip, userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300) },
    idempotencyKey: readIdempotencyKey(record, request),
    request,
    reply,
  } as Call<E>;
}

function readBytes(request: FastifyRequest): Buffer {
  if (Buffer.isBuffer(request.body) && request.body.length > 0) return request.body;
  throw new Refusal('invalid_input', { message: 'The request carries no file.' });
}

function readIdempotencyKey(record: Endpoint, request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (!record.idempotent || key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key)) return key;
  throw new Refusal('invalid_input', {
    message: 'The Idempotency-Key must be 1 to 100 printable characters.',
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    ojaSession: Session | undefined;
  }
}
