import { type Insertable, type QueryCreator, type Selectable, sql, type Updateable } from 'kysely';
import type { DB, Disputes, PurchasedAccounts, PurchaseEvents, Purchases } from '../../db/database.ts';
import { keptStatement } from '../../db/kept-statements.ts';
import type { Tx } from '../../db/transaction.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type NewKey, withKey } from '../../http/idempotency.ts';
import { type DecidedMove, type MovableListing, movedListing } from '../listings/index.ts';
import { pinnedImages } from '../media/index.ts';
import { type Saying, said } from '../notifications/index.ts';
import type { Account, People } from './deal.queries.ts';
import { latestDispute } from './latest-dispute.ts';
import type { SealedCredentials } from './purchase-credentials.store.ts';

export type PurchaseRow = Selectable<Purchases>;
export type DisputeRow = Selectable<Disputes>;
export type NewEvent = Omit<Insertable<PurchaseEvents>, 'id'>;

/** With the account as it was bought and the people, for the answer. */
export type LockedPurchase = PurchaseRow & Account & People;

/** A purchase with everything that changes along with it, all of it locked. */
export interface LockedDeal {
  purchase: LockedPurchase;
  /** Undefined for a sale that staff added by hand. */
  listing: MovableListing | undefined;
  /** The latest one. */
  dispute: DisputeRow | undefined;
  /** If it completes now, somebody gets the referral reward. */
  rewardsReferrer: boolean;
}

