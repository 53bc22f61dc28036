import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { runVerification } from './run-verification';

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
    expect(verification).toMatchObject({ state: 'error', again: 'pay' });
  });
});
