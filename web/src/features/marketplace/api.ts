import type { CoverTerms } from '@oja/contract/cover';
import type { BodySent } from '@oja/contract/endpoint';
import { type ListingDetails, listingEndpoints } from '@oja/contract/listings';
import type { Offer } from '@oja/contract/offers';
import { purchaseEndpoints } from '@oja/contract/purchases';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/query-keys';
import { refreshPurchases } from '@/shared/purchases/refresh-purchases';
import { type MarketFilter, marketQueryOf } from './logic/market-filter';

function refreshMarket(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.market });
}

export const marketQuery = (filter: MarketFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.market, 'list', marketQueryOf(filter)],
    queryFn: ({ pageParam, signal }) =>
      callApi(listingEndpoints.listListings, {
        query: { ...marketQueryOf(filter), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: failedLoad('Failed to load listings'),
  });

/** How many accounts the market has for this filter, counted up to `marketCountedAtMost`. */
export const marketTotalQuery = (filter: MarketFilter) => {
  const { saved: _saved, seller: _seller, ...query } = marketQueryOf(filter);
  return queryOptions({
    queryKey: [...queryKeys.market, 'total', query],
    queryFn: async ({ signal }) =>
      (await callApi(listingEndpoints.browseMarket, { query, signal })).data.total,
    placeholderData: keepPreviousData,
  });
};

/** Whether the person bought a listing that is gone, as in another tab. */
export const ownPurchaseQuery = (listingId: string) =>
  queryOptions({
    queryKey: [...queryKeys.market, 'own-purchase', listingId],
    queryFn: async ({ signal }) =>
      (await callApi(purchaseEndpoints.findOwnPurchase, { params: { id: listingId }, signal })).data,
    staleTime: 0,
  });

/** Price, version, cover and plan go along as they were seen: the server refuses when they have changed meanwhile. */
export function purchaseBodyOf({
  listing,
  offer,
  cover,
}: Order): BodySent<typeof purchaseEndpoints.createPurchase> {
  const seen = {
    listing_id: listing.id,
    expected_version: listing.version,
    ...(cover ? { expected_cover: { days: cover.days, held: cover.held } } : {}),
    ...(listing.handover ? { expected_plan_version: listing.handover.version } : {}),
  };
  if (offer === undefined) return { ...seen, expected_price: listing.price };
  return { ...seen, offer_id: offer.id, expected_price: offer.amount };
}

interface Order {
  listing: ListingDetails;
  offer?: Offer | undefined;
  cover?: CoverTerms | undefined;
}
type PurchaseOrder = { order: Order; body: ReturnType<typeof purchaseBodyOf>; idempotencyKey: string };

export const createPurchaseMutation = mutationOptions({
  mutationFn: async ({ body, idempotencyKey }: PurchaseOrder) =>
    (await callApi(purchaseEndpoints.createPurchase, { body, idempotencyKey })).data,
  onSettled: async (_data, error, _order, _result, { client }) => {
    const isCoverLess = error instanceof ApiError && error.code === 'cover_terms_changed';
    await Promise.all([
      refreshMarket(client),
      refreshPurchases(client),
      ...(isCoverLess ? [client.invalidateQueries({ queryKey: queryKeys.coverTerms })] : []),
    ]);
  },
});

/** Counts a view, once per person. A lost one is ignored. */
export function noteView(id: string): void {
  void callApi(listingEndpoints.viewListing, { params: { id } }).catch(() => undefined);
}
