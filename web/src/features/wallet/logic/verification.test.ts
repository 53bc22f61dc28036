import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import {
  afterFailure,
  afterSuccess,
  referenceIn,
  runVerification,
  shouldRetry,
  totalAttempts,
} from './verification';

const offline = new ApiError('Network error. Please check your connection and try again.', { status: 0 });
const declined = new ApiError('The payment was declined.', { status: 422, code: 'payment_failed' });

/** Answers in turn; an error is thrown. */
async function verify(...answers: ({ amount: number } | Error)[]) {
  const attempts: number[] = [];
  let pauses = 0;
  const verification = await runVerification({
    ask: async () => {
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer;
      return answer;
    },
    pause: async () => {
      pauses += 1;
    },
    onAttempt: (attempt) => attempts.push(attempt),
  });
  return { verification, attempts, pauses };
}

describe('verifying a payment', () => {
  test('succeeds at once where it can (U329)', async () => {
    const { verification, attempts } = await verify({ amount: 150_050 });
    expect(verification).toEqual({ state: 'success', amountNaira: 1_500.5 });
    expect(attempts).toEqual([1]);
  });

  test('U598, U599, U600: asks again after a network failure, twice, with a pause before each', async () => {
    const { verification, attempts, pauses } = await verify(offline, offline, offline, { amount: 1 });
    expect(attempts).toEqual([1, 2, 3]);
    expect(pauses).toBe(2);
    expect(verification).toMatchObject({
      state: 'error',
      title: 'Transaction Verification Failed',
      sentence: offline.message,
    });
  });

  test('a later attempt may succeed', async () => {
    const { verification, pauses } = await verify(offline, { amount: 10_000 });
    expect(verification).toEqual({ state: 'success', amountNaira: 100 });
    expect(pauses).toBe(1);
  });

  test('does not ask again about a payment that was declined', async () => {
    const { verification, attempts } = await verify(declined, { amount: 1 });
    expect(attempts).toEqual([1]);
    expect(verification).toEqual({ state: 'declined', sentence: declined.message });
  });
});

test('U327: the reference is taken from the query', () => {
  expect(referenceIn(new URLSearchParams('reference=fund-1&trxref=fund-2'))).toBe('fund-1');
  expect(referenceIn(new URLSearchParams('trxref=fund-2'))).toBe('fund-2');
  expect(referenceIn(new URLSearchParams('reference='))).toBeUndefined();
});

describe('U598, U599: asking again', () => {
  const sentence = 'Network error. Please check your connection and try again.';

  test.each([
    [1, true],
    [2, true],
    [3, false],
  ])('after attempt %i: %s', (attempt, again) => {
    expect(shouldRetry({ sentence, attempt })).toBe(again);
  });

  test.each([
    ["Your bank's network has not confirmed this payment yet.", true],
    ['The payment was declined. Nothing was added to your wallet.', false],
    ['Unable to verify transaction status. Please contact support.', false],
  ])('for "%s": %s', (message, again) => {
    expect(shouldRetry({ sentence: message, attempt: 1 })).toBe(again);
  });

  test('U335: three attempts at most', () => {
    expect(totalAttempts).toBe(3);
  });
});

test('U489: the verified amount is divided by 100', () => {
  expect(afterSuccess(150_050)).toEqual({ state: 'success', amountNaira: 1_500.5 });
});

test.each([
  ['payment_failed', { state: 'declined', sentence: 'No.' }],
  ['payment_not_completed', { state: 'cancelled' }],
  ['payment_pending', { state: 'error', again: 'verify' }],
  [undefined, { state: 'error', again: 'verify' }],
] as const)('U343: after %s: %o', (code, verification) => {
  expect(afterFailure({ sentence: 'No.', code })).toMatchObject(verification);
});
