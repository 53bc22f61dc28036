import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import type { DB, Disputes, PurchasedAccounts, PurchaseEvents, Purchases } from '../../db/database.ts';
import { keptStatement } from '../../db/kept-statements.ts';
import type { Tx } from '../../db/transaction.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { ListingRow } from '../listings/index.ts';
import type { SealedCredentials } from './purchase-credentials.store.ts';

export type PurchaseRow = Selectable<Purchases>;
export type DisputeRow = Selectable<Disputes>;
export type NewEvent = Omit<Insertable<PurchaseEvents>, 'id'>;

/** A purchase with everything that changes along with it, all of it locked. */
export interface LockedDeal {
  purchase: PurchaseRow;
  /** Undefined for a sale that staff added by hand. */
  listing: ListingRow | undefined;
  /** The latest one. */
  dispute: DisputeRow | undefined;
  /** If it completes now, somebody gets the referral reward. */
  rewardsReferrer: boolean;
}

export interface NewDeal {
  purchase: Insertable<Purchases>;
  account: Omit<Insertable<PurchasedAccounts>, 'purchaseId'>;
  /** Nothing is sealed for a sale that staff added by hand. */
  credentials: SealedCredentials | undefined;
  event: Omit<NewEvent, 'purchaseId'>;
}

/** The people of a deal, locked against being erased while it begins. Always before the listing. */
export function lockPeople(tx: Tx, userIds: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'status'])
    .where('id', 'in', userIds)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** One statement for the whole of it: the purchase, the account as it is now, its credentials and the first event. */
export async function insertDeal(tx: Tx, deal: NewDeal): Promise<PurchaseRow> {
  const [purchase] = await insertWhole(tx, deal);
  if (purchase === undefined) throw new Error('a purchase was not written');
  return purchase;
}

const insertWhole = keptStatement((db, deal: NewDeal) => {
  const purchaseId = deal.purchase.id;
  const { credentials } = deal;
  const begun = db
    .with('account', (query) => query.insertInto('purchasedAccounts').values({ ...deal.account, purchaseId }))
    .with('begun', (query) => query.insertInto('purchaseEvents').values({ ...deal.event, purchaseId }));
  if (credentials === undefined) return begun.insertInto('purchases').values(deal.purchase).returningAll();
  return begun
    .with('secret', (query) => query.insertInto('purchaseCredentials').values({ ...credentials, purchaseId }))
    .insertInto('purchases')
    .values(deal.purchase)
    .returningAll();
});

/**
 * Locks a deal in the one order that all use cases keep: listing, purchase, dispute. Which listing it is, is read
 * in the same statement and never changes.
 */
export async function lockDeal(tx: Tx, purchaseId: string): Promise<LockedDeal> {
  const [listing] = await lockListingOf(tx, { purchaseId });
  const [found] = await lockPurchase(tx, { purchaseId });
  if (found === undefined) throw new Refusal('not_found');
  const { mayReward: rewardsReferrer, ...purchase } = found;
  const dispute = purchase.disputeStatus === 'none' ? undefined : await lockDispute(tx, purchaseId);
  return { purchase, listing, dispute, rewardsReferrer };
}

const lockListingOf = keptStatement((db, of: { purchaseId: string }) =>
  db
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', (where) =>
      where.selectFrom('purchases').select('listingId').where('purchases.id', '=', of.purchaseId),
    )
    .forUpdate(),
);

const lockPurchase = keptStatement((db, of: { purchaseId: string }) =>
  db
    .selectFrom('purchases')
    .selectAll()
    .select((select) => mayReward(select).$castTo<boolean>().as('mayReward'))
    .where('id', '=', of.purchaseId)
    .forUpdate(),
);

/** Somebody brought the buyer, who has completed nothing yet. Should two complete at once, the ledger pays one. */
function mayReward(select: ExpressionBuilder<DB, 'purchases'>) {
  return select.exists(
    select
      .selectFrom('users')
      .innerJoin('buyerFigures', 'buyerFigures.buyerId', 'users.id')
      .select('users.id')
      .whereRef('users.id', '=', 'purchases.buyerId')
      .where('users.referredBy', 'is not', null)
      .where('buyerFigures.completed', '=', 0),
  );
}

function lockDispute(tx: Tx, purchaseId: string): Promise<DisputeRow> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('purchaseId', '=', purchaseId)
    .orderBy('openedAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes a purchase, only if it still has the status that was decided upon, and notes it in the history. */
export async function movePurchase(
  tx: Tx,
  before: Pick<PurchaseRow, 'id' | 'status'>,
  change: Updateable<Purchases>,
  event: NewEvent,
): Promise<PurchaseRow> {
  const [moved] = await changeAndNote(tx, { id: before.id, status: before.status, change, event });
  if (moved === undefined) throw new Error(`purchase ${before.id} is not ${before.status} any more`);
  return moved;
}

const changeAndNote = keptStatement(
  (db, move: Pick<PurchaseRow, 'id' | 'status'> & { change: Updateable<Purchases>; event: NewEvent }) =>
    db
      .with('noted', (query) => query.insertInto('purchaseEvents').values(move.event))
      .updateTable('purchases')
      .set(move.change)
      .where('id', '=', move.id)
      .where('status', '=', move.status)
      .returningAll(),
);

export async function updateDispute(tx: Tx, disputeId: string, change: Updateable<Disputes>): Promise<void> {
  await tx.updateTable('disputes').set(change).where('id', '=', disputeId).execute();
}

export async function noteEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insertInto('purchaseEvents').values(event).execute();
}
