import { randomUUID } from 'node:crypto';
import { inTransaction, isUniqueViolation, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuseContacts } from '../../domain/contact-masks/refuse-contacts.ts';
import { Refusal } from '../../domain/refusal.ts';
import { mayReviewAt, visibleFrom } from '../../domain/review/review-terms.ts';
import { notify } from '../notifications/index.ts';
import { sideOf, stateConflict } from '../purchases/index.ts';
import { publishReview } from './review.store.ts';

export interface NewReview {
  purchaseId: string;
  authorId: string;
  rating: number;
  text: string;
}

/** Reviews the other side of a completed deal. With the second review of a deal both become visible. */
export async function writeReview(deps: Deps, review: NewReview): Promise<string> {
  try {
    return await inTransaction(deps.db, (tx) => write(tx, deps, review));
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('review_written_already');
    throw error;
  }
}

async function write(tx: Tx, deps: Deps, wish: NewReview): Promise<string> {
  // The reviews of one deal are written one after the other, so that each sees the one before.
  const purchase = await tx
    .selectFrom('purchases')
    .select(['buyerId', 'sellerId', 'status', 'settledAt', 'handle'])
    .where('id', '=', wish.purchaseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (purchase === undefined) throw new Refusal('not_found');
  const side = sideOf(purchase, wish.authorId);
  if (purchase.status !== 'completed' || purchase.settledAt === null) throw stateConflict(purchase);
  const written = await tx
    .selectFrom('reviews')
    .select(['id', 'side', 'publishedAt'])
    .where('purchaseId', '=', wish.purchaseId)
    .execute();
  if (written.some((review) => review.side === side)) throw new Refusal('review_written_already');
  const other = written[0];
  const now = deps.now();
  const otherPublished = other?.publishedAt != null;
  if (!mayReviewAt({ settledAt: purchase.settledAt, otherPublished }, now)) {
    throw new Refusal('review_window_closed');
  }
  const refused = refuseContacts({ text: wish.text }, purchase);
  if (refused) throw refused;
  const id = randomUUID();
  const aboutId = side === 'buyer' ? purchase.sellerId : purchase.buyerId;
  const { purchaseId, authorId, rating, text } = wish;
  await tx
    .insertInto('reviews')
    .values({
      id,
      purchaseId,
      side,
      authorId,
      aboutId,
      rating,
      text,
      createdAt: now,
      visibleFrom: visibleFrom(now),
    })
    .execute();
  const published = other !== undefined;
  const { handle } = purchase;
  await notify(tx, 'review_received', aboutId, { handle, published }, now);
  if (other === undefined) return id;
  // Figures of buyers before those of sellers, as everywhere.
  const both = side === 'seller' ? [id, other.id] : [other.id, id];
  for (const reviewId of both) await publishReview(tx, reviewId, now);
  await notify(tx, 'review_received', authorId, { handle, published }, now);
  return id;
}
