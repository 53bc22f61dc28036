import type { Endpoint } from '@oja/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A client that sends its body drop by drop would hold a connection for ever. JSON has ten seconds to arrive;
 * pictures and documents get two minutes, since people upload them over slow phone networks.
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

/** A hook: the body is here. */
export function stopBodyDeadline(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  clearTimeout(deadlines.get(request));
  done();
}
