import { dayMs } from '@oja/contract/durations';
import { type SoldListing, soldListingShownDays } from '@oja/contract/public-listing';
import type { Deps } from '../../../deps/deps.ts';
import { publicHandle } from '../../../domain/listing/public-account.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { presentImages } from './market/market-row.ts';
import { readPastListing } from './past-listing.queries.ts';

const shownMs = soldListingShownDays * dayMs;

/** A sold listing, with public facts only. */
export async function showSoldListing(
  deps: Pick<Deps, 'db' | 'now'>,
  listingId: string,
): Promise<SoldListing> {
  const found = await findSoldListing(deps, listingId);
  if (found === 'gone') throw new Refusal('listing_gone');
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

/**
 * One that left the market in any other way than by a sale, or was sold long ago, is gone. Undefined for one that never
 * was on the market.
 */
export async function findSoldListing(
  deps: Pick<Deps, 'db' | 'now'>,
  listingId: string,
): Promise<SoldListing | 'gone' | undefined> {
  const listing = await readPastListing(deps.db, listingId);
  if (listing === undefined) return undefined;
  const { id, platform, category, followers, images, status, soldAt } = listing;
  const isSold = status === 'sold' || status === 'disputed';
  if (!isSold || soldAt === null || deps.now().getTime() - soldAt.getTime() >= shownMs) {
    return 'gone';
  }
  const { thumbnail } = presentImages(images);
  const handle = publicHandle(listing);
  return { id, platform, handle, category, followers, thumbnail, sold_at: soldAt.toISOString() };
}
