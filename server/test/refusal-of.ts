import type { RawCallResult } from './calls.ts';

/** Status and code of a refused call, to be asserted together. */
export function refusalOf({
  status,
  body,
}: Pick<RawCallResult, 'status' | 'body'>): [number, string | undefined] {
  return [status, body.code];
}
