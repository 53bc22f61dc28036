import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import type { ListingRow } from './listing.store.ts';

/**
 * Refuses an edit of what a buyer agreed to pay for, while the agreed price may still be paid. An answer to an offer locks
 * the listing first, so none can be accepted between this and the end of the transaction.
 */
export async function refuseAgreedOn(
  tx: Tx,
  { before, after, now }: { before: ListingRow; after: ListingRow; now: Date },
): Promise<void> {
  if (agreedColumns.every((column) => isDeepStrictEqual(before[column], after[column]))) return;
  const agreed = await tx
    .selectFrom('offers')
    .select('dueAt')
    .where('listingId', '=', before.id)
    .where('status', '=', 'accepted')
    .where('purchaseId', 'is', null)
    .where('dueAt', '>', now)
    .orderBy('dueAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (agreed === undefined) return;
  throw new Refusal('listing_agreed_on', {
    message: `You agreed on a price with a buyer, who may pay it until ${whenSentence(agreed.dueAt)}. Until then only the price and the login details can be changed.`,
  });
}

const agreedColumns = [
  'platform',
  'handle',
  'url',
  'description',
  'category',
  'followers',
  'engagementTenths',
  'claims',
  'images',
  'handoverKind',
  'mailbox',
  'coverDays',
] as const satisfies readonly (keyof ListingRow)[];
