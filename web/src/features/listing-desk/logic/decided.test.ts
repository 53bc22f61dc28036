import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { decidedToast, failureToast } from './decided.ts';

const refusal = {
  id: 'b',
  code: 'listing_not_pending',
  message: 'This listing is not waiting for review any more.',
};

describe('the toast about a decision', () => {
  test('A599, A600: it went through', () => {
    expect(decidedToast('approve', { done: ['a'], refused: [] })).toEqual({
      title: 'Listing Approved!',
      description: '1 listing is now on the market, unless the seller may not sell at present.',
    });
    expect(decidedToast('reject', { done: ['a', 'b'], refused: [] })).toEqual({
      title: 'Listing Rejected!',
      description: '2 listings are sent back with your reason.',
    });
  });

  test('some of several could not be decided', () => {
    expect(decidedToast('approve', { done: ['a'], refused: [refusal] }).description).toBe(
      '1 listing is now on the market, unless the seller may not sell at present. 1 listing stayed as it was: This listing is not waiting for review any more.',
    );
    expect(decidedToast('approve', { done: [], refused: [refusal] })).toEqual({
      title: 'Approval Failed!',
      description: refusal.message,
      variant: 'destructive',
    });
  });

  test('A586 to A589: it failed, with the sentence of the catalogue', () => {
    expect(failureToast('approve', new ApiError('Internal error', { status: 500 }))).toEqual({
      title: 'Approval Failed!',
      description: 'Unable to approve this listing. Please try again.',
      variant: 'destructive',
    });
    expect(failureToast('reject', new TypeError('broken'))).toEqual({
      title: 'Rejection Failed!',
      description: 'Unable to reject this listing. Please try again.',
      variant: 'destructive',
    });
  });

  test('a refusal says why', () => {
    expect(failureToast('approve', new ApiError(refusal.message, { status: 409 })).description).toBe(
      refusal.message,
    );
  });
});
