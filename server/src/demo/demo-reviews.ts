import type { Deps } from '../deps/deps.ts';
import { replyToReview, writeReview } from '../modules/trade/reviews/index.ts';
import { findPurchase } from './demo-purchase.queries.ts';
import type { DemoPurchase } from './demo-purchase-table.ts';

/** Writes the review of one side of a completed purchase, unless it exists. */
export async function review(
  then: Deps,
  entry: DemoPurchase,
  side: 'byBuyer' | 'bySeller',
  authorId: string,
): Promise<void> {
  const planned = entry[side];
  const purchase = planned && (await findPurchase(then, entry));
  if (purchase === undefined || purchase.status !== 'completed') return;
  const written = await then.db
    .selectFrom('reviews')
    .select('id')
    .where('purchaseId', '=', purchase.id)
    .where('authorId', '=', authorId)
    .executeTakeFirst();
  if (planned && !written) await writeReview(then, { purchaseId: purchase.id, authorId, ...planned });
}

/** Writes the seller's reply, once both reviews exist. */
export async function reply(then: Deps, entry: DemoPurchase, seller: string): Promise<void> {
  const purchase = entry.reply && (await findPurchase(then, entry));
  if (!(entry.reply && purchase)) return;
  const found = await then.db
    .selectFrom('reviews')
    .select('id')
    .where('purchaseId', '=', purchase.id)
    .where('aboutId', '=', seller)
    .where('publishedAt', 'is not', null)
    .where('reply', 'is', null)
    .executeTakeFirst();
  if (found) await replyToReview(then, { reviewId: found.id, userId: seller, text: entry.reply });
}
