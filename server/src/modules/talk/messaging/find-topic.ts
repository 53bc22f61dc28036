import { isStaff, type Role } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { findConversation, type Topic } from './conversation.store.ts';

interface Caller {
  id: string;
  role: Role;
}

/**
 * Who may write about a listing: every user while it is on the market, staff always, and later its buyer and everyone
 * with an existing conversation.
 */
export async function findListingTopic(tx: Tx, listingId: string, caller: Caller): Promise<Topic> {
  const listing = await tx
    .selectFrom('listings')
    .select(['id', 'sellerId', 'platform', 'handle', 'status', 'sellerActive'])
    .where('id', '=', listingId)
    .executeTakeFirst();
  if (listing === undefined) throw new Refusal('not_found');
  if (listing.sellerId === caller.id) throw new Refusal('own_listing_contacted');
  const withStaff = isStaff(caller.role);
  const topic: Topic = {
    listingId,
    purchaseId: null,
    askerId: caller.id,
    sellerId: listing.sellerId,
    withStaff,
    platform: listing.platform,
    handle: listing.handle,
  };
  const isOpen = listing.status === 'posted' && listing.sellerActive;
  if (isOpen || (withStaff && listing.status !== 'removed')) return topic;
  if ((await findConversation(tx, topic)) || (await hasBought(tx, topic))) return topic;
  const isSold = listing.status === 'sold' || listing.status === 'disputed';
  throw new Refusal(isSold ? 'listing_unavailable' : 'not_found');
}

/** Either side of a purchase may write to the other, in the conversation about its listing where there is one. */
export async function findPurchaseTopic(tx: Tx, purchaseId: string, caller: Caller): Promise<Topic> {
  const purchase = await tx
    .selectFrom('purchases')
    .select(['id', 'listingId', 'buyerId', 'sellerId', 'platform', 'handle'])
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  const isParty = caller.id === purchase?.buyerId || caller.id === purchase?.sellerId;
  if (purchase === undefined || !isParty) throw new Refusal('not_found');
  return {
    listingId: purchase.listingId,
    purchaseId: purchase.listingId === null ? purchase.id : null,
    askerId: purchase.buyerId,
    sellerId: purchase.sellerId,
    withStaff: false,
    platform: purchase.platform,
    handle: purchase.handle,
  };
}

async function hasBought(tx: Tx, { listingId, askerId, sellerId }: Topic): Promise<boolean> {
  const purchase = await tx
    .selectFrom('purchases')
    .select('id')
    .where('buyerId', '=', askerId)
    .where('sellerId', '=', sellerId)
    .where('listingId', '=', listingId)
    .executeTakeFirst();
  return purchase !== undefined;
}
