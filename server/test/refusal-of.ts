import { expect } from 'vitest';
import type { RawCallResult } from './calls.ts';

/** Status and code of a refused call, to be asserted together. */
export function refusalOf({
  status,
  body,
}: Pick<RawCallResult, 'status' | 'body'>): [number, string | undefined] {
  return [status, body.code];
}

/** What became of calls that ran at the same time, sorted: '200', or status and code of a refusal as '409 state_conflict'. */
export function outcomesOf(answers: readonly Pick<RawCallResult, 'status' | 'body'>[]): string[] {
  return answers
    .map(({ status, body }) => (status < 400 ? `${status}` : `${status} ${body.code}`))
    .toSorted();
}

/** The first field that a call refused as invalid input names. */
export function refusedFieldOf(answer: Pick<RawCallResult, 'status' | 'body'>): string | undefined {
  expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
  return answer.body.details?.[0]?.field;
}
