import type { staffListingStatuses } from '@oja/contract/listing-fields';
import type { Process, Transition } from '../process.ts';

export type StoredListingStatus = (typeof staffListingStatuses)[number];

/** The purchase process is an actor of its own: no user sells or returns a listing by hand. */
export type ListingActor = 'seller' | 'moderator' | 'admin' | 'purchase';

interface Row extends Transition<StoredListingStatus, ListingActor> {
  /** Opens or ends the sale; while it is open, the listing cannot be changed or deleted. */
  sale?: 'opens' | 'ends';
}

/**
 * The life of a listing. `hide` is the moderators' action on a posted listing; the seller may correct it and submit it
 * again, and staff may take it back (`unhide`) while the seller has not changed it. `send_back` puts a posted listing
 * into the review again; `undo_approval` does so within seconds of an approval that has not been announced. `recheck`
 * is an edit that needs a new review; `give_back` is a refund, after which the buyer knows the credentials and they
 * must be changed before the listing is offered again.
 */
export const listingProcess = {
  draft: { from: [], to: 'draft', by: ['seller'] },
  offer: { from: [], to: 'pending', by: ['seller', 'admin'] },
  submit: { from: ['draft', 'rejected'], to: 'pending', by: ['seller'] },
  recheck: { from: ['posted'], to: 'pending', by: ['seller'] },
  withdraw: { from: ['pending', 'posted', 'rejected'], to: 'draft', by: ['seller'] },
  approve: { from: ['pending'], to: 'posted', by: ['moderator', 'admin'] },
  undo_approval: { from: ['posted'], to: 'pending', by: ['moderator', 'admin'] },
  reject: { from: ['pending'], to: 'rejected', by: ['moderator', 'admin'] },
  hide: { from: ['pending', 'posted'], to: 'rejected', by: ['moderator', 'admin'] },
  unhide: { from: ['rejected'], to: 'posted', by: ['moderator', 'admin'] },
  send_back: { from: ['posted'], to: 'pending', by: ['moderator', 'admin'] },
  remove: { from: ['draft', 'pending', 'posted', 'rejected'], to: 'removed', by: ['seller', 'admin'] },
  sell: { from: ['posted'], to: 'sold', by: ['purchase'], sale: 'opens' },
  dispute: { from: ['sold'], to: 'disputed', by: ['purchase'] },
  resume: { from: ['disputed'], to: 'sold', by: ['purchase'] },
  settle: { from: ['sold', 'disputed'], to: 'sold', by: ['purchase'], sale: 'ends' },
  give_back: { from: ['sold', 'disputed'], to: 'draft', by: ['purchase'], sale: 'ends' },
} as const satisfies Process<string, StoredListingStatus, ListingActor> & Record<string, Row>;

export type ListingTransition = keyof typeof listingProcess;

/** An editable listing can also be removed: neither is possible once it was sold. */
export function isEditable(status: StoredListingStatus): boolean {
  const { from }: { from: readonly StoredListingStatus[] } = listingProcess.remove;
  return from.includes(status);
}

/** Uses a slot of the seller's plan. */
export const liveStatuses = ['pending', 'posted'] as const satisfies readonly StoredListingStatus[];
