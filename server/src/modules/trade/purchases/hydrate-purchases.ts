import type { DisputeOpener, DisputeOutcome, DisputeReason } from '@oja/contract/purchase-fields';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { anyOf, prepared } from '../../../db/prepared.ts';
import type { StoredDisputeStatus } from '../../../domain/dispute/dispute-process.ts';
import { type CoverFacts, noCover, readCovers } from './cover.queries.ts';
import { latestFirst } from './dispute.queries.ts';
import type { PurchaseRow } from './purchase.store.ts';
import { waitsForBank } from './release-hold.ts';

/** A purchase with the related data that both sides see. */
export interface PurchaseDetails
  extends PurchaseRow,
    Account,
    People,
    DisputeFacts,
    CoverFacts,
    ReviewFacts {}

export interface Account {
  url: string | null;
  description: string;
  followers: number | null;
  engagementTenths: number | null;
  claims: unknown;
  images: string[];
  credentialsChangedAt: Date | null;
}

export interface People {
  buyerNickname: string;
  sellerNickname: string;
  sellerAvatar: string | null;
  sellerVerified: boolean;
  sellerRatings: number | null;
  sellerRatingSum: number | null;
  /** Whether a bank asks the buyer for a payment back, so that escrow is not released. */
  releaseHeld: boolean;
}

/** All null without a dispute. */
export interface DisputeFacts {
  disputeState: StoredDisputeStatus | null;
  disputeReason: DisputeReason | null;
  disputeDescription: string | null;
  openedBy: DisputeOpener | null;
  openedAt: Date | null;
  sellerDueAt: Date | null;
  sellerAnsweredAt: Date | null;
  outcome: DisputeOutcome | null;
  details: string | null;
  earlyReason: string | null;
  resolvedAt: Date | null;
  /** Whether a ruling waits, so that nothing else can end the dispute. */
  isRuled: boolean;
}

export interface ReviewFacts {
  buyerReviewed: boolean;
  sellerReviewed: boolean;
  /** Whether the review of that side is visible to the other. */
  buyerReviewShown: boolean;
  sellerReviewShown: boolean;
}

/**
 * Reads the related rows of a page of purchases, in a few small statements, because PostgreSQL would plan one joined
 * statement longer than it runs. Related rows that no purchase of the page has are not queried.
 */
export async function hydratePurchases(
  db: Db,
  purchases: readonly PurchaseRow[],
): Promise<PurchaseDetails[]> {
  if (purchases.length === 0) return [];
  const [accounts, people, disputes, covers, reviews] = await Promise.all([
    readAccounts(db, idsOf(purchases)),
    readPeople(db, purchases),
    readDisputes(db, idsOf(purchases.filter(({ disputeStatus }) => disputeStatus !== 'none'))),
    readCovers(
      db,
      idsOf(purchases.filter(({ coverDays, settledAt }) => coverDays > 0 && settledAt !== null)),
    ),
    readReviews(db, idsOf(purchases.filter(({ status }) => status === 'completed'))),
  ]);
  return purchases.map((purchase) => {
    const account = accounts.get(purchase.id);
    if (account === undefined) throw new Error(`purchase ${purchase.id} has no account`);
    return {
      ...purchase,
      ...account,
      ...people(purchase),
      ...(disputes.get(purchase.id) ?? noDispute),
      ...(covers.get(purchase.id) ?? noCover),
      ...(reviews.get(purchase.id) ?? noReviews),
    };
  });
}

const idsOf = (purchases: readonly PurchaseRow[]) => purchases.map(({ id }) => id);

const noDispute: DisputeFacts = {
  disputeState: null,
  disputeReason: null,
  disputeDescription: null,
  openedBy: null,
  openedAt: null,
  sellerDueAt: null,
  sellerAnsweredAt: null,
  outcome: null,
  details: null,
  earlyReason: null,
  resolvedAt: null,
  isRuled: false,
};

const noReviews: ReviewFacts = {
  buyerReviewed: false,
  sellerReviewed: false,
  buyerReviewShown: false,
  sellerReviewShown: false,
};

async function readAccounts(db: Db, ids: readonly string[]): Promise<Map<string, Account>> {
  const rows = await db
    .selectFrom('purchasedAccounts as a')
    .leftJoin('purchaseCredentials as c', 'c.purchaseId', 'a.purchaseId')
    .select([
      'a.purchaseId',
      'a.url',
      'a.description',
      'a.followers',
      'a.engagementTenths',
      'a.claims',
      'a.images',
    ])
    .select('c.changedAt as credentialsChangedAt')
    .where('a.purchaseId', '=', anyOf(ids))
    .modifyEnd(prepared)
    .execute();
  return new Map(rows.map(({ purchaseId, ...account }) => [purchaseId, account]));
}

async function readPeople(
  db: Db,
  purchases: readonly PurchaseRow[],
): Promise<(purchase: PurchaseRow) => People> {
  const ids = [...new Set(purchases.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]))];
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('sellerFigures as f', 'f.sellerId', 'u.id')
    .select(['u.id', 'u.nickname', 'u.avatar', 'u.verified', 'f.ratings', 'f.ratingSum'])
    .select(waitsForBank('u.id').as('releaseHeld'))
    .where('u.id', '=', anyOf(ids))
    .modifyEnd(prepared)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ id, buyerId, sellerId }) => {
    const buyer = byId.get(buyerId);
    const seller = byId.get(sellerId);
    if (buyer === undefined || seller === undefined) throw new Error(`purchase ${id} has no people`);
    return {
      buyerNickname: buyer.nickname,
      sellerNickname: seller.nickname,
      sellerAvatar: seller.avatar,
      sellerVerified: seller.verified,
      sellerRatings: seller.ratings,
      sellerRatingSum: seller.ratingSum,
      releaseHeld: buyer.releaseHeld,
    };
  };
}

const isRuled = sql<boolean>`exists (
  select from rulings r where r.dispute_id = disputes.id and r.status in ('waiting', 'appealed'))`;

/** The latest dispute of each purchase. */
async function readDisputes(db: Db, ids: readonly string[]): Promise<Map<string, DisputeFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('disputes')
    .distinctOn('purchaseId')
    .select(['purchaseId', 'status as disputeState', 'reason as disputeReason'])
    .select(['description as disputeDescription', 'openedBy', 'openedAt', 'sellerDueAt', 'sellerAnsweredAt'])
    .select(['outcome', 'details', 'earlyReason', 'resolvedAt'])
    .select(isRuled.as('isRuled'))
    .where('purchaseId', '=', anyOf(ids))
    .orderBy('purchaseId')
    .orderBy(latestFirst)
    .modifyEnd(prepared)
    .execute();
  return new Map(rows.map(({ purchaseId, ...dispute }) => [purchaseId, dispute]));
}

async function readReviews(db: Db, ids: readonly string[]): Promise<Map<string, ReviewFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('reviews')
    .select(['purchaseId', 'side', 'publishedAt'])
    .where('purchaseId', '=', anyOf(ids))
    .modifyEnd(prepared)
    .execute();
  const found = new Map<string, ReviewFacts>();
  for (const { purchaseId, side, publishedAt } of rows) {
    const facts = found.get(purchaseId) ?? noReviews;
    const shown = publishedAt !== null;
    found.set(
      purchaseId,
      side === 'buyer'
        ? { ...facts, buyerReviewed: true, buyerReviewShown: shown }
        : { ...facts, sellerReviewed: true, sellerReviewShown: shown },
    );
  }
  return found;
}
