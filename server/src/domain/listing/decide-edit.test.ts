import { listingStatuses } from '@oja/contract/listing-fields';
import { describe, expect, test } from 'vitest';
import { decideEdit, type Edit } from './decide-edit.ts';
import { decideStatusWish } from './decide-status-wish.ts';

const untouched: Edit = {
  wishedStatus: undefined,
  changesIdentity: false,
  changesCredentials: false,
  changesPassword: false,
  addsPictures: false,
};
const listing = (status: (typeof listingStatuses)[number], needsNewCredentials = false) => ({
  status,
  needsNewCredentials,
});

describe('a wished status', () => {
  const outcome = (status: (typeof listingStatuses)[number], wished: string) => {
    const wish = decideStatusWish(status, wished);
    return wish.kind === 'move' ? wish.transition : wish.kind === 'refused' ? wish.code : wish.kind;
  };

  test.each(listingStatuses)('%s stays what it is when it is sent along', (status) => {
    expect(outcome(status, status)).toBe('stay');
    expect(decideStatusWish(status, undefined)).toEqual({ kind: 'stay' });
  });

  test('active is another name for posted', () => {
    expect(outcome('posted', 'active')).toBe('stay');
    expect(outcome('draft', 'active')).toBe('listing_status_refused');
  });

  test.each([
    ['draft', 'submit', 'stay'],
    ['pending', 'stay', 'withdraw'],
    ['posted', 'recheck', 'withdraw'],
    ['rejected', 'submit', 'withdraw'],
    ['sold', 'listing_move_refused', 'listing_move_refused'],
    ['disputed', 'listing_move_refused', 'listing_move_refused'],
  ] as const)('%s may become pending (%s) and draft (%s)', (status, toPending, toDraft) => {
    expect(outcome(status, 'pending')).toBe(toPending);
    expect(outcome(status, 'draft')).toBe(toDraft);
  });

  test.each(
    listingStatuses.flatMap((status) =>
      ['posted', 'sold', 'disputed', 'rejected', 'active'].map((wished) => [status, wished] as const),
    ),
  )('%s never becomes %s by its seller (D14)', (status, wished) => {
    const same = status === (wished === 'active' ? 'posted' : wished);
    expect(outcome(status, wished)).toBe(same ? 'stay' : 'listing_status_refused');
  });
});

describe('an edit by the seller', () => {
  test.each(['sold', 'disputed'] as const)('of a %s listing is refused (D12)', (status) => {
    expect(decideEdit(listing(status), untouched)).toEqual({ kind: 'refused', code: 'listing_in_sale' });
  });

  test('of words and figures leaves it on the market', () => {
    expect(decideEdit(listing('posted'), untouched)).toEqual({ kind: 'allowed', transition: null });
  });

  test.each(['changesIdentity', 'changesCredentials', 'addsPictures'] as const)(
    'that %s sends a posted listing back to staff (D15), and no other',
    (what) => {
      const edit = { ...untouched, [what]: true };
      expect(decideEdit(listing('posted'), edit)).toEqual({ kind: 'allowed', transition: 'recheck' });
      for (const status of ['draft', 'pending', 'rejected'] as const)
        expect(decideEdit(listing(status), edit)).toEqual({ kind: 'allowed', transition: null });
    },
  );

  test('that withdraws it does just that, whatever else it changes', () => {
    const edit = { ...untouched, wishedStatus: 'draft', changesIdentity: true };
    expect(decideEdit(listing('posted'), edit)).toEqual({ kind: 'allowed', transition: 'withdraw' });
  });

  test('submits after a refund only together with a new password (D18)', () => {
    const submit = { ...untouched, wishedStatus: 'pending' };
    expect(decideEdit(listing('draft', true), submit)).toEqual({
      kind: 'refused',
      code: 'listing_needs_new_credentials',
    });
    const withName = { ...submit, changesCredentials: true };
    expect(decideEdit(listing('draft', true), withName).kind).toBe('refused');
    const withPassword = { ...withName, changesPassword: true };
    expect(decideEdit(listing('draft', true), withPassword)).toEqual({
      kind: 'allowed',
      transition: 'submit',
    });
  });
});
