import type { PurchaseStatus } from '@oja/contract/purchase-fields';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { anyOf } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import { openStatuses } from '../../../domain/purchase/purchase-process.ts';
import { isNotPostponed } from '../../platform/row-polls/index.ts';
import { waitsForBank } from './release-hold.ts';

/** Purchases whose time is up, the longest first. */
export async function findDue(
  db: Db,
  { poll, now, limit }: { poll: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('purchases')
    .select('id')
    .where('status', '=', 'pending')
    .where('stage', '=', 'inspecting')
    .where('autoCompleteAt', '<=', now)
    .where(isNotPostponed(poll, sql.ref('purchases.id'), now))
    // As `isReleaseHeld` refuses: a purchase that waits would otherwise be in every batch.
    .where(({ not }) => not(waitsForBank('purchases.buyerId')))
    .orderBy('autoCompleteAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export interface BuyerFigures {
  pending: number;
  disputed: number;
  completed: number;
  refunded: number;
  cancelled: number;
  ratings: number;
  ratingSum: number;
}

const noPurchases: BuyerFigures = {
  pending: 0,
  disputed: 0,
  completed: 0,
  refunded: 0,
  cancelled: 0,
  ratings: 0,
  ratingSum: 0,
};

/** Kept by the database with every change of a purchase. */
export async function readBuyerFigures(db: Db | Tx, buyerId: string): Promise<BuyerFigures> {
  const row = await db
    .selectFrom('buyerFigures')
    .selectAll()
    .where('buyerId', '=', buyerId)
    .executeTakeFirst();
  return row ?? noPurchases;
}

/** What a buyer paid and did not get back: by a refund, an upheld claim or the award of an appeal. */
export async function readSpent(db: Db | Tx, buyerId: string): Promise<number> {
  const { rows } = await sql<{ spentKobo: number }>`
    select (coalesce((select spent_kobo from buyer_figures where buyer_id = ${buyerId}), 0)
           - coalesce((select sum(refund_kobo) from cover_claims
                        where buyer_id = ${buyerId} and status = 'upheld'), 0)
           - coalesce((select sum(award_kobo) from appeals
                        where appellant_id = ${buyerId} and side = 'buyer' and status = 'awarded'), 0))::bigint
           as spent_kobo`.execute(db);
  return rows[0]?.spentKobo ?? 0;
}

export interface SaleFigures {
  pending: number;
  disputed: number;
  completed: number;
  refunded: number;
  cancelled: number;
  heldKobo: number;
  earnedKobo: number;
}

/** What is over is kept by the database; what is open is counted, in an index that holds nothing else. */
export async function readSaleFigures(db: Db | Tx, sellerId: string): Promise<SaleFigures> {
  const { rows } = await sql<SaleFigures>`
    select o.pending, o.disputed, o.held_kobo, coalesce(f.completed, 0) as completed,
           coalesce(f.refunded, 0) as refunded, coalesce(f.cancelled, 0) as cancelled,
           coalesce(f.earned_kobo, 0) as earned_kobo
      from (select count(*) filter (where status = 'pending') as pending,
                   count(*) filter (where status = 'disputed') as disputed,
                   coalesce(sum(price_kobo), 0)::bigint as held_kobo
              from purchases where seller_id = ${sellerId} and status in ('pending', 'disputed')) o
      left join sale_figures f on f.seller_id = ${sellerId}`.execute(db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('an aggregate answered no row');
  return figures;
}

/** What a person has in escrow as a buyer. */
export async function readEscrow(
  db: Db | Tx,
  buyerId: string,
): Promise<{ purchases: number; heldKobo: number }> {
  const figures = await readBuyerFigures(db, buyerId);
  const purchases = figures.pending + figures.disputed;
  if (purchases === 0) return { purchases, heldKobo: 0 };
  const { held } = await db
    .selectFrom('purchases')
    .select((select) => select.fn.sum<string | null>('priceKobo').as('held'))
    .where('buyerId', '=', buyerId)
    .where('status', 'in', [...openStatuses])
    .executeTakeFirstOrThrow();
  return { purchases, heldKobo: Number(held ?? 0) };
}

export interface OpenSale {
  isDisputed: boolean;
  priceKobo: number;
  feeBps: number;
  /** What cover holds of the payout. */
  coverHeldBps: number;
  autoCompleteAt: Date;
  waitsForBank: boolean;
}

/** The sales of a person whose price is in escrow. */
export async function readOpenSales(db: Db | Tx, sellerId: string): Promise<OpenSale[]> {
  const rows = await db
    .selectFrom('purchases')
    .select(['status', 'priceKobo', 'feeBps', 'coverHeldBps', 'autoCompleteAt'])
    .select(waitsForBank('purchases.buyerId').as('waitsForBank'))
    .where('sellerId', '=', sellerId)
    .where('status', 'in', [...openStatuses])
    .execute();
  return rows.map(({ status, ...sale }) => ({ ...sale, isDisputed: status === 'disputed' }));
}

/** Parts of a price that came back to the buyer, by month in Lagos: few, and told apart from what the same person sold. */
export async function readPartialRefunds(
  db: Db | Tx,
  buyerId: string,
): Promise<{ month: string; refundedKobo: number }[]> {
  const { rows } = await sql<{ month: string; refundedKobo: number }>`
    select to_char(settled_at at time zone 'Africa/Lagos', 'YYYY-MM') as month, sum(refunded_kobo)::bigint as refunded_kobo
      from purchases where buyer_id = ${buyerId} and status = 'completed' and refunded_kobo > 0
     group by 1 order by 1`.execute(db);
  return rows;
}

export interface BuyerSide {
  open: boolean;
  status: PurchaseStatus;
}

/** Of these purchases, those in which the person was the buyer, and how each ended. */
export async function readBuyerSides(
  db: Db | Tx,
  buyerId: string,
  purchaseIds: readonly string[],
): Promise<Map<string, BuyerSide>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('purchases')
    .select(['id', 'settledAt', 'status'])
    .where('buyerId', '=', buyerId)
    .where('id', '=', anyOf(purchaseIds))
    .execute();
  return new Map(rows.map(({ id, settledAt, status }) => [id, { open: settledAt === null, status }]));
}

/** The purchase by which this person holds a listing; an earlier one that was undone does not count. */
export function findPurchaseOfListing(db: Db, input: { listingId: string; buyerId: string }) {
  return db
    .selectFrom('purchases')
    .select(['id', 'handle', 'createdAt'])
    .where('listingId', '=', input.listingId)
    .where('buyerId', '=', input.buyerId)
    .where('status', 'in', ['pending', 'completed', 'disputed'])
    .executeTakeFirst();
}
