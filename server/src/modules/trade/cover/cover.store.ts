import type { Selectable, Updateable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { CoverClaims, Covers } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { CoverTransition } from '../../../domain/cover/cover-process.ts';
import { coverProcess } from '../../../domain/cover/cover-process.ts';
import { stageProcess } from '../../../domain/purchase/stage-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { lockPurchase, type PurchaseRow, rewardReferrer } from '../purchases/index.ts';

export type CoverRow = Selectable<Covers>;
export type ClaimRow = Selectable<CoverClaims>;

/** Cover with the rows that change along with it, all of them locked. */
export interface LockedCover {
  purchase: PurchaseRow;
  cover: CoverRow;
  /** The open claim; undefined without one. */
  claim: ClaimRow | undefined;
  /** Whether the buyer was referred, so that the end of cover may pay a reward. */
  mayReward: boolean;
}

/**
 * Locks both traders, before everything else: a claim places and lifts the hold on the seller's payouts, and the open
 * claims of a buyer are counted.
 */
export async function lockTraders(tx: Tx, people: Traders): Promise<void> {
  await lockBoth(tx, people);
}

/** The same for what the buyer opens. An account that was closed while the request waited could never be paid. */
export async function lockTradersForBuyer(tx: Tx, people: Traders): Promise<void> {
  const rows = await lockBoth(tx, people);
  const isOpen = rows.some(({ id, erasedAt }) => id === people.buyerId && erasedAt === null);
  if (!isOpen) throw new Refusal('session_invalid');
}

interface Traders {
  buyerId: string;
  sellerId: string;
}

function lockBoth(tx: Tx, { buyerId, sellerId }: Traders) {
  return tx
    .selectFrom('users')
    .select(['id', 'erasedAt'])
    .where('id', 'in', [buyerId, sellerId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks the purchase and then its cover; every use case of cover decides under these locks. */
export async function lockCover(tx: Tx, purchaseId: string): Promise<LockedCover> {
  const { purchase, mayReward } = await lockPurchase(tx, purchaseId);
  const cover = await tx
    .selectFrom('covers')
    .selectAll()
    .where('purchaseId', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst();
  if (cover === undefined) throw new Refusal('cover_not_running');
  const claim = await tx
    .selectFrom('coverClaims')
    .selectAll()
    .where('purchaseId', '=', purchaseId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  return { purchase, cover, claim, mayReward };
}

/** The two people of a purchase, which never change. */
export async function findTraders(db: Db | Tx, purchaseId: string): Promise<Traders> {
  const found = await db
    .selectFrom('purchases')
    .select(['buyerId', 'sellerId'])
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

/** A claim and its two people, without a lock; of these only the status changes. */
export async function findClaim(
  db: Db | Tx,
  claimId: string,
): Promise<Pick<ClaimRow, 'id' | 'purchaseId' | 'buyerId' | 'sellerId' | 'status'>> {
  const found = await db
    .selectFrom('coverClaims')
    .select(['id', 'purchaseId', 'buyerId', 'sellerId', 'status'])
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

/** Ends cover with the part of the held money that the seller got, and the purchase with it. */
export async function endCover(
  tx: Tx,
  { cover, mayReward }: Pick<LockedCover, 'cover' | 'mayReward'>,
  end: { transition: Exclude<CoverTransition, 'begin'>; releasedKobo: number; now: Date },
): Promise<void> {
  const { transition, releasedKobo, now } = end;
  const { purchaseId } = cover;
  await tx
    .updateTable('covers')
    .set({ status: coverProcess[transition].to, endedAt: now, releasedKobo })
    .where('purchaseId', '=', purchaseId)
    .execute();
  await tx
    .updateTable('purchases')
    .set({ stage: stageProcess.end_cover.to })
    .where('id', '=', purchaseId)
    .execute();
  if (mayReward) await enqueue(tx, rewardReferrer, { purchaseId });
}

export async function updateClaim(tx: Tx, claimId: string, change: Updateable<CoverClaims>): Promise<void> {
  await tx.updateTable('coverClaims').set(change).where('id', '=', claimId).execute();
}
