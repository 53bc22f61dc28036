import type { ListingDetails, listingEndpoints } from '@oja/contract/listings';
import type { MarketListing } from '@oja/contract/market-fields';
import type { SoldListing } from '@oja/contract/public-listing';
import { data } from 'react-router';
import { ApiError } from '@/lib/api/api-error';
import type { PublicReader } from '@/lib/api/public-reader';
import { authStore } from '@/lib/auth/auth-store';
import { asMissingPage } from '../missing-page';

/** What the page of a listing shows: the listing, that it was sold, or that it is gone. */
export type ListingPageData = {
  similar: readonly MarketListing[];
  /** It was read without a session, as it always is on the server. */
  isAsGuest: boolean;
} & (
  | { kind: 'live'; listing: ListingDetails }
  | { kind: 'sold'; sold: SoldListing }
  | { kind: 'gone'; id: string }
);

/** A sold listing is answered with 200 for some time, one that left the market with 410, any other with 404. */
export async function loadListingPage(read: PublicReader, id: string, signal: AbortSignal) {
  const path = encodeURIComponent(id);
  const [similar, found] = await Promise.all([
    readSimilar(read, path, signal),
    readListing(read, path, signal),
  ]);
  const page: ListingPageData = { ...found, similar, isAsGuest: authStore.token() === undefined };
  return page.kind === 'gone' ? data(page, { status: 410 }) : page;
}

type Found =
  | { kind: 'live'; listing: ListingDetails }
  | { kind: 'sold'; sold: SoldListing }
  | { kind: 'gone'; id: string };

async function readListing(read: PublicReader, id: string, signal: AbortSignal): Promise<Found> {
  try {
    const { data: listing } = await read<typeof listingEndpoints.showListing>(`/listings/${id}`, signal);
    // Its seller can still read it, and sees the page that everybody sees.
    if (isSold(listing)) return await readSold(read, id, signal);
    return { kind: 'live', listing };
  } catch (error) {
    if (isGone(error)) return { kind: 'gone', id };
    if (!(error instanceof ApiError && error.status === 404)) throw asMissingPage(error);
    return readSold(read, id, signal);
  }
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 410;

const isSold = ({ status }: ListingDetails) => status === 'sold' || status === 'disputed';

async function readSold(read: PublicReader, id: string, signal: AbortSignal): Promise<Found> {
  try {
    const path = `/sold-listings/${id}`;
    return { kind: 'sold', sold: (await read<typeof listingEndpoints.showSoldListing>(path, signal)).data };
  } catch (error) {
    if (isGone(error)) return { kind: 'gone', id };
    throw asMissingPage(error);
  }
}

/** The page does not depend on them. */
async function readSimilar(read: PublicReader, id: string, signal: AbortSignal) {
  try {
    const path = `/listings/${id}/similar`;
    return (await read<typeof listingEndpoints.listSimilarListings>(path, signal)).data;
  } catch {
    return [];
  }
}
