import { useEffect, useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { publicReader } from '@/lib/api/public-reader';
import { authStore } from '@/lib/auth/auth-store';
import type { PublicHandle } from '@/lib/page-meta';
import { GoneListing } from '../components/listing/gone-listing';
import { LiveListing } from '../components/listing/live-listing';
import { SimilarListings } from '../components/listing/similar-listings';
import { SoldListing } from '../components/listing/sold-listing';
import { type ListingPageData, loadListingPage } from '../logic/load-listing';
import { listingPageMeta } from '../logic/page-metas';

export function loader({ params, request, context }: LoaderFunctionArgs) {
  return loadListingPage(context.get(publicReader), params.listingId ?? '', request.signal);
}

export const handle: PublicHandle<ListingPageData> = { meta: listingPageMeta };

/** The public page of a listing, also after it was sold or taken off the market. */
export function Component() {
  const page = useLoaderData<ListingPageData>();
  useOwnView(page.isAsGuest);
  return (
    <>
      {page.kind === 'live' ? <LiveListing key={page.listing.id} listing={page.listing} /> : null}
      {page.kind === 'sold' ? <SoldListing key={page.sold.id} sold={page.sold} /> : null}
      {page.kind === 'gone' ? <GoneListing /> : null}
      <SimilarListings listings={page.similar} />
    </>
  );
}

/** Reads the page again where it was read for another person: rendered on the server, or before a sign-in or sign-out. */
function useOwnView(isAsGuest: boolean): void {
  const { revalidate } = useRevalidator();
  const isGuest = useSyncExternalStore(
    authStore.subscribe,
    () => authStore.token() === undefined,
    () => true,
  );
  useEffect(() => {
    if (isGuest !== isAsGuest) void revalidate();
  }, [isGuest, isAsGuest, revalidate]);
}
