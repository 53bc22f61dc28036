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
    expect(decidedToast('approve', { done: ['a'], off_market: [], refused: [] })).toEqual({
      title: 'Listing Approved!',
      description: '1 listing is now on the market.',
    });
    expect(decidedToast('reject', { done: ['a', 'b'], refused: [] })).toEqual({
      title: 'Listing Rejected!',
      description: '2 listings are sent back with your reason.',
    });
  });

  test('some of several could not be decided', () => {
    expect(decidedToast('approve', { done: ['a'], refused: [refusal] }).description).toBe(
      '1 listing is now on the market. 1 listing stayed as it was: This listing is not waiting for review any more.',
    );
    expect(decidedToast('approve', { done: [], refused: [refusal] })).toEqual({
      title: 'Approval Failed!',
      description: refusal.message,
      variant: 'destructive',
    });
  });

  test.each([
    [
      ['a'],
      ['a'],
      '1 listing is approved but stays off the market, because its seller may not sell at present.',
    ],
    [
      ['a', 'b', 'c'],
      ['b', 'c'],
      '1 listing is now on the market. 2 listings are approved but stay off the market, because their sellers may not sell at present.',
    ],
  ])('approved %j, of which %j have a seller who may not sell', (done, offMarket, description) => {
    expect(decidedToast('approve', { done, off_market: offMarket, refused: [] })).toEqual({
      title: 'Listing Approved!',
      description,
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
