import { randomUUID } from 'node:crypto';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import { isDatabaseOut, isLockTimeout } from '../../db/database-trouble.ts';
import { isUniqueViolation, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { account } from '../../domain/ledger/chart-of-accounts.ts';
import { refuseBuy } from '../../domain/purchase/decide-buy.ts';
import { purchaseProcess } from '../../domain/purchase/purchase-process.ts';
import { Refusal } from '../../domain/refusal.ts';
import { runOnce } from '../../http/idempotency.ts';
import { createTurns } from '../../work/turns.ts';
import { BalanceTooLow, readBalance } from '../ledger/index.ts';
import { listingsChanged, moveListing, type SaleFacts } from '../listings/index.ts';
import { beginDeal } from './begin-deal.ts';
import { lockSale } from './lock-sale.ts';

export interface PurchaseRequest {
  buyerId: string;
  listingId: string;
  /** The price the buyer saw, in naira. */
  expectedPrice: number | undefined;
  idempotencyKey: string | undefined;
}

/** The wallet of this buyer is locked by another transaction, which does not concern the other waiters. */
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
 * id of the purchase.
 */
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
    const { purchaseId } = await turns.take(listingId, () =>
      runOnce(deps.db, claim, (tx) => buy(tx, deps, request)),
    );
    listingsChanged(deps);
    return purchaseId;
  } catch (error) {
    if (isUniqueViolation(error, 'purchases_one_live_sale')) throw new Refusal('listing_unavailable');
    if (error instanceof WalletHeld) throw error.cause;
    throw error instanceof BalanceTooLow ? await balanceRefusal(deps, buyerId) : error;
  }
}

async function buy(tx: Tx, deps: Deps, request: PurchaseRequest): Promise<{ purchaseId: string }> {
  const sale = await lockSale(tx, deps, request, (listing) => decide(request, listing));
  const { listing, buyer, seller, credentials, settings } = sale;
  const { platform, handle, category, url, description, followers, engagementTenths, images } = listing;
  const purchaseId = randomUUID();
  const now = deps.now();
  const by = { actor: 'purchase', id: buyer.id } as const;
  await moveListing(tx, { listing, transition: purchaseProcess.buy.listing, by, now });
  try {
    await beginDeal(tx, deps, {
      id: purchaseId,
      buyer,
      seller,
      credentials,
      settings,
      priceKobo: listing.priceKobo,
      account: {
        listingId: listing.id,
        platform,
        handle,
        category,
        url,
        description,
        followers,
        engagementTenths,
        images,
      },
      by: { actor: 'buyer', id: buyer.id },
      now,
    });
  } catch (error) {
    // All rows but the wallet are locked by now, so the wallet is what was waited for.
    throw isLockTimeout(error) ? new WalletHeld('the wallet is held', { cause: error }) : error;
  }
  return { purchaseId };
}

/** Throws the first reason why not. */
function decide(request: PurchaseRequest, listing: SaleFacts): void {
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
