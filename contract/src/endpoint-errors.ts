import { admitsStaff, needsSession } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import { type ErrorCode, errorCodes } from './errors.ts';

/**
 * Errors that come from the HTTP kernel and not from a use case, each with the endpoints that can answer so.
 * Every endpoint refuses query fields it does not know, hence `invalid_input` for all.
 */
const kernelErrors: readonly { code: ErrorCode; when: (record: Endpoint) => boolean }[] = [
  { code: 'invalid_input', when: () => true },
  { code: 'malformed_request', when: takesBody },
  { code: 'session_required', when: (record) => needsSession(record.access) },
  { code: 'session_invalid', when: (record) => needsSession(record.access) },
  { code: 'access_denied', when: (record) => needsSession(record.access) },
  { code: 'two_factor_required', when: waitsForTwoFactor },
  { code: 'view_only', when: (record) => needsSession(record.access) },
  { code: 'view_over', when: (record) => needsSession(record.access) },
  { code: 'proof_required', when: (record) => record.proof !== undefined },
  { code: 'cross_site_refused', when: (record) => record.method !== 'GET' },
  { code: 'not_found', when: (record) => record.params !== undefined },
  { code: 'body_too_large', when: takesBody },
  { code: 'content_type_unsupported', when: takesBody },
  { code: 'idempotency_key_reused', when: (record) => record.idempotent === true },
  { code: 'too_many_requests', when: (record) => record.limit !== 'unlimited' },
  { code: 'internal_error', when: () => true },
  { code: 'service_unavailable', when: () => true },
  { code: 'maintenance', when: (record) => !record.duringMaintenance },
];

/** Every error that an endpoint can answer with, its own and the common ones, by HTTP status. */
export function errorsByStatus(record: Endpoint): Map<number, ErrorCode[]> {
  const common = kernelErrors.filter((error) => error.when(record)).map((error) => error.code);
  const codes = [...new Set([...common, ...(record.errors ?? [])])];
  const byStatus = Map.groupBy(codes, (code): number => errorCodes[code].status);
  return new Map([...byStatus].sort(([one], [other]) => one - other));
}

function takesBody(record: Endpoint): boolean {
  return record.body !== undefined || record.binaryBody !== undefined;
}

/** True where staff who must have two-factor sign-in are refused until they have switched it on. */
export function waitsForTwoFactor(record: Endpoint): boolean {
  return admitsStaff(record.access) && !record.beforeTwoFactor;
}
