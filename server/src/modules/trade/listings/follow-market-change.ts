import type { Tx } from '../../../db/transaction.ts';
import { addJobs, toQueue } from '../../../jobs/enqueue.ts';
import type { ListingRow } from './listing.store.ts';
import { alertPriceDrop, matchListing } from './listing-job-specs.ts';

/**
 * Another version of a listing on the market may match saved searches that the one before did not. A lower price is also
 * news for the people who saved the listing.
 */
export async function followMarketChange(
  tx: Tx,
  { before, after, now }: { before: ListingRow; after: ListingRow; now: Date },
): Promise<void> {
  if (before.status !== 'posted' || after.status !== 'posted' || before.version === after.version) return;
  const listingId = after.id;
  const jobs = [toQueue(matchListing, { listingId, at: now.toISOString() })];
  if (after.priceKobo < before.priceKobo) {
    jobs.push(toQueue(alertPriceDrop, { listingId, fromKobo: before.priceKobo, toKobo: after.priceKobo }));
  }
  await addJobs(tx, jobs);
}
