import { randomUUID } from 'node:crypto';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import { isDatabaseOut, isLockTimeout } from '../../db/database-trouble.ts';
import { isUniqueViolation, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { account } from '../../domain/ledger/chart-of-accounts.ts';
import { refuseBuy } from '../../domain/purchase/decide-buy.ts';
import { purchaseProcess } from '../../domain/purchase/purchase-process.ts';
import { Refusal } from '../../domain/refusal.ts';
import { runOnceKeyLast } from '../../http/idempotency.ts';
import { createTurns } from '../../work/turns.ts';
import { BalanceTooLow, readBalance } from '../ledger/index.ts';
import { decideListingMove, listingsChanged } from '../listings/index.ts';
import { type BegunDeal, beginDeal, type Deal } from './begin-deal.ts';
import { type ListingFacts, type LockedSale, lockSale } from './lock-sale.ts';
import type { LockedPurchase } from './purchase.store.ts';

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
export async function createPurchase(deps: Deps, request: PurchaseRequest): Promise<LockedPurchase | string> {
  const { buyerId, listingId, expectedPrice } = request;
  const claim = {
    key: request.idempotencyKey,
    userId: buyerId,
    endpoint: 'createPurchase',
    input: { listingId, expectedPrice: expectedPrice ?? null },
    at: deps.now(),
    reply: { purchaseId: randomUUID() },
  };
  let sale: LockedSale | undefined;
  let deal: BegunDeal | undefined;
  try {
    const { purchaseId } = await turns.take(listingId, async () => {
      try {
        return await runOnceKeyLast(deps.db, claim, async (tx, key) => {
          sale = undefined;
          sale = await lockSale(tx, deps, { buyerId, listingId }, (facts) => decide(request, facts));
          deal = await buy(tx, deps, { id: claim.reply.purchaseId, key }, sale);
        });
      } catch (error) {
        // Everything else is locked by then; what is left to wait for is the wallet.
        throw sale && isLockTimeout(error) ? new WalletHeld('the wallet is held', { cause: error }) : error;
      }
    });
    listingsChanged(deps);
    if (sale === undefined || deal?.id !== purchaseId) return purchaseId;
    return { ...sale.people, ...accountOf(sale), ...(await deal.purchase), credentialsChangedAt: null };
  } catch (error) {
    if (isUniqueViolation(error, 'purchases_one_live_sale')) throw new Refusal('listing_unavailable');
    if (error instanceof WalletHeld) throw error.cause;
    throw error instanceof BalanceTooLow ? await balanceRefusal(deps, buyerId) : error;
  }
}

function buy(tx: Tx, deps: Deps, request: Pick<Deal, 'id' | 'key'>, sale: LockedSale): Promise<BegunDeal> {
  const { listing, buyer, seller, credentials, settings } = sale;
  const now = deps.now();
  return beginDeal(tx, deps, {
    ...request,
    buyer,
    seller,
    credentials,
    settings,
    priceKobo: listing.priceKobo,
    account: { listingId: listing.id, ...accountOf(sale) },
    listing: decideListingMove({
      listing,
      transition: purchaseProcess.buy.listing,
      by: { actor: 'purchase', id: buyer.id },
      now,
    }),
    by: { actor: 'buyer', id: buyer.id },
    now,
  });
}

/** The account as it is sold. */
function accountOf({ listing }: LockedSale) {
  const { platform, handle, category, url, description, followers, engagementTenths, images } = listing;
  return { platform, handle, category, url, description, followers, engagementTenths, images };
}

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

async function balanceRefusal(deps: Deps, buyerId: string): Promise<Refusal> {
  const available = await readBalance(deps.db, account.wallet(buyerId));
  return new Refusal('wallet_balance_too_low', {
    message: `Your wallet holds ${nairaText(available)}, which is less than the price. Please add funds first.`,
  });
}
