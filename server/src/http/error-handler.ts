import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PasswordHashingBusy } from '../crypto/passwords.ts';
import { isDatabaseFailure, isDatabaseOut, isLockTimeout } from '../db/database-errors.ts';
import { sqlStateOf } from '../db/sql-state.ts';
import { Refusal } from '../domain/refusal.ts';
import { errorEnvelope } from './error-envelope.ts';

/** Sends every failure in the same envelope; the message of an unexpected error is 'Internal error'. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  if (isDatabaseFailure(error)) failedOnDatabase.add(request);
  if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
  else if (refusal !== error)
    request.log.info({ ...describeForLog(error), requestId: request.id }, 'request refused');
  sendRefusal(refusal, request, reply);
}

/** Requests whose failure db/outage-log.ts counts; they get no log line of their own. */
export const failedOnDatabase = new WeakSet<FastifyRequest>();

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(refusal, request.id));
}

/** Framework messages contain the URL, query included, and may be long, so only their code is logged. */
function describeForLog(error: unknown): { reason: string } | { err: unknown } {
  const { code } = error as Partial<FastifyError>;
  return typeof code === 'string' && code.startsWith('FST_ERR_') ? { reason: code } : { err: error };
}

/** Values that PostgreSQL cannot store. Validation should have refused them; they must not become a 500. */
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

/** Every framework error with a 4xx status was caused by the request, whatever its code. */
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
