import { needsSession } from '@oja/contract/access';
import { type Endpoint, fullPath } from '@oja/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../domain/refusal.ts';
import { admitFromCache, checkAccess, findCaller } from './access.ts';
import { ReadyAnswer, sendReady, wrapAnswer } from './answer.ts';
import { startBodyDeadline, stopBodyDeadline } from './body-deadline.ts';
import type { Call, Handler, ReadyFinder } from './call.ts';
import { isMaintained, refuseDuringMaintenance } from './maintenance.ts';
import type { RateLimiter } from './rate-limits.ts';
import type { Session } from './session.ts';
import { admitView, viewIdOf } from './user-view.ts';
import { parseInput } from './validation.ts';

const jsonBodyLimitBytes = 1024 * 1024;
const noBytes = Buffer.alloc(0);

/**
 * Registers an endpoint record as a route. The order is the same for all: rate limit → misses → maintenance → session
 * and access → limit of the person → body → access again if the body took its time → validation → handler → reply through its
 * schema.
 */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'settings' | 'sessions'>,
  limiter: RateLimiter,
  record: E,
  handler: Handler<E>,
): void {
  const route: RouteOptions = {
    method: record.method,
    url: fullPath(record).replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: record.bodyLimitBytes ?? jsonBodyLimitBytes,
    onRequest: onEntry(deps, limiter, record, handler.ready),
    ...(record.method === 'GET' ? {} : { preValidation: onBody(deps, record) }),
    handler: (request, reply) => {
      const answer = handler(readCall(record, request, reply));
      if (answer instanceof ReadyAnswer) return void sendReady(request, reply, answer);
      return Promise.resolve(answer).then((settled) => present(record, request, reply, settled));
    },
  };
  if (!record.binaryBody) return void app.route(route);
  // A scope of its own, since body parsers belong to a scope; for every endpoint they were half of the start.
  app.register(async (scope) => {
    acceptBinary(scope, record);
    scope.route(route);
  });
}

/**
 * Counts the call and finds its session. For a public endpoint whose limit is counted in memory this happens
 * synchronously, and a cached reply is sent before anything else is read.
 */
function onEntry(
  deps: Pick<Deps, 'config' | 'settings' | 'sessions'>,
  limiter: RateLimiter,
  record: Endpoint,
  ready: ReadyFinder | undefined,
) {
  const isOpen = !needsSession(record.access);
  const enter = async (request: FastifyRequest, counted: Promise<void> | undefined) => {
    await counted;
    await refuseMisses(deps, limiter, record, request);
    if (isMaintained(deps)) await refuseDuringMaintenance(deps, record, request);
    const viewId = viewIdOf(request);
    request.ojaSession =
      viewId === undefined
        ? await checkAccess(deps, record, request)
        : await admitView(deps, record, request, viewId);
    if (request.ojaSession) limiter.admitPerson(record.limit, callerIdOf(request.ojaSession));
    startBodyDeadline(request, record);
  };
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    try {
      refuseCrossSite(request);
      const counted = limiter.admit(record.limit, request, reply);
      const waits = counted !== undefined || isMaintained(deps) || viewIdOf(request) !== undefined;
      if (waits || limiter.hasMissed(request.ip))
        return void enter(request, counted).then(() => done(), done);
      if (!isOpen) {
        request.ojaSession = admitFromCache(deps, record, request);
        if (!request.ojaSession) return void enter(request, counted).then(() => done(), done);
        limiter.admitPerson(record.limit, request.ojaSession.user.id);
        return done();
      }
      const answer = ready?.(rawQueryOf(request));
      if (answer) return void sendReady(request, reply, answer);
      startBodyDeadline(request, record);
      done();
    } catch (error) {
      done(error as Error);
    }
  };
}

/** From a network with too many misses, only calls with a valid session are admitted. */
async function refuseMisses(
  deps: Pick<Deps, 'sessions'>,
  limiter: RateLimiter,
  record: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (record.limit === 'unlimited' || !limiter.hasMissed(request.ip)) return;
  const caller = await findCaller(deps, request);
  if (caller === undefined) limiter.refuseMisses(request.ip);
  else limiter.refuseMissesOf(caller.user.id);
}

/**
 * Counts a 404 of the API for the signed-in person. A public call with a session counts for the network too, since its
 * session is not read until the network has too many misses.
 */
export async function countMiss(
  deps: Pick<Deps, 'sessions'>,
  limiter: RateLimiter,
  request: FastifyRequest,
): Promise<void> {
  if (request.ojaSession) return limiter.countMissOf(callerIdOf(request.ojaSession));
  limiter.countMiss(request.ip);
  const caller = await findCaller(deps, request);
  if (caller !== undefined) limiter.countMissOf(caller.user.id);
}

/** A session that ended, or a role that was taken, while the body was on its way admits nothing any more. */
function onBody(deps: Pick<Deps, 'config' | 'sessions'>, record: Endpoint) {
  return async (request: FastifyRequest) => {
    if (stopBodyDeadline(request)) request.ojaSession = await checkAccess(deps, record, request);
  };
}

/** The signed-in person, also while they view Oja as another. */
function callerIdOf({ view, user }: Session): string {
  return view?.staffId ?? user.id;
}

/** The raw query string. */
export function rawQueryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? '';
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark + 1);
}

function present(record: Endpoint, request: FastifyRequest, reply: FastifyReply, answer: unknown): unknown {
  if (record.produces !== undefined) return answer;
  if (answer instanceof ReadyAnswer) return sendReady(request, reply, answer);
  reply.header('cache-control', 'no-store');
  return wrapAnswer(record, answer as { data: unknown; message?: string });
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

/** Refuses changes that a browser reports as coming from another site. */
function refuseCrossSite(request: FastifyRequest): void {
  const safe = request.method === 'GET' || request.method === 'HEAD';
  if (!safe && request.headers['sec-fetch-site'] === 'cross-site') throw new Refusal('cross_site_refused');
}

function readCall<E extends Endpoint>(record: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  const bytes = record.binaryBody ? readBytes(request) : noBytes;
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
