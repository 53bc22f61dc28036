import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PasswordHashingBusy } from '../crypto/passwords.ts';
import { isDatabaseFailure, isDatabaseOut, isLockTimeout } from '../db/database-trouble.ts';
import { sqlStateOf } from '../db/transaction.ts';
import { Refusal } from '../domain/refusal.ts';
import { errorEnvelope } from './error-envelope.ts';

/** Every failure leaves as the same envelope; what is not known to be harmless reads 'Internal error'. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  if (isDatabaseFailure(error)) failedOnDatabase.add(request);
  if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
  else if (refusal !== error)
    request.log.info({ ...describeForLog(error), requestId: request.id }, 'request refused');
  sendRefusal(refusal, request, reply);
}

/** Requests that the throttled line about an unavailable database counts (db/outage-log.ts): they get no line of their own. */
export const failedOnDatabase = new WeakSet<FastifyRequest>();

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(refusal, request.id));
}

/** The messages of the framework repeat the address, query included, and it may be long; the code is enough. */
function describeForLog(error: unknown): { reason: string } | { err: unknown } {
  const { code } = error as Partial<FastifyError>;
  return typeof code === 'string' && code.startsWith('FST_ERR_') ? { reason: code } : { err: error };
}

/** Text, numbers or ids that PostgreSQL cannot hold. Validation should have caught them; nobody gets a 500 for it. */
const unstorableStates = new Set(['22021', '22P05', '22P02', '22003', '22001']);

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof PasswordHashingBusy)
    return new Refusal('service_unavailable', { retryAfterSeconds: 2 });
  const state = sqlStateOf(error);
  if (state !== undefined && unstorableStates.has(state)) return new Refusal('invalid_input');
  if (isLockTimeout(error)) return new Refusal('service_unavailable', { retryAfterSeconds: 2 });
  if (isDatabaseOut(error)) return new Refusal('service_unavailable', { retryAfterSeconds: 5 });
  return fromFramework((error ?? {}) as Partial<FastifyError>);
}

/** Every error of the framework that names a 4xx status was provoked by the request, whatever its code. */
function fromFramework(error: Partial<FastifyError>): Refusal {
  switch (error.statusCode) {
    case 404:
    // A path parameter longer than the router allows is an id that cannot exist.
    case 414:
      return new Refusal('not_found');
    case 408:
      return new Refusal('request_timed_out');
    case 413:
      return new Refusal('body_too_large');
    case 415:
      return new Refusal('content_type_unsupported');
  }
  const isProvoked = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new Refusal(isProvoked ? 'malformed_request' : 'internal_error');
}
