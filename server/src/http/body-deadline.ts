import type { Endpoint } from '@oja/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Deadline for request bodies, so that a slow client cannot hold a connection for ever: ten seconds for JSON, two
 * minutes for pictures and documents, which are uploaded over slow mobile networks.
 */
const jsonDeadlineMs = 10_000;
const largeDeadlineMs = 120_000;

const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>();

export function startBodyDeadline(request: FastifyRequest, record: Endpoint): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const timer = setTimeout(
    () => request.raw.destroy(),
    record.bodyLimitBytes === undefined ? jsonDeadlineMs : largeDeadlineMs,
  );
  timer.unref();
  deadlines.set(request, timer);
  request.raw.once('close', () => clearTimeout(timer));
}

/** Hook that runs when the body has arrived. */
export function stopBodyDeadline(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  clearTimeout(deadlines.get(request));
  done();
}
