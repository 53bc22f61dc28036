import { listingStatuses } from '@oja/contract/listing-fields';
import { describe, expect, test } from 'vitest';
import { decideEdit, type Edit } from './decide-edit.ts';
import { decideRequestedStatus } from './decide-requested-status.ts';

const untouched: Edit = {
  requestedStatus: undefined,
  changesIdentity: false,
  changesCredentials: false,
  changesHandover: false,
  changesPassword: false,
  addsPictures: false,
};
const listing = (status: (typeof listingStatuses)[number], needsNewCredentials = false) => ({
  status,
  needsNewCredentials,
});

describe('a requested status', () => {
  const outcome = (status: (typeof listingStatuses)[number], requested: string) => {
    const move = decideRequestedStatus(status, requested);
    return move.kind === 'move' ? move.transition : move.kind === 'refused' ? move.code : move.kind;
  };

  test.each(listingStatuses)('%s stays what it is when it is sent along', (status) => {
    expect(outcome(status, status)).toBe('stay');
    expect(decideRequestedStatus(status, undefined)).toEqual({ kind: 'stay' });
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
      ['posted', 'sold', 'disputed', 'rejected', 'active'].map((requested) => [status, requested] as const),
    ),
  )('%s never becomes %s by its seller', (status, requested) => {
    const same = status === (requested === 'active' ? 'posted' : requested);
    expect(outcome(status, requested)).toBe(same ? 'stay' : 'listing_status_refused');
  });
});

describe('an edit by the seller', () => {
  test.each(['sold', 'disputed'] as const)('of a %s listing is refused', (status) => {
    expect(decideEdit(listing(status), untouched)).toEqual({ kind: 'refused', code: 'listing_in_sale' });
  });

  test('of words and figures leaves it on the market', () => {
    expect(decideEdit(listing('posted'), untouched)).toEqual({ kind: 'allowed', transition: null });
  });

  test.each(['changesIdentity', 'changesCredentials', 'changesHandover', 'addsPictures'] as const)(
    'that %s sends a posted listing back to staff, and no other',
    (what) => {
      const edit = { ...untouched, [what]: true };
      expect(decideEdit(listing('posted'), edit)).toEqual({ kind: 'allowed', transition: 'recheck' });
      for (const status of ['draft', 'pending', 'rejected'] as const)
        expect(decideEdit(listing(status), edit)).toEqual({ kind: 'allowed', transition: null });
    },
  );

  test('that withdraws it does just that, whatever else it changes', () => {
    const edit = { ...untouched, requestedStatus: 'draft', changesIdentity: true };
    expect(decideEdit(listing('posted'), edit)).toEqual({ kind: 'allowed', transition: 'withdraw' });
  });

  test('submits after a refund only together with a new password', () => {
    const submit = { ...untouched, requestedStatus: 'pending' };
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
