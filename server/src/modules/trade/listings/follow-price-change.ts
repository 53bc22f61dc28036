import type { Tx } from '../../../db/transaction.ts';
import { addJobs, toQueue } from '../../../jobs/enqueue.ts';
import type { ListingRow } from './listing.store.ts';
import { alertPriceDrop, matchListing } from './listing-job-specs.ts';

/** A lower price on the market may enter saved searches, and is news for the people who saved the listing. */
export async function followPriceChange(
  tx: Tx,
  { before, after, now }: { before: ListingRow; after: ListingRow; now: Date },
): Promise<void> {
  if (before.status !== 'posted' || after.status !== 'posted') return;
  if (after.priceKobo >= before.priceKobo) return;
  const listingId = after.id;
  await addJobs(tx, [
    toQueue(matchListing, { listingId, at: now.toISOString() }),
    toQueue(alertPriceDrop, { listingId, fromKobo: before.priceKobo, toKobo: after.priceKobo }),
  ]);
}
