import type { ErrorCode } from '@oja/contract/errors';
import { listingStatusLabels } from '@oja/contract/listing-labels';
import { decideMove } from '../process.ts';
import { type ListingTransition, listingProcess, type StoredListingStatus } from './listing-process.ts';

export type RequestedStatus =
  | { kind: 'stay' }
  | { kind: 'move'; transition: ListingTransition }
  | { kind: 'refused'; code: ErrorCode; message?: string };

/**
 * The edit form offers every status, but sellers can only submit and withdraw; the present status, by any of its names,
 * is no move.
 */
export function decideRequestedStatus(
  status: StoredListingStatus,
  requested: string | undefined,
): RequestedStatus {
  const target = requested === 'active' ? 'posted' : requested;
  if (target === undefined || target === status) return { kind: 'stay' };
  if (target !== 'pending' && target !== 'draft') return { kind: 'refused', code: 'listing_status_refused' };
  const candidates: readonly ListingTransition[] =
    target === 'pending' ? ['submit', 'recheck'] : ['withdraw'];
  const transition = candidates.find(
    (name) => decideMove(listingProcess, name, { status, actor: 'seller' }).kind === 'allowed',
  );
  if (transition !== undefined) return { kind: 'move', transition };
  return {
    kind: 'refused',
    code: 'listing_move_refused',
    message: `A listing with the status ${listingStatusLabels[status]} cannot become ${listingStatusLabels[target]}.`,
  };
}
