import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import {
  type Credentials,
  type ListingForSale,
  lockForSale,
  readSaleFacts,
  type SaleFacts,
} from '../listings/index.ts';
import { readSections } from '../settings/index.ts';
import { type Deal, dealSettings } from './begin-deal.ts';
import { lockPeople } from './purchase.store.ts';

export interface LockedSale extends Pick<Deal, 'buyer' | 'seller' | 'settings'> {
  listing: ListingForSale;
  credentials: Credentials;
}

/**
 * Locks buyer and seller and then the listing, and reads the credentials and the terms in force. Suspending or erasing a
 * person locks their row for update, so it is either visible here or waits. `decide` is called before any lock, so that
 * most of those who come too late are refused without waiting, and again with the locked row.
 */
export async function lockSale(
  tx: Tx,
  deps: Pick<Deps, 'sealer'>,
  { buyerId, listingId }: { buyerId: string; listingId: string },
  decide: (listing: SaleFacts) => void,
): Promise<LockedSale> {
  const facts = await readSaleFacts(tx, listingId);
  if (facts === undefined) throw new Refusal('not_found');
  decide(facts);
  const people = await lockPeople(tx, [buyerId, facts.sellerId]);
  const buyer = people.find(({ id }) => id === buyerId);
  const seller = people.find(({ id }) => id === facts.sellerId);
  if (buyer !== undefined && buyer.status !== 'active') throw new Refusal('account_suspended');
  const locked = await lockForSale(tx, deps.sealer, listingId);
  // A person was erased, or the listing was removed together with its credentials, a moment ago.
  if (!buyer || !seller || !locked) throw new Refusal('listing_unavailable');
  decide(locked.listing);
  return { ...locked, buyer, seller, settings: await readSections(tx, dealSettings) };
}
