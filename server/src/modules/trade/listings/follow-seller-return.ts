import type { Tx } from '../../../db/transaction.ts';
import { addJobs, toQueue } from '../../../jobs/enqueue.ts';
import { matchListing } from './listing-job-specs.ts';

/** The listings of a seller who may sell again return to the market, where saved searches may not have found them yet. */
export async function followSellerReturn(
  tx: Tx,
  { sellerId, now }: { sellerId: string; now: Date },
): Promise<void> {
  const listings = await tx
    .selectFrom('listings')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('status', '=', 'posted')
    .execute();
  const at = now.toISOString();
  await addJobs(
    tx,
    listings.map(({ id }) => toQueue(matchListing, { listingId: id, at })),
  );
}
