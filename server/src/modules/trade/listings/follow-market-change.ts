import type { Tx } from '../../../db/transaction.ts';
import { addJobs, toQueue } from '../../../jobs/enqueue.ts';
import type { ListingRow } from './listing.store.ts';
import { alertPriceDrop, matchListing } from './listing-job-specs.ts';

/** The smallest part of a price, in hundredths, whose drop is news. */
const newsPercent = 1;

/**
 * Another version of a listing on the market may match saved searches that the one before did not. A price that is lower
 * by a hundredth or more is also news for the people who saved the listing.
 */
export async function followMarketChange(
  tx: Tx,
  { before, after, now }: { before: ListingRow; after: ListingRow; now: Date },
): Promise<void> {
  if (before.status !== 'posted' || after.status !== 'posted' || before.version === after.version) return;
  const listingId = after.id;
  const jobs = [toQueue(matchListing, { listingId, at: now.toISOString() })];
  const dropKobo = before.priceKobo - after.priceKobo;
  if (dropKobo > 0 && dropKobo * 100 >= before.priceKobo * newsPercent) {
    jobs.push(toQueue(alertPriceDrop, { listingId, fromKobo: before.priceKobo, toKobo: after.priceKobo }));
  }
  await addJobs(tx, jobs);
}
