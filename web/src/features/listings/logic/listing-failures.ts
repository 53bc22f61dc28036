import { ApiError, isAnswerWithoutSuccess } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';

/** What the catalogue says about each failure that came without a sentence of its own. */
export function creationFailure(error: unknown): string {
  return failureSentence(
    error,
    isAnswerWithoutSuccess(error) ? 'Failed to create listing' : 'Failed to add account. Please try again.',
  );
}

export function updateFailure(error: unknown): string {
  return failureSentence(error, 'Failed to update listing. Please try again.');
}

export function deletionFailure(error: unknown): string {
  return failureSentence(error, 'Failed to delete listing. Please try again.');
}

/** The plan of the seller is what stands in the way, and another plan is the way on. */
export function isAboutPlan(error: unknown): boolean {
  return error instanceof ApiError && ['seller_plan_required', 'upload_limit_reached'].includes(error.code);
}
