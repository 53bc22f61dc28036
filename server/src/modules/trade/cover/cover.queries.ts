import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { CheckIns } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { type PurchaseRow, waitsForBank } from '../purchases/index.ts';
import type { ClaimRow, CoverRow } from './cover.store.ts';

/** The columns of a purchase that its cover shows and its claims are paid from. */
type CoveredPurchase = Pick<
  PurchaseRow,
  | 'id'
  | 'number'
  | 'handle'
  | 'platform'
  | 'handoverKind'
  | 'mailbox'
  | 'buyerId'
  | 'sellerId'
  | 'priceKobo'
  | 'feeBps'
  | 'refundedKobo'
  | 'payoutKobo'
  | 'feeKobo'
  | 'createdAt'
> & {
  /** Whether a bank asks the buyer for a payment back. */
  isReleaseHeld: boolean;
};

export interface CoverDetails {
  purchase: CoveredPurchase;
  cover: CoverRow;
  /** The latest first. */
  claims: ClaimRow[];
  checkIns: Selectable<CheckIns>[];
}

/** Undefined for a purchase that has no cover, or not yet. */
export async function readCover(db: Db, purchaseId: string): Promise<CoverDetails | undefined> {
  const [purchase, cover, claims, checkIns] = await Promise.all([
    readPurchase(db, purchaseId),
    db.selectFrom('covers').selectAll().where('purchaseId', '=', purchaseId).executeTakeFirst(),
    db
      .selectFrom('coverClaims')
      .selectAll()
      .where('purchaseId', '=', purchaseId)
      .orderBy('openedAt', 'desc')
      .execute(),
    db.selectFrom('checkIns').selectAll().where('purchaseId', '=', purchaseId).orderBy('day').execute(),
  ]);
  if (purchase === undefined || cover === undefined) return undefined;
  return { purchase, cover, claims, checkIns };
}

function readPurchase(db: Db, purchaseId: string): Promise<CoveredPurchase | undefined> {
  return db
    .selectFrom('purchases')
    .select(['id', 'number', 'handle', 'platform', 'handoverKind', 'mailbox', 'buyerId', 'sellerId'])
    .select(['priceKobo', 'feeBps', 'refundedKobo', 'payoutKobo', 'feeKobo', 'createdAt'])
    .select(waitsForBank('purchases.buyerId').as('isReleaseHeld'))
    .where('id', '=', purchaseId)
    .executeTakeFirst();
}

export interface PaidClaims {
  /** As YYYY-MM in Lagos. */
  month: string;
  /** The rest of the held part less what was taken from the wallet and what is owed; negative when that is more. */
  earnedKobo: number;
}

/** What upheld claims did to the earnings of a seller, by month. */
export async function readPaidClaims(db: Db | Tx, sellerId: string): Promise<PaidClaims[]> {
  const { rows } = await sql<PaidClaims>`
    select to_char(m.ended_at at time zone 'Africa/Lagos', 'YYYY-MM') as month,
           sum(c.held_kobo - m.from_held_kobo - m.from_wallet_kobo - m.debt_kobo)::bigint as earned_kobo
      from cover_claims m join covers c on c.purchase_id = m.purchase_id
     where m.seller_id = ${sellerId} and m.status = 'upheld'
     group by 1 order by 1`.execute(db);
  return rows;
}
