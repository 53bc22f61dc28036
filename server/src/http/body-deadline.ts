import type { Endpoint } from '@oja/contract/endpoint';
import type { FastifyRequest } from 'fastify';

/**
 * Deadline for request bodies, so that a slow client cannot hold a connection for ever: ten seconds for JSON, two
 * minutes for pictures and documents, which are uploaded over slow mobile networks.
 */
const jsonDeadlineMs = 10_000;
const largeDeadlineMs = 120_000;

const deadlines = new WeakMap<FastifyRequest, NodeJS.Timeout>();

export function startBodyDeadline(request: FastifyRequest, record: Endpoint): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.raw.complete) return;
  const timer = setTimeout(
    () => request.raw.destroy(),
    record.bodyLimitBytes === undefined ? jsonDeadlineMs : largeDeadlineMs,
  );
  timer.unref();
  deadlines.set(request, timer);
  request.raw.once('close', () => clearTimeout(timer));
}

/** Whether the body was still on its way when the session of the request had been read. */
export function stopBodyDeadline(request: FastifyRequest): boolean {
  clearTimeout(deadlines.get(request));
  return deadlines.has(request);
}
