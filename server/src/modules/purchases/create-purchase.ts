import { koboFromNaira } from '@oja/contract/money';
import { isUniqueViolation, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { account } from '../../domain/ledger/chart-of-accounts.ts';
import { nairaText } from '../../domain/naira-text.ts';
import { refuseBuy } from '../../domain/purchase/decide-buy.ts';
import { purchaseProcess } from '../../domain/purchase/purchase-process.ts';
import { Refusal } from '../../domain/refusal.ts';
import { runOnce } from '../../http/idempotency.ts';
import { BalanceTooLow, readBalance } from '../ledger/index.ts';
import {
  type ListingRow,
  listingsChanged,
  lockListing,
  moveListing,
  openCredentials,
} from '../listings/index.ts';
import { beginDeal } from './begin-deal.ts';
import { lockPeople } from './purchase.store.ts';

export interface PurchaseRequest {
  buyerId: string;
  listingId: string;
  /** The price the buyer saw, in naira. */
  expectedPrice: number | undefined;
  idempotencyKey: string | undefined;
}

/** Buys an account: one transaction takes it off the market and the price from the wallet into escrow. */
export async function createPurchase(deps: Deps, request: PurchaseRequest): Promise<string> {
  const { buyerId, listingId, expectedPrice } = request;
  const claim = {
    key: request.idempotencyKey,
    userId: buyerId,
    endpoint: 'createPurchase',
    input: { listingId, expectedPrice: expectedPrice ?? null },
    at: deps.now(),
  };
  try {
    const { purchaseId } = await runOnce(deps.db, claim, (tx) => buy(tx, deps, request));
    await listingsChanged(deps);
    return purchaseId;
  } catch (error) {
    if (isUniqueViolation(error, 'purchases_one_live_sale')) throw new Refusal('listing_unavailable');
    throw error instanceof BalanceTooLow ? await balanceRefusal(deps, buyerId) : error;
  }
}

async function buy(tx: Tx, deps: Deps, request: PurchaseRequest): Promise<{ purchaseId: string }> {
  const { buyerId, listingId } = request;
  // Most of those who come too late are told so without waiting for any lock; the others decide again below.
  const { sellerId } = await lookAtListing(tx, request);
  const people = await lockPeople(tx, [buyerId, sellerId]);
  const listing = await lockForSale(tx, listingId);
  const now = deps.now();
  decide(request, listing);
  const buyer = people.find(({ id }) => id === buyerId);
  const seller = people.find(({ id }) => id === sellerId);
  if (buyer === undefined || seller === undefined) throw new Refusal('listing_unavailable');
  const credentials = await openCredentials(tx, deps.sealer, listingId);
  await moveListing(tx, {
    listing,
    transition: purchaseProcess.buy.listing,
    by: { actor: 'purchase', id: buyerId },
    now,
  });
  const { platform, handle, category, url, description, followers, engagementTenths, images } = listing;
  const purchase = await beginDeal(tx, deps, {
    buyer,
    seller,
    priceKobo: listing.priceKobo,
    account: { listingId, platform, handle, category, url, description, followers, engagementTenths, images },
    credentials,
    by: { actor: 'buyer', id: buyerId },
    now,
  });
  return { purchaseId: purchase.id };
}

/** People are locked before the listing, so its seller is read without a lock; a listing never changes hands. */
async function lookAtListing(tx: Tx, request: PurchaseRequest): Promise<ListingFacts> {
  const listing = await tx
    .selectFrom('listings')
    .select(['sellerId', 'status', 'sellerActive', 'priceKobo', 'postedAt'])
    .where('id', '=', request.listingId)
    .executeTakeFirst();
  if (listing === undefined) throw new Refusal('not_found');
  decide(request, listing);
  return listing;
}

type ListingFacts = Pick<ListingRow, 'sellerId' | 'status' | 'sellerActive' | 'priceKobo' | 'postedAt'>;

/** Throws the first reason why not. */
function decide(request: PurchaseRequest, listing: ListingFacts): void {
  const { buyerId, expectedPrice } = request;
  const code = refuseBuy({
    buyerId,
    listing: { ...listing, wasPosted: listing.postedAt !== null },
    expectedKobo: expectedPrice === undefined ? undefined : koboFromNaira(expectedPrice),
  });
  if (code === undefined) return;
  if (code !== 'listing_price_changed') throw new Refusal(code);
  const message = `The price is ${nairaText(listing.priceKobo)} now. Please look at it again.`;
  throw new Refusal(code, { message });
}

/** One that was removed since was there a moment ago. */
async function lockForSale(tx: Tx, listingId: string): Promise<ListingRow> {
  try {
    return await lockListing(tx, listingId);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('listing_unavailable') : error;
  }
}

async function balanceRefusal(deps: Deps, buyerId: string): Promise<Refusal> {
  const available = await readBalance(deps.db, account.wallet(buyerId));
  return new Refusal('wallet_balance_too_low', {
    message: `Your wallet holds ${nairaText(available)}, which is less than the price. Please add funds first.`,
  });
}
