import type { ErrorCode } from '@oja/contract/errors';
import { decideRequestedStatus } from './decide-requested-status.ts';
import { isEditable, type ListingTransition, type StoredListingStatus } from './listing-process.ts';

export interface EditedListing {
  status: StoredListingStatus;
  needsNewCredentials: boolean;
}

/** The parts of an edit that need a new review. */
export interface Edit {
  requestedStatus: string | undefined;
  /** Another handle, platform or address. */
  changesIdentity: boolean;
  changesCredentials: boolean;
  /** Another kind of hand-over, mailbox or cover. */
  changesHandover: boolean;
  /** Another password than the one a buyer saw, or none that a buyer could have seen. */
  changesPassword: boolean;
  /** Pictures that staff have not reviewed. */
  addsPictures: boolean;
}

export type EditDecision =
  | { kind: 'refused'; code: ErrorCode; message?: string }
  | { kind: 'allowed'; transition: ListingTransition | null };

/** Whether a seller may make this edit, and the transition that comes with it. Refusals in order of precedence. */
export function decideEdit(listing: EditedListing, edit: Edit): EditDecision {
  const move = decideRequestedStatus(listing.status, edit.requestedStatus);
  if (move.kind === 'refused' && move.code === 'listing_status_refused') return move;
  if (!isEditable(listing.status)) return { kind: 'refused', code: 'listing_in_sale' };
  if (move.kind === 'refused') return move;
  if (move.kind === 'move') {
    const isShown = listing.needsNewCredentials && !edit.changesPassword;
    if (move.transition === 'submit' && isShown) {
      return { kind: 'refused', code: 'listing_needs_new_credentials' };
    }
    return { kind: 'allowed', transition: move.transition };
  }
  const mustBeSeen =
    edit.changesIdentity || edit.changesCredentials || edit.changesHandover || edit.addsPictures;
  return { kind: 'allowed', transition: listing.status === 'posted' && mustBeSeen ? 'recheck' : null };
}
