import { koboFromNaira, nairaText } from '@oja/contract/money';
import { sql } from 'kysely';
import { isDatabaseOut, isLockTimeout } from '../../db/database-trouble.ts';
import { keptStatement } from '../../db/kept-statements.ts';
import { isUniqueViolation, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { account } from '../../domain/ledger/chart-of-accounts.ts';
import { refuseBuy } from '../../domain/purchase/decide-buy.ts';
import { purchaseProcess } from '../../domain/purchase/purchase-process.ts';
import { Refusal } from '../../domain/refusal.ts';
import { runOnce } from '../../http/idempotency.ts';
import { createTurns } from '../../work/turns.ts';
import { BalanceTooLow, readBalance } from '../ledger/index.ts';
import { type ListingRow, listingsChanged, lockForSale, moveListing } from '../listings/index.ts';
import { parseSection, storedSection } from '../settings/index.ts';
import { beginDeal, dealSettings } from './begin-deal.ts';
import type { PurchaseRow } from './purchase.store.ts';

export interface PurchaseRequest {
  buyerId: string;
  listingId: string;
  /** The price the buyer saw, in naira. */
  expectedPrice: number | undefined;
  idempotencyKey: string | undefined;
}

/** Somebody holds the wallet of this one buyer, which need not concern those behind. */
class WalletHeld extends Error {
  override name = 'WalletHeld';
}

/** A hundred people who want one account must not hold every connection while they wait for its row. */
const turns = createTurns((error) => {
  if (error instanceof WalletHeld) return 'own_reason';
  if (isLockTimeout(error) || isDatabaseOut(error)) return 'out_of_service';
  return error instanceof Refusal && error.code === 'listing_unavailable' ? 'gone' : 'own_reason';
});

/**
 * Buys an account: one transaction takes it off the market and the price from the wallet into escrow. Answers with the
 * purchase, or with its id alone when the request was a repeated one.
 */
export async function createPurchase(deps: Deps, request: PurchaseRequest): Promise<PurchaseRow | string> {
  const { buyerId, listingId, expectedPrice } = request;
  const claim = {
    key: request.idempotencyKey,
    userId: buyerId,
    endpoint: 'createPurchase',
    input: { listingId, expectedPrice: expectedPrice ?? null },
    at: deps.now(),
  };
  let made: PurchaseRow | undefined;
  try {
    const { purchaseId } = await turns.take(listingId, () =>
      runOnce(deps.db, claim, async (tx) => {
        made = await buy(tx, deps, request);
        return { purchaseId: made.id };
      }),
    );
    listingsChanged(deps);
    return made ?? purchaseId;
  } catch (error) {
    if (isUniqueViolation(error, 'purchases_one_live_sale')) throw new Refusal('listing_unavailable');
    if (error instanceof WalletHeld) throw error.cause;
    throw error instanceof BalanceTooLow ? await balanceRefusal(deps, buyerId) : error;
  }
}

async function buy(tx: Tx, deps: Deps, request: PurchaseRequest): Promise<PurchaseRow> {
  const { buyerId, listingId } = request;
  // Most of those who come too late are told so here, without waiting for the listing; the others decide again below.
  const { people, settings } = await lockPeopleOf(tx, request);
  const { listing, credentials } = await lockListing(tx, deps, listingId);
  const now = deps.now();
  decide(request, listing);
  const buyer = people.find(({ id }) => id === buyerId);
  const seller = people.find(({ id }) => id === listing.sellerId);
  if (buyer === undefined || seller === undefined) throw new Refusal('listing_unavailable');
  await moveListing(tx, {
    listing,
    transition: purchaseProcess.buy.listing,
    by: { actor: 'purchase', id: buyerId },
    now,
  });
  const { platform, handle, category, url, description, followers, engagementTenths, images } = listing;
  // Everything else is locked by now; what is left to wait for is the wallet.
  const heldWallet = (error: unknown) => {
    throw isLockTimeout(error) ? new WalletHeld('the wallet is held', { cause: error }) : error;
  };
  return beginDeal(tx, deps, {
    buyer,
    seller,
    priceKobo: listing.priceKobo,
    account: { listingId, platform, handle, category, url, description, followers, engagementTenths, images },
    credentials,
    by: { actor: 'buyer', id: buyerId },
    settings,
    now,
  }).catch(heldWallet);
}

const lockPeopleAndReadTerms = keptStatement((db, of: { buyerId: string; listingId: string }) =>
  db
    .selectFrom('users as u')
    .innerJoin('listings as l', (join) => join.on('l.id', '=', of.listingId))
    .select(['u.id', 'u.name', 'u.email'])
    .select(['l.sellerId', 'l.status', 'l.sellerActive', 'l.priceKobo', 'l.postedAt'])
    .select(dealSettings.map((section) => storedSection(section).as(section)))
    .where(sql<boolean>`u.id = any (array[${of.buyerId}::uuid, l.seller_id])`)
    .where('u.erasedAt', 'is', null)
    .orderBy('u.id')
    .forKeyShare('u'),
);

/**
 * People are locked before the listing. Whose it is, and the terms of the day, are read in the same statement: a
 * listing never changes hands.
 */
async function lockPeopleOf(tx: Tx, request: PurchaseRequest) {
  const { buyerId, listingId } = request;
  const rows = await lockPeopleAndReadTerms(tx, { buyerId, listingId });
  const [first] = rows;
  if (first === undefined) throw new Refusal('not_found');
  decide(request, first);
  const settings = {
    payment: parseSection('payment', first.payment),
    naira: parseSection('naira', first.naira),
    integrations: parseSection('integrations', first.integrations),
  };
  return { people: rows.map(({ id, name, email }) => ({ id, name, email })), settings };
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

/** Without credentials it was removed, a moment ago. */
async function lockListing(tx: Tx, deps: Deps, listingId: string) {
  const locked = await lockForSale(tx, deps.sealer, listingId);
  if (locked === undefined) throw new Refusal('listing_unavailable');
  return locked;
}

async function balanceRefusal(deps: Deps, buyerId: string): Promise<Refusal> {
  const available = await readBalance(deps.db, account.wallet(buyerId));
  return new Refusal('wallet_balance_too_low', {
    message: `Your wallet holds ${nairaText(available)}, which is less than the price. Please add funds first.`,
  });
}
