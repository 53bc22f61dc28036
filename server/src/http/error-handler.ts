import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { PasswordHashingBusy } from '../crypto/passwords.ts';
import { isDatabaseOut, isLockTimeout } from '../db/database-trouble.ts';
import { sqlStateOf } from '../db/transaction.ts';
import { Refusal } from '../domain/refusal.ts';

/** Every failure leaves as the same envelope; what is not known to be harmless reads 'Internal error'. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed');
  else if (refusal !== error) request.log.info({ err: error, requestId: request.id }, 'request refused');
  sendRefusal(refusal, request, reply);
}

export function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({
      status: 'error',
      code: refusal.code,
      message: refusal.message,
      error: refusal.message,
      ...(refusal.details ? { details: refusal.details } : {}),
      request_id: request.id,
    });
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
  return fromFramework(error as FastifyError);
}

function fromFramework(error: FastifyError): Refusal {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('body_too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal('content_type_unsupported');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new Refusal('malformed_request');
    default:
      return error.statusCode === 400 ? new Refusal('malformed_request') : new Refusal('internal_error');
  }
}
