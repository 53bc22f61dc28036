import type { staffListingStatuses } from '@oja/contract/listing-fields';
import type { Process, Transition } from '../process.ts';

export type StoredListingStatus = (typeof staffListingStatuses)[number];

/** The purchase process is an actor of its own: nobody sells or returns an account by hand. */
export type ListingActor = 'seller' | 'moderator' | 'admin' | 'purchase';

interface Row extends Transition<StoredListingStatus, ListingActor> {
  /** What becomes of the open sale; while there is one, nobody changes or deletes the listing. */
  sale?: 'opens' | 'ends';
}

/**
 * The life of a listing. `hide` is what moderators do about a listing that was reported; the seller may correct it and
 * submit it again. `recheck` is what an edit does that staff have to look at again; `give_back` is a refund,
 * after which the credentials are known to a stranger and must be changed before the account is offered again.
 */
export const listingProcess = {
  draft: { from: [], to: 'draft', by: ['seller'] },
  offer: { from: [], to: 'pending', by: ['seller', 'admin'] },
  submit: { from: ['draft', 'rejected'], to: 'pending', by: ['seller'] },
  recheck: { from: ['posted'], to: 'pending', by: ['seller'] },
  withdraw: { from: ['pending', 'posted', 'rejected'], to: 'draft', by: ['seller'] },
  approve: { from: ['pending'], to: 'posted', by: ['moderator', 'admin'] },
  reject: { from: ['pending'], to: 'rejected', by: ['moderator', 'admin'] },
  hide: { from: ['pending', 'posted'], to: 'rejected', by: ['moderator', 'admin'] },
  remove: { from: ['draft', 'pending', 'posted', 'rejected'], to: 'removed', by: ['seller', 'admin'] },
  sell: { from: ['posted'], to: 'sold', by: ['purchase'], sale: 'opens' },
  dispute: { from: ['sold'], to: 'disputed', by: ['purchase'] },
  resume: { from: ['disputed'], to: 'sold', by: ['purchase'] },
  settle: { from: ['sold', 'disputed'], to: 'sold', by: ['purchase'], sale: 'ends' },
  give_back: { from: ['sold', 'disputed'], to: 'draft', by: ['purchase'], sale: 'ends' },
} as const satisfies Process<string, StoredListingStatus, ListingActor> & Record<string, Row>;

export type ListingTransition = keyof typeof listingProcess;

/** What may be edited may also be removed: nothing that was ever sold. */
export function isEditable(status: StoredListingStatus): boolean {
  const { from }: { from: readonly StoredListingStatus[] } = listingProcess.remove;
  return from.includes(status);
}

/** Takes a place of the seller's plan. */
export const liveStatuses = ['pending', 'posted'] as const satisfies readonly StoredListingStatus[];