export interface NewDeal extends Beside {
  purchase: Insertable<Purchases>;
  account: Omit<Insertable<PurchasedAccounts>, 'purchaseId'>;
  /** Nothing is sealed for a sale that staff added by hand. */
  credentials: SealedCredentials | undefined;
  event: Omit<NewEvent, 'purchaseId'>;
  /** Pictures that the purchase shows from now on. */
  pins: { names: string[]; purchaseId: string } | undefined;
  saying: Saying;
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

/**
 * One statement for the whole of it: the purchase, the account as it is now, its credentials, the first event, the
 * listing that leaves the market and the people who are told. What it takes to begin and end eight statements would be
 * half of the time of a purchase. It goes out with what is asked next, or with the commit.
 */
export function insertDeal(tx: Tx, deal: NewDeal): Promise<MadeColumns> {
  return insertWhole.later(tx, deal).then(([purchase]) => {
    if (purchase === undefined) throw new Error('unreachable: an insert without a condition returns its row');
    return purchase;
  });
}

const insertWhole = keptStatement((db, deal: NewDeal) => {
  const { credentials, pins } = deal;
  const purchaseId = deal.purchase.id;
  let query = beside(db, deal)
    .with('account', (part) => part.insertInto('purchasedAccounts').values({ ...deal.account, purchaseId }))
    .with('begun', (part) => part.insertInto('purchaseEvents').values({ ...deal.event, purchaseId }));
  if (pins) query = pinnedImages(query, pins);
  if (credentials) {
    query = query.with('secret', (part) =>
      part.insertInto('purchaseCredentials').values({ ...credentials, purchaseId }),
    );
  }
  return query.insertInto('purchases').values(deal.purchase).returning(madeColumns);
});

/** Columns of a new purchase that the database fills in. The others are known; to read them back takes its time. */
const madeColumns = [
  'number',
  'staffStatus',
  'disputeStatus',
  'refundedKobo',
  'feeKobo',
  'payoutKobo',
  'settledAt',
  'settledBy',
  'replacements',
  'servedAt',
  'paymentMethod',
  'addedBy',
  'hiddenAt',
  'hiddenBy',
  'hiddenReason',
] as const;
type MadeColumns = Pick<PurchaseRow, (typeof madeColumns)[number]>;

/** What a step writes beside the purchase and its history. */
interface Beside {
  /** Of the request, where it comes with one. */
  key: NewKey | undefined;
  listing: DecidedMove | undefined;
  saying: Saying | undefined;
}

function beside(db: QueryCreator<DB>, { key, listing, saying }: Beside): QueryCreator<DB> {
  const keyed = withKey(db, key);
  const moved = listing ? movedListing(keyed, listing) : keyed;
  return saying ? said(moved, saying) : moved;
}

/** Locks a deal in the one order that all use cases keep: listing, purchase, dispute. Which listing it is never changes. */
export async function lockDeal(tx: Tx, purchaseId: string): Promise<LockedDeal> {
  const { listing, found } = await lockRows(tx, purchaseId);
  if (found === undefined) throw new Refusal('not_found');
  const { mayReward: rewardsReferrer, ...purchase } = found;
  const dispute = purchase.disputeStatus === 'none' ? undefined : await lockDispute(tx, purchaseId);
  return { purchase, listing, dispute, rewardsReferrer };
}

async function lockRows(tx: Tx, purchaseId: string) {
  const [sold] = await lockSold(tx, { purchaseId });
  if (sold === undefined) {
    const [found] = await lockAdded(tx, { purchaseId });
    return { found, listing: undefined };
  }
  const {
    listingStatus: status,
    listingHandle: handle,
    listingPostedAt: postedAt,
    soldListing,
    ...found
  } = sold;
  return { found, listing: { id: soldListing, sellerId: found.sellerId, handle, status, postedAt } };
}

const lockSold = keptStatement((db, of: { purchaseId: string }) =>
  wholeDeal(db, of)
    .innerJoin('listings as l', 'l.id', 'p.listingId')
    .select(['l.id as soldListing', 'l.status as listingStatus', 'l.handle as listingHandle'])
    .select('l.postedAt as listingPostedAt')
    .forUpdate(['l', 'p']),
);

const lockAdded = keptStatement((db, of: { purchaseId: string }) =>
  wholeDeal(db, of).where('p.listingId', 'is', null).forUpdate('p'),
);

function wholeDeal(db: QueryCreator<DB>, of: { purchaseId: string }) {
  return db
    .selectFrom('purchases as p')
    .innerJoin('purchasedAccounts as a', 'a.purchaseId', 'p.id')
    .innerJoin('users as b', 'b.id', 'p.buyerId')
    .innerJoin('users as s', 's.id', 'p.sellerId')
    .leftJoin('purchaseCredentials as c', 'c.purchaseId', 'p.id')
    .leftJoin('sellerFigures as f', 'f.sellerId', 'p.sellerId')
    .selectAll('p')
    .select(['a.url', 'a.description', 'a.followers', 'a.engagementTenths', 'a.images'])
    .select([
      'c.changedAt as credentialsChangedAt',
      'b.nickname as buyerNickname',
      's.nickname as sellerNickname',
    ])
    .select(['s.avatar as sellerAvatar', 's.verified as sellerVerified'])
    .select(['f.ratings as sellerRatings', 'f.ratingSum as sellerRatingSum'])
    .select(mayReward.as('mayReward'))
    .where('p.id', '=', of.purchaseId);
}

/** Somebody brought the buyer, who has completed nothing yet. Should two complete at once, the ledger pays one. */
const mayReward = sql<boolean>`b.referred_by is not null and exists (
  select from buyer_figures where buyer_id = p.buyer_id and completed = 0)`;

function lockDispute(tx: Tx, purchaseId: string): Promise<DisputeRow> {
  return tx
    .selectFrom('disputes')
    .selectAll()
    .where('purchaseId', '=', purchaseId)
    .orderBy(latestDispute)
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** What a step may change. */
export type PurchaseChange = Partial<Omit<PurchaseRow, 'id' | 'number' | 'staffStatus'>>;

/**
 * Changes a purchase, only if it still has the status that was decided upon, notes it in the history, and writes what
 * changes along with it, all in one statement. Answers with what the database derives.
 */
export async function movePurchase(
  tx: Tx,
  before: Pick<PurchaseRow, 'id' | 'status'>,
  move: { change: PurchaseChange; event: NewEvent } & Beside,
): Promise<Pick<PurchaseRow, 'staffStatus'>> {
  const [moved] = await changeWhole(tx, { id: before.id, status: before.status, ...move });
  if (moved === undefined) throw new Error(`purchase ${before.id} is not ${before.status} any more`);
  return moved;
}

const changeWhole = keptStatement(
  (db, move: Pick<PurchaseRow, 'id' | 'status'> & { change: PurchaseChange; event: NewEvent } & Beside) =>
    beside(db, move)
      .with('noted', (part) => part.insertInto('purchaseEvents').values(move.event))
      .updateTable('purchases')
      .set(move.change)
      .where('id', '=', move.id)
      .where('status', '=', move.status)
      .returning('staffStatus'),
);

export async function updateDispute(tx: Tx, disputeId: string, change: Updateable<Disputes>): Promise<void> {
  await tx.updateTable('disputes').set(change).where('id', '=', disputeId).execute();
}

export async function noteEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insertInto('purchaseEvents').values(event).execute();
}
