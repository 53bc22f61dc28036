import { staffListingStatuses } from '@oja/contract/listing-fields';
import { describe, expect, test } from 'vitest';
import { actionsOf, decideMove, transitionNames } from '../process.ts';
import {
  isEditable,
  type ListingActor,
  type ListingTransition,
  listingProcess,
  type StoredListingStatus,
} from './listing-process.ts';

/** Written out by hand, so that a change of the table must be meant: every move that is allowed, and no other. */
const allowed = new Set<string>([
  'submit draft seller pending',
  'submit rejected seller pending',
  'recheck posted seller pending',
  'withdraw pending seller draft',
  'withdraw posted seller draft',
  'withdraw rejected seller draft',
  'approve pending moderator posted',
  'approve pending admin posted',
  'undo_approval posted moderator pending',
  'undo_approval posted admin pending',
  'reject pending moderator rejected',
  'reject pending admin rejected',
  ...['pending', 'posted'].flatMap((status) => [
    `hide ${status} moderator rejected`,
    `hide ${status} admin rejected`,
  ]),
  'unhide rejected moderator posted',
  'unhide rejected admin posted',
  'send_back posted moderator pending',
  'send_back posted admin pending',
  ...['draft', 'pending', 'posted', 'rejected'].flatMap((status) => [
    `remove ${status} seller removed`,
    `remove ${status} admin removed`,
  ]),
  'sell posted purchase sold',
  'dispute sold purchase disputed',
  'resume disputed purchase sold',
  'settle sold purchase sold',
  'settle disputed purchase sold',
  'give_back sold purchase draft',
  'give_back disputed purchase draft',
]);

const actors: readonly ListingActor[] = ['seller', 'moderator', 'admin', 'purchase'];
const moves = transitionNames(listingProcess).flatMap((transition: ListingTransition) =>
  staffListingStatuses.flatMap((status) => actors.map((actor) => ({ transition, status, actor }))),
);

describe('the listing process (U554, A423)', () => {
  test.each(moves)('$transition from $status by $actor', ({ transition, status, actor }) => {
    const move = decideMove(listingProcess, transition, { status, actor });
    const expected = [...allowed].find((row) => row.startsWith(`${transition} ${status} ${actor} `));
    if (expected === undefined) expect(move.kind).not.toBe('allowed');
    else expect(move).toEqual({ kind: 'allowed', to: expected.split(' ')[3] });
  });

  test('begins with a draft or an offer, and only the seller keeps drafts', () => {
    const beginnings = transitionNames(listingProcess).filter(
      (name) => listingProcess[name].from.length === 0,
    );
    expect(beginnings).toEqual(['draft', 'offer']);
    expect(listingProcess.draft.by).toEqual(['seller']);
    expect(listingProcess.offer.by).toEqual(['seller', 'admin']);
  });

  test('leaves what was removed as it is', () => {
    for (const actor of actors) expect(actionsOf(listingProcess, { status: 'removed', actor })).toEqual([]);
  });

  test('lets only the purchase process touch what was sold, and no actor edit it', () => {
    const sold: readonly StoredListingStatus[] = ['sold', 'disputed'];
    for (const status of sold) {
      expect(isEditable(status)).toBe(false);
      for (const actor of ['seller', 'moderator', 'admin'] as const) {
        expect(actionsOf(listingProcess, { status, actor })).toEqual([]);
      }
    }
  });

  test('has no status that cannot be reached', () => {
    const reached = Object.values(listingProcess).map(({ to }) => to);
    expect(reached).toEqual(expect.arrayContaining([...staffListingStatuses]));
  });
});
