import type { Selectable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { CheckIns } from '../../../db/database.ts';
import type { PurchaseRow } from '../purchases/index.ts';
import type { ClaimRow, CoverRow } from './cover.store.ts';

/** The columns of a purchase that its cover shows and its claims are paid from. */
type CoveredPurchase = Pick<
  PurchaseRow,
  | 'id'
  | 'number'
  | 'handle'
  | 'platform'
  | 'buyerId'
  | 'sellerId'
  | 'priceKobo'
  | 'feeBps'
  | 'refundedKobo'
  | 'payoutKobo'
  | 'feeKobo'
>;

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
    .select(['id', 'number', 'handle', 'platform', 'buyerId', 'sellerId'])
    .select(['priceKobo', 'feeBps', 'refundedKobo', 'payoutKobo', 'feeKobo'])
    .where('id', '=', purchaseId)
    .executeTakeFirst();
}
