import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { creationFailure, deletionFailure, isAboutPlan, updateFailure } from './listing-failures.ts';

const withoutSentence = (status: number) => new ApiError(undefined, { status });

describe('failures of the own listings', () => {
  test("U812, U815, U816: the server's sentence, else the one of the catalogue", () => {
    const refused = new ApiError('This account is on Oja already and cannot be listed twice.', {
      status: 409,
    });
    for (const failure of [creationFailure, updateFailure, deletionFailure]) {
      expect(failure(refused)).toBe('This account is on Oja already and cannot be listed twice.');
    }
    expect(creationFailure(withoutSentence(502))).toBe('Failed to add account. Please try again.');
    expect(updateFailure(withoutSentence(502))).toBe('Failed to update listing. Please try again.');
    expect(deletionFailure(withoutSentence(502))).toBe('Failed to delete listing. Please try again.');
  });

  test('U643, U644: an answer that does not say success is a failure', () => {
    expect(creationFailure(withoutSentence(200))).toBe('Failed to create listing');
  });

  test('knows when a plan is in the way', () => {
    expect(isAboutPlan(new ApiError('Full.', { status: 409, code: 'upload_limit_reached' }))).toBe(true);
    expect(isAboutPlan(new ApiError('Twice.', { status: 409, code: 'listing_duplicate' }))).toBe(false);
  });
});
