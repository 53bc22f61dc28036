import { type SoldListing, soldListingShownDays } from '@oja/contract/public-listing';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { presentImages } from './market/market-row.ts';
import { readPastListing } from './past-listing.queries.ts';

const shownMs = soldListingShownDays * 24 * 60 * 60 * 1000;

/**
 * A sold listing, with public facts only. One that left the market in any other way, or was sold long ago, is gone; one
 * that never was on the market, or still is, is not found here.
 */
export async function showSoldListing(
  deps: Pick<Deps, 'db' | 'now'>,
  listingId: string,
): Promise<SoldListing> {
  const listing = await readPastListing(deps.db, listingId);
  if (listing === undefined) throw new Refusal('not_found');
  const { id, platform, handle, category, followers, images, status, soldAt } = listing;
  const isSold = status === 'sold' || status === 'disputed';
  if (!isSold || soldAt === null || deps.now().getTime() - soldAt.getTime() >= shownMs) {
    throw new Refusal('listing_gone');
  }
  const { thumbnail } = presentImages(images);
  return { id, platform, handle, category, followers, thumbnail, sold_at: soldAt.toISOString() };
}
