import { type Hint, liveHeartbeatMs } from '@oja/contract/system';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import type { Session } from './session.ts';

/**
 * Server-sent events for one session. The stream carries hints and heartbeats only. It ends when the session ends,
 * when the LISTEN connection to the database breaks (hints may be lost, and a reconnect makes the browser fetch
 * everything again), or when the server stops.
 */

/**
 * Limit per person and process. Tabs of a browser share a stream, so this is the number of browsers. One more closes
 * the oldest, which may be the half-open connection of a phone that reconnected.
 */
export const maxStreamsPerPerson = 10;

const open = new Set<() => void>();
/** The streams of each person, the oldest first. */
const openByPerson = new Map<string, Set<() => void>>();

export function streamEvents(
  deps: Pick<Deps, 'now' | 'live'>,
  call: { session: Session; request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const { reply, session } = call;
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (hint: Hint) => void reply.raw.write(`data: ${JSON.stringify(hint)}\n\n`);
  reply.raw.write(': connected\n\n');
  const unsubscribe = deps.live.subscribe(session.user.id, (hint) => {
    // 'session' hints name the session that ended; only its own stream closes.
    if (hint.topic === 'session' && hint.id !== undefined && hint.id !== session.id) return;
    send(hint);
    if (hint.topic === 'session') close();
  });
  const heartbeat = setInterval(() => reply.raw.write(': still here\n\n'), liveHeartbeatMs);
  const expiry = setTimeout(close, Math.min(session.expiresAt.getTime() - deps.now().getTime(), 2 ** 31 - 1));
  registerStream(session.user.id, close);
  reply.raw.on('close', close);
  return reply;

  function close(): void {
    if (!open.delete(close)) return;
    unregisterStream(session.user.id, close);
    clearInterval(heartbeat);
    clearTimeout(expiry);
    unsubscribe();
    reply.raw.end();
  }
}

function registerStream(userId: string, close: () => void): void {
  const own = openByPerson.get(userId) ?? new Set();
  const [oldest] = own;
  if (own.size >= maxStreamsPerPerson) oldest?.();
  openByPerson.set(userId, own.add(close));
  open.add(close);
}

function unregisterStream(userId: string, close: () => void): void {
  const own = openByPerson.get(userId);
  own?.delete(close);
  if (own?.size === 0) openByPerson.delete(userId);
}

export function countStreams(): number {
  return open.size;
}

/** Ends every stream, so that a stopping server does not wait for open streams. */
export function closeStreams(): void {
  for (const close of [...open]) close();
}

export function endStreamsWithServer(app: FastifyInstance): void {
  app.addHook('preClose', async () => closeStreams());
}
