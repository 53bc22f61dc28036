import { randomUUID } from 'node:crypto';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import { isDatabaseOut, isLockTimeout } from '../../../db/database-errors.ts';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { refuseBuy } from '../../../domain/purchase/decide-buy.ts';
import { purchaseProcess } from '../../../domain/purchase/purchase-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { createKeyedQueue } from '../../../work/keyed-queue.ts';
import { BalanceTooLow, readBalance } from '../../money/ledger/index.ts';
import { readPlanInForce } from '../handover-plans/index.ts';
import { type BuyListingFacts, type ListingToBuy, moveListing } from '../listings/index.ts';
import { lockAgreedOffer, markOfferPaid, type OfferRow } from '../offers/index.ts';
import { lockListingAndParties } from './lock-listing-and-parties.ts';
import type { SeenCover } from './refuse-less-cover.ts';
import { startPurchase } from './start-purchase.ts';

export interface PurchaseRequest {
  buyerId: string;
  listingId: string;
  /** An accepted offer, whose price is paid instead of the asking price. */
  offerId?: string | undefined;
  /** The price the buyer saw, in naira. */
  expectedPrice: number | undefined;
  /** The version of the listing the buyer saw. */
  expectedVersion?: number | undefined;
  /** The cover the buyer saw. */
  seenCover?: SeenCover | undefined;
  /** The version of the hand-over plan the buyer saw. */
  expectedPlanVersion?: number | undefined;
  idempotencyKey: string | undefined;
}

/** The wallet or a debt of this buyer is locked by another transaction, which does not affect the other waiters. */
class WalletHeld extends Error {
  override name = 'WalletHeld';
}

/**
 * One request per listing holds a connection, so that a hundred buyers of one listing do not empty the pool while they
 * wait for its row.
 */
const purchaseQueue = createKeyedQueue((error) => {
  if (error instanceof WalletHeld) return 'caller_only';
  if (isLockTimeout(error) || isDatabaseOut(error)) return 'out_of_service';
  return error instanceof Refusal && error.code === 'listing_unavailable' ? 'gone' : 'caller_only';
});

/**
 * Buys a listing: one transaction takes it off the market and moves the price from the wallet into escrow. Returns the
 * id of the purchase.
 */
export async function createPurchase(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'market'>,
  request: PurchaseRequest,
): Promise<string> {
  const { buyerId, listingId, offerId, expectedPrice, expectedVersion, seenCover, expectedPlanVersion } =
    request;
  const keyedCall = {
    key: request.idempotencyKey,
    userId: buyerId,
    endpoint: 'createPurchase',
    input: {
      listingId,
      expectedPrice: expectedPrice ?? null,
      ...(offerId === undefined ? {} : { offerId }),
      ...(expectedVersion === undefined ? {} : { expectedVersion }),
      ...(seenCover === undefined ? {} : { seenCover: { ...seenCover } }),
      ...(expectedPlanVersion === undefined ? {} : { expectedPlanVersion }),
    },
    at: deps.now(),
  };
  try {
    const { purchaseId } = await purchaseQueue.run(listingId, () =>
      runOnce(deps.db, keyedCall, (tx) => buy(tx, deps, request)),
    );
    deps.market.changed();
    return purchaseId;
  } catch (error) {
    if (isUniqueViolation(error, 'purchases_one_live_sale')) throw new Refusal('listing_unavailable');
    if (error instanceof WalletHeld) throw error.cause;
    throw error instanceof BalanceTooLow ? await balanceRefusal(deps, buyerId) : error;
  }
}

async function buy(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  request: PurchaseRequest,
): Promise<{ purchaseId: string }> {
  const locked = await lockListingAndParties(tx, deps, request, (listing) => decide(request, listing));
  const { listing, buyer, seller, credentials, settings } = locked;
  const { platform, handle, category, url, description, followers, engagementTenths, claims, images } =
    listing;
  const offer = await lockOfferOf(tx, deps, request);
  const purchaseId = randomUUID();
  const now = deps.now();
  const by = { actor: 'purchase', id: buyer.id } as const;
  await moveListing(tx, { listing, transition: purchaseProcess.buy.listing, by, now });
  try {
    await startPurchase(tx, deps, {
      id: purchaseId,
      buyer,
      seller,
      credentials,
      settings,
      priceKobo: offer?.amountKobo ?? listing.priceKobo,
      account: {
        listingId: listing.id,
        platform,
        handle,
        category,
        url,
        description,
        followers,
        engagementTenths,
        claims,
        images,
      },
      handover: {
        handoverKind: listing.handoverKind,
        mailbox: listing.mailbox,
        coverDays: listing.coverDays,
      },
      plan: await readSeenPlan(tx, request, { listing, now }),
      by: { actor: 'buyer', id: buyer.id },
      seenCover: request.seenCover,
      now,
    });
  } catch (error) {
    // All rows but the wallet and the debts of the buyer are locked by now, so the timeout concerns these.
    throw isLockTimeout(error) ? new WalletHeld('the wallet is held', { cause: error }) : error;
  }
  if (offer) await markOfferPaid(tx, offer, { purchaseId, now });
  return { purchaseId };
}

/** The plan that is in force for the account, which must be the version that the buyer saw, if one was sent. */
async function readSeenPlan(
  tx: Tx,
  { expectedPlanVersion }: PurchaseRequest,
  { listing, now }: { listing: ListingToBuy; now: Date },
): Promise<HandoverPlan | undefined> {
  const { platform, handoverKind: kind, mailbox } = listing;
  const plan = await readPlanInForce(tx, { platform, kind, mailbox, at: now });
  if (expectedPlanVersion !== undefined && expectedPlanVersion !== plan?.version)
    throw new Refusal('handover_steps_changed');
  return plan;
}

/** The accepted offer that the buyer pays with, locked after the listing. */
function lockOfferOf(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { buyerId, listingId, offerId, expectedPrice = 0 }: PurchaseRequest,
): Promise<OfferRow> | undefined {
  if (offerId === undefined) return undefined;
  const expectedKobo = koboFromNaira(expectedPrice);
  return lockAgreedOffer(tx, deps, { offerId, buyerId, listingId, expectedKobo });
}

/** Throws the first refusal. The price of an offer is compared with the offer instead of the listing. */
function decide(request: PurchaseRequest, listing: BuyListingFacts): void {
  const { buyerId } = request;
  const expectedPrice = request.offerId === undefined ? request.expectedPrice : undefined;
  const code = refuseBuy({
    buyerId,
    listing: { ...listing, wasPosted: listing.postedAt !== null },
    expectedKobo: expectedPrice === undefined ? undefined : koboFromNaira(expectedPrice),
    expectedVersion: request.expectedVersion,
  });
  if (code === undefined) return;
  if (code !== 'listing_price_changed') throw new Refusal(code);
  const message = `The price is ${nairaText(listing.priceKobo)} now. Please look at it again.`;
  throw new Refusal(code, { message });
}

async function balanceRefusal(deps: Pick<Deps, 'db'>, buyerId: string): Promise<Refusal> {
  const available = await readBalance(deps.db, account.wallet(buyerId));
  return new Refusal('wallet_balance_too_low', {
    message: `Your wallet holds ${nairaText(available)}, which is less than the price. Please add funds first.`,
  });
}
