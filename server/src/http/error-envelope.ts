import type { Failure } from '@oja/contract/envelope';
import type { Refusal } from '../domain/refusal.ts';

/** The body of every refused or failed call. */
export function errorEnvelope(refusal: Refusal, requestId: string): Failure {
  return {
    status: 'error',
    code: refusal.code,
    message: refusal.message,
    error: refusal.message,
    ...(refusal.details ? { details: refusal.details } : {}),
    request_id: requestId,
  };
}
