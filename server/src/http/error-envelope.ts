import type { failure } from '@oja/contract/envelope';
import type { z } from 'zod';
import type { Refusal } from '../domain/refusal.ts';

/** The body of every refused or failed call. */
export function errorEnvelope(refusal: Refusal, requestId: string): z.input<typeof failure> {
  return {
    status: 'error',
    code: refusal.code,
    message: refusal.message,
    error: refusal.message,
    ...(refusal.details ? { details: refusal.details } : {}),
    request_id: requestId,
  };
}
