import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readSections } from '../../platform/settings/index.ts';
import {
  type BuyListingFacts,
  type Credentials,
  type ListingToBuy,
  lockForPurchase,
  readBuyFacts,
} from '../listings/index.ts';
import { lockPeople } from './purchase.store.ts';
import { type PurchaseDraft, purchaseSettings } from './start-purchase.ts';

export interface LockedListingAndParties extends Pick<PurchaseDraft, 'buyer' | 'seller' | 'settings'> {
  listing: ListingToBuy;
  /** Undefined for a listing that is handed over without login details. */
  credentials: Credentials | undefined;
}

/**
 * Locks buyer and seller and then the listing, and reads the credentials and the terms in force. Suspending or erasing
 * a user locks their row for update, so it is either visible here or waits. `decide` is called before any lock, so that
 * most late requests are refused without waiting, and again with the locked row.
 */
export async function lockListingAndParties(
  tx: Tx,
  deps: Pick<Deps, 'sealer'>,
  { buyerId, listingId }: { buyerId: string; listingId: string },
  decide: (listing: BuyListingFacts) => void,
): Promise<LockedListingAndParties> {
  const facts = await readBuyFacts(tx, listingId);
  if (facts === undefined) throw new Refusal('not_found');
  decide(facts);
  const people = await lockPeople(tx, [buyerId, facts.sellerId]);
  const buyer = people.find(({ id }) => id === buyerId);
  const seller = people.find(({ id }) => id === facts.sellerId);
  if (buyer !== undefined && buyer.status !== 'active') throw new Refusal('account_suspended');
  const locked = await lockForPurchase(tx, deps.sealer, listingId);
  // A user was erased, or the listing was removed together with its credentials, a moment ago.
  if (!buyer || !seller || !locked) throw new Refusal('listing_unavailable');
  decide(locked.listing);
  return { ...locked, buyer, seller, settings: await readSections(tx, purchaseSettings) };
}
