import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Disputes, PurchasedAccounts, PurchaseEvents, Purchases } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { MovableListing } from '../listings/index.ts';
import { type DisputeRow, latestFirst } from './dispute.queries.ts';
import type { SealedCredentials } from './purchase-credentials.store.ts';

export type PurchaseRow = Selectable<Purchases>;
export type NewEvent = Omit<Insertable<PurchaseEvents>, 'id'>;

/** A purchase with the rows that change along with it, all of them locked. */
export interface LockedPurchase {
  purchase: PurchaseRow;
  /** Undefined for a purchase that staff added by hand. */
  listing: MovableListing | undefined;
  /** The latest one. */
  dispute: DisputeRow | undefined;
  /** Whether the buyer was referred, so that its completion, or the end of its cover, may pay a reward. */
  mayReward: boolean;
}

export interface NewPurchase {
  purchase: Insertable<Purchases>;
  account: Omit<Insertable<PurchasedAccounts>, 'purchaseId'>;
  /** Undefined where none are handed over, and for a purchase that staff added by hand. */
  credentials: SealedCredentials | undefined;
  event: Omit<NewEvent, 'purchaseId'>;
}

/**
 * Locks buyer and seller while the purchase begins, so that neither is erased and no hold is placed on the buyer's money.
 * Always before the listing.
 */
export function lockPeople(tx: Tx, userIds: readonly string[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'status'])
    .where('id', 'in', userIds)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forShare()
    .modifyEnd(prepared)
    .execute();
}

/** Inserts the purchase, the snapshot of the listing, its credentials and the first event. */
export function insertPurchase(tx: Tx, created: NewPurchase): Promise<PurchaseRow> {
  const { credentials } = created;
  const purchaseId = created.purchase.id;
  let statement = tx
    .with('account', (part) =>
      part.insertInto('purchasedAccounts').values({ ...created.account, purchaseId }),
    )
    .with('event', (part) => part.insertInto('purchaseEvents').values({ ...created.event, purchaseId }));
  if (credentials) {
    statement = statement.with('secret', (part) =>
      part.insertInto('purchaseCredentials').values({ ...credentials, purchaseId }),
    );
  }
  return statement
    .insertInto('purchases')
    .values(created.purchase)
    .returningAll()
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
}

/**
 * Locks a purchase in the one order that all use cases follow: listing, purchase, dispute. The listing of a purchase
 * never changes.
 */
export async function lockPurchase(tx: Tx, purchaseId: string): Promise<LockedPurchase> {
  const listing = await lockSoldListing(tx, purchaseId);
  const found = await tx
    .selectFrom('purchases as p')
    .innerJoin('users as b', 'b.id', 'p.buyerId')
    .selectAll('p')
    .select(sql<boolean>`b.referred_by is not null`.as('isReferred'))
    .where('p.id', '=', purchaseId)
    .forUpdate('p')
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('not_found');
  const { isReferred: mayReward, ...purchase } = found;
  const dispute = purchase.disputeStatus === 'none' ? undefined : await lockDispute(tx, purchaseId);
  return { purchase, listing, dispute, mayReward };
}

/** Undefined for a purchase that staff added by hand. */
function lockSoldListing(tx: Tx, purchaseId: string): Promise<MovableListing | undefined> {
  return tx
    .selectFrom('listings')
    .select(['id', 'sellerId', 'handle', 'status', 'postedAt'])
    .where('id', '=', (query) =>
      query.selectFrom('purchases').select('listingId').where('id', '=', purchaseId),
    )
    .forUpdate()
    .modifyEnd(prepared)
    .executeTakeFirst();
}

function lockDispute(tx: Tx, purchaseId: string): Promise<DisputeRow> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('purchaseId', '=', purchaseId)
    .orderBy(latestFirst)
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The columns that a step may change. */
export type PurchaseChange = Partial<Omit<PurchaseRow, 'id' | 'number' | 'staffStatus'>>;

/**
 * Changes a purchase, only if it still has the status that was decided upon, and records the event. Returns the columns
 * that the database derives, and whether a proposal of staff about the purchase waits.
 */
export async function movePurchase(
  tx: Tx,
  before: Pick<PurchaseRow, 'id' | 'status'>,
  { change, event }: { change: PurchaseChange; event: NewEvent },
): Promise<Pick<PurchaseRow, 'staffStatus'> & { hasProposal: boolean }> {
  const moved = await tx
    .with('event', (part) => part.insertInto('purchaseEvents').values(event))
    .updateTable('purchases')
    .set(change)
    .where('id', '=', before.id)
    .where('status', '=', before.status)
    .returning(['staffStatus', hasProposal.as('hasProposal')])
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (moved === undefined) throw new Error(`purchase ${before.id} is not ${before.status} any more`);
  return moved;
}

const hasProposal = sql<boolean>`exists (
  select from approvals where kind in ('ruling', 'cancellation') and subject_id = purchases.id::text and status = 'waiting')`;

export async function updateDispute(tx: Tx, disputeId: string, change: Updateable<Disputes>): Promise<void> {
  await tx.updateTable('disputes').set(change).where('id', '=', disputeId).execute();
}

export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insertInto('purchaseEvents').values(event).execute();
}
