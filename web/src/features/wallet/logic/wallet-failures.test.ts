import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { accountsFailure, bankAccountFailure, fundingFailure, verificationFailure } from './wallet-failures';

const withSentence = new ApiError('The payment was declined.', { status: 422 });
const silent = new ApiError(undefined, { status: 502 });
const withoutSuccess = new ApiError(undefined, { status: 200 });

test.each([fundingFailure, verificationFailure, bankAccountFailure, accountsFailure])(
  "%o repeats the server's sentence",
  (failure) => {
    expect(failure(withSentence)).toBe('The payment was declined.');
  },
);

test('U828, U830: funding without success, and without any sentence', () => {
  expect(fundingFailure(withoutSuccess)).toBe('Funding failed');
  expect(fundingFailure(silent)).toBe('There was an error processing your payment.');
});

test('U841, U842: verification without success, and without any sentence', () => {
  expect(verificationFailure(withoutSuccess)).toBe('Payment verification unsuccessful');
  expect(verificationFailure(silent)).toBe('Unable to verify transaction status. Please contact support.');
});

test('U832: a bank account that cannot be verified', () => {
  expect(bankAccountFailure(silent)).toBe('Unable to verify bank account.');
});

test('U836, U837: bank accounts that cannot be fetched', () => {
  expect(accountsFailure(silent)).toBe('Failed to fetch accounts');
  expect(accountsFailure(undefined)).toBe('Something went wrong');
});
