import type { BodySent } from '@oja/contract/endpoint';
import { listingEndpoints } from '@oja/contract/listings';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { uploadApi } from '@/lib/api/upload-api';
import { withMinimumBusy } from '@/lib/minimum-busy';
import { queryKeys } from '@/lib/query-keys';
import type { UploadScreenshot } from '@/shared/screenshots/screenshot-tray';
import type { OwnFilter } from './logic/own-filter';

/** After a change by the seller: their own list has changed, and perhaps the market. */
async function refreshListings(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.listings }),
    client.invalidateQueries({ queryKey: queryKeys.market }),
    client.invalidateQueries({ queryKey: queryKeys.coverTerms }),
  ]);
}

export const ownCountersQuery = queryOptions({
  queryKey: [...queryKeys.listings, 'counters'],
  queryFn: async ({ signal }) => (await callApi(listingEndpoints.countOwnListings, { signal })).data,
});

export const ownListingsQuery = (filter: OwnFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.listings, 'own', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(listingEndpoints.listOwnListings, {
        query: { search: filter.search || undefined, status: filter.status, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: failedLoad('Failed to load listings'),
  });

export const purchaseTermsQuery = queryOptions({
  queryKey: [...queryKeys.listings, 'terms'],
  queryFn: async ({ signal }) => (await callApi(listingEndpoints.showDealTerms, { signal })).data,
});

type NewListing = BodySent<typeof listingEndpoints.createListing>;

export const createListingMutation = mutationOptions({
  mutationFn: (body: NewListing) =>
    withMinimumBusy(minimumBusyTimes.createListingMs, () =>
      callApi(listingEndpoints.createListing, { body }),
    ),
  gcTime: 0,
  onSuccess: (_data, _body, _result, { client }) => refreshListings(client),
});

export const deleteListingMutation = mutationOptions({
  mutationFn: (id: string) => callApi(listingEndpoints.deleteListing, { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) => refreshListings(client),
});

type ChangedListing = { id: string; body: BodySent<typeof listingEndpoints.updateListing> };

export const updateListingMutation = mutationOptions({
  mutationFn: async ({ id, body }: ChangedListing) =>
    (await callApi(listingEndpoints.updateListing, { params: { id }, body })).data,
  gcTime: 0,
  onSettled: (_data, _error, _changed, _result, { client }) => refreshListings(client),
});

export const uploadListingImage: UploadScreenshot = async (file, options) =>
  (await uploadApi(listingEndpoints.uploadListingImage, { file, ...options })).data;
