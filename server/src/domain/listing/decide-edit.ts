import type { ErrorCode } from '@oja/contract/errors';
import { decideStatusWish } from './decide-status-wish.ts';
import { isEditable, type ListingTransition, type StoredListingStatus } from './listing-process.ts';

export interface EditedListing {
  status: StoredListingStatus;
  needsNewCredentials: boolean;
}

/** What an edit touches, apart from words and figures that staff need not see again. */
export interface Edit {
  wishedStatus: string | undefined;
  /** Another handle, platform or address. */
  changesIdentity: boolean;
  changesCredentials: boolean;
  /** Another password than the one a buyer saw. */
  changesPassword: boolean;
  /** Pictures that nobody has looked at yet. */
  addsPictures: boolean;
}

export type EditDecision =
  | { kind: 'refused'; code: ErrorCode; message?: string }
  | { kind: 'allowed'; transition: ListingTransition | null };

/** May a seller make this edit, and which transition comes with it? Refusals in order of precedence. */
export function decideEdit(listing: EditedListing, edit: Edit): EditDecision {
  const wish = decideStatusWish(listing.status, edit.wishedStatus);
  if (wish.kind === 'refused' && wish.code === 'listing_status_refused') return wish;
  if (!isEditable(listing.status)) return { kind: 'refused', code: 'listing_in_sale' };
  if (wish.kind === 'refused') return wish;
  if (wish.kind === 'move') {
    const isShown = listing.needsNewCredentials && !edit.changesPassword;
    if (wish.transition === 'submit' && isShown) {
      return { kind: 'refused', code: 'listing_needs_new_credentials' };
    }
    return { kind: 'allowed', transition: wish.transition };
  }
  const mustBeSeen = edit.changesIdentity || edit.changesCredentials || edit.addsPictures;
  return { kind: 'allowed', transition: listing.status === 'posted' && mustBeSeen ? 'recheck' : null };
}
