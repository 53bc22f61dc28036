import { describe, expect, test } from 'vitest';
import { afterFailure, afterSuccess, referenceIn, shouldRetry, totalAttempts } from './verification';

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
  ['payment_failed', 'pay'],
  ['payment_not_completed', 'pay'],
  ['payment_pending', 'verify'],
  [undefined, 'verify'],
] as const)('U343: after %s, Try Again means to %s', (code, again) => {
  expect(afterFailure({ sentence: 'No.', code })).toMatchObject({ again });
});
