import type { Deps } from '../deps.ts';
import { replyToReview, writeReview } from '../modules/reviews/index.ts';
import { findPurchase } from './demo-sale.queries.ts';
import type { DemoSale } from './demo-sale-table.ts';

/** What one side says about a completed sale, unless it was said before. */
export async function review(
  then: Deps,
  sale: DemoSale,
  side: 'byBuyer' | 'bySeller',
  authorId: string,
): Promise<void> {
  const said = sale[side];
  const purchase = said && (await findPurchase(then, sale));
  if (purchase === undefined || purchase.status !== 'completed') return;
  const written = await then.db
    .selectFrom('reviews')
    .select('id')
    .where('purchaseId', '=', purchase.id)
    .where('authorId', '=', authorId)
    .executeTakeFirst();
  if (said && !written) await writeReview(then, { purchaseId: purchase.id, authorId, ...said });
}

/** The seller's answer to it, once both have written. */
export async function reply(then: Deps, sale: DemoSale, seller: string): Promise<void> {
  const purchase = sale.reply && (await findPurchase(then, sale));
  if (!(sale.reply && purchase)) return;
  const found = await then.db
    .selectFrom('reviews')
    .select('id')
    .where('purchaseId', '=', purchase.id)
    .where('aboutId', '=', seller)
    .where('publishedAt', 'is not', null)
    .where('reply', 'is', null)
    .executeTakeFirst();
  if (found) await replyToReview(then, { reviewId: found.id, userId: seller, text: sale.reply });
}
