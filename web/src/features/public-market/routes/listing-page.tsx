import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { PagePart } from '@/components/static-parts';
import { publicReader } from '@/lib/api/public-reader';
import { authStore } from '@/lib/auth/auth-store';
import type { PublicHandle } from '@/lib/page-meta';
import { useOnline } from '@/lib/use-online';
import { LiveListing } from '../components/listing/live-listing';
import { staticListing } from '../components/listing/static-listing';
import { type ListingPageData, loadListingPage } from '../logic/load-listing';
import { listingPageMeta } from '../logic/page-metas';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const [page] = await Promise.all([
    loadListingPage(context.get(publicReader), params.listingId ?? '', request.signal),
    staticListing.load(),
  ]);
  return page;
}

export const handle: PublicHandle<ListingPageData> | undefined = import.meta.env.SSR
  ? { meta: listingPageMeta }
  : undefined;

/** The public page of a listing, also after it was sold or taken off the market. */
export function Component() {
  const page = useLoaderData<ListingPageData>();
  useOwnView(page);
  return (
    <>
      {page.kind === 'live' ? <LiveListing key={page.listing.id} listing={page.listing} /> : null}
      {page.kind === 'live' ? null : (
        <PagePart of={staticListing} id="listing-state">
          {({ SoldListing, GoneListing }) =>
            page.kind === 'sold' ? <SoldListing key={page.sold.id} sold={page.sold} /> : <GoneListing />
          }
        </PagePart>
      )}
      <PagePart of={staticListing} id="listing-similar">
        {({ SimilarListings }) => <SimilarListings listings={page.similar} />}
      </PagePart>
    </>
  );
}

/**
 * Reads the page again where it was read for another person: rendered on the server, or before a sign-in or sign-out. One
 * that is gone can be there for a seller alone. A sold one reads the same to everybody, so only its code is fetched,
 * which leads a buyer to the purchase.
 */
function useOwnView({ kind, isAsGuest }: ListingPageData): void {
  const { revalidate } = useRevalidator();
  const [, renderParts] = useReducer((times: number) => times + 1, 0);
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  const isGuest = record === undefined;
  const isOnline = useOnline();
  const mayDiffer = kind === 'live' || (kind === 'gone' && record?.user.role === 'seller');
  useEffect(() => {
    if (isGuest === isAsGuest || !isOnline) return;
    if (mayDiffer) void revalidate();
    else void staticListing.load().then(renderParts);
  }, [mayDiffer, isGuest, isAsGuest, isOnline, revalidate]);
}
