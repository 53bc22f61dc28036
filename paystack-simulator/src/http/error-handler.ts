import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from '../refusals.ts';

/** Every failure of the simulator is sent in Paystack's envelope, independent of the host's error handler. */
export function answerErrorsAsPaystack(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.http >= 500 && refusal !== error)
      request.log.error({ err: error }, 'paystack simulator failed');
    return reply.code(refusal.http).send(refusal.body);
  });
}

export function answerUnknownEndpoints(app: FastifyInstance): void {
  app.setNotFoundHandler((request) => {
    throw new Refusal('endpoint_unknown', { detail: `${request.method} ${request.url.split('?')[0]}` });
  });
}

function asRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode } = error;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal('body_malformed', { detail: error.message, http: statusCode });
  return new Refusal('failed');
}
