import type { ErrorCode } from '@oja/contract/errors';
import { decideMove } from '../process.ts';
import { type ListingTransition, listingProcess, type StoredListingStatus } from './listing-process.ts';

export type StatusWish =
  | { kind: 'stay' }
  | { kind: 'move'; transition: ListingTransition }
  | { kind: 'refused'; code: ErrorCode; message?: string };

/**
 * The edit form offers every status. Sellers themselves submit and withdraw, nothing else; the present status, by
 * any of its names, is no move.
 */
export function decideStatusWish(status: StoredListingStatus, wished: string | undefined): StatusWish {
  const wish = wished === 'active' ? 'posted' : wished;
  if (wish === undefined || wish === status) return { kind: 'stay' };
  if (wish !== 'pending' && wish !== 'draft') return { kind: 'refused', code: 'listing_status_refused' };
  const candidates: readonly ListingTransition[] = wish === 'pending' ? ['submit', 'recheck'] : ['withdraw'];
  const transition = candidates.find(
    (name) => decideMove(listingProcess, name, { status, actor: 'seller' }).kind === 'allowed',
  );
  if (transition !== undefined) return { kind: 'move', transition };
  return {
    kind: 'refused',
    code: 'listing_move_refused',
    message: `A listing that is ${status} cannot become ${wish}.`,
  };
}
