import { randomUUID } from 'node:crypto';
import { koboFromNaira } from '@oja/contract/money';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { refuseContacts } from '../../../domain/contact-masks/refuse-contacts.ts';
import { isCounted } from '../../../domain/purchase/is-counted.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { mayReviewAt, visibleFrom } from '../../../domain/review/review-terms.ts';
import { notify } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import { sideOf, stateConflict } from '../purchases/index.ts';
import { publishReview } from './review.store.ts';

export interface NewReview {
  purchaseId: string;
  authorId: string;
  rating: number;
  text: string;
}

/** Reviews the other side of a completed purchase. The second review of a purchase publishes both. */
export async function writeReview(deps: Pick<Deps, 'db' | 'now'>, review: NewReview): Promise<string> {
  try {
    return await inTransaction(deps.db, (tx) => insertReview(tx, deps, review));
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('review_written_already');
    throw error;
  }
}

async function insertReview(tx: Tx, deps: Pick<Deps, 'now'>, input: NewReview): Promise<string> {
  // Locks the purchase, so that of two concurrent reviews the second sees the first.
  const purchase = await tx
    .selectFrom('purchases')
    .select(['buyerId', 'sellerId', 'status', 'settledAt', 'handle', 'priceKobo', 'refundedKobo'])
    .where('id', '=', input.purchaseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (purchase === undefined) throw new Refusal('not_found');
  const side = sideOf(purchase, input.authorId);
  if (purchase.status !== 'completed' || purchase.settledAt === null) throw stateConflict(purchase);
  const written = await tx
    .selectFrom('reviews')
    .select(['id', 'side', 'publishedAt'])
    .where('purchaseId', '=', input.purchaseId)
    .execute();
  if (written.some((review) => review.side === side)) throw new Refusal('review_written_already');
  const other = written[0];
  const now = deps.now();
  const otherPublished = other?.publishedAt != null;
  if (!mayReviewAt({ settledAt: purchase.settledAt, otherPublished }, now)) {
    throw new Refusal('review_window_closed');
  }
  const refused = refuseContacts({ text: input.text }, purchase);
  if (refused) throw refused;
  const id = randomUUID();
  const aboutId = side === 'buyer' ? purchase.sellerId : purchase.buyerId;
  const { purchaseId, authorId, rating, text } = input;
  const { value: naira } = await readSection(tx, 'naira');
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
      counted: isCounted(purchase, koboFromNaira(naira.minimumCountedPrice)),
      createdAt: now,
      visibleFrom: visibleFrom(now),
    })
    .execute();
  const published = other !== undefined;
  const { handle } = purchase;
  await notify(tx, 'review_received', aboutId, { handle, published }, now);
  if (other === undefined) return id;
  // Figures of buyers are locked before those of sellers, as everywhere.
  const both = side === 'seller' ? [id, other.id] : [other.id, id];
  for (const reviewId of both) await publishReview(tx, reviewId, now);
  await notify(tx, 'review_received', authorId, { handle, published }, now);
  return id;
}
