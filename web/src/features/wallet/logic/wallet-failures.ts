import { ApiError, isAnswerWithoutSuccess } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';

/** What the catalogue says about each failure of the wallet that came without a sentence of its own. */
export function fundingFailure(error: unknown): string {
  return failureSentence(
    error,
    isAnswerWithoutSuccess(error) ? 'Funding failed' : 'There was an error processing your payment.',
  );
}

export function verificationFailure(error: unknown): string {
  return failureSentence(
    error,
    isAnswerWithoutSuccess(error)
      ? 'Payment verification unsuccessful'
      : 'Unable to verify transaction status. Please contact support.',
  );
}

export function bankAccountFailure(error: unknown): string {
  return failureSentence(error, 'Unable to verify bank account.');
}

export function accountsFailure(error: unknown): string {
  return failureSentence(
    error,
    error instanceof ApiError ? 'Failed to fetch accounts' : 'Something went wrong',
  );
}
