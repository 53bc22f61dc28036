import { adminListingEndpoints } from '@oja/contract/admin-listings';
import type { BodySent } from '@oja/contract/endpoint';
import type { StaffListing } from '@oja/contract/staff-listing';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { portalTimings } from '@/config/portal-timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { uploadApi } from '@/lib/api/upload-api';
import { withMinimumBusy } from '@/lib/minimum-busy';
import { queryKeys } from '@/lib/query-keys';
import type { UploadScreenshot } from '@/shared/screenshots/screenshot-tray';
import { type Approved, type Decided, type Seen, versionsOf } from './logic/decided';
import { type DeskFilter, deskQueryOf, exportQueryOf } from './logic/desk-filter';

export type FoundSeller = StaffListing['seller'];

/** Each seller once, those whose own name or address holds the words; a handle may have matched as well. */
function distinctSellers(listings: readonly StaffListing[], search: string): FoundSeller[] {
  const words = search.trim().toLowerCase();
  const found = new Map(listings.map(({ seller }) => [seller.id, seller]));
  return [...found.values()].filter(({ name, nickname, email }) =>
    [name, nickname, email].some((text) => text.toLowerCase().includes(words)),
  );
}

/** After any staff action: list, counts and details may all have changed. */
function refreshDesk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.listingDesk });
}

export const staffCountsQuery = queryOptions({
  queryKey: [...queryKeys.listingDesk, 'counts'],
  queryFn: async ({ signal }) => (await callApi(adminListingEndpoints.countStaffListings, { signal })).data,
});

/** People are found by what they have listed: the search covers the name and the e-mail address of the seller. */
export const sellersQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.listingDesk, 'sellers', search],
    queryFn: async ({ signal }) => {
      const query = { search, per_page: '100' };
      const { data } = await callApi(adminListingEndpoints.listStaffListings, { query, signal });
      return distinctSellers(data.data, search);
    },
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });

export const staffListingsQuery = (filter: DeskFilter) =>
  queryOptions({
    queryKey: [...queryKeys.listingDesk, 'list', deskQueryOf(filter)],
    queryFn: async ({ signal }) => {
      const query = deskQueryOf(filter);
      const answer = await callApi(adminListingEndpoints.listStaffListings, { query, signal });
      return { ...answer.data, isTotalExact: answer.total_is_exact };
    },
    placeholderData: keepPreviousData,
    // A hint comes with new listings; what colleagues decide meanwhile is asked for.
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });

export const staffListingQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.listingDesk, 'details', id],
    queryFn: async ({ signal }) =>
      (await callApi(adminListingEndpoints.showStaffListing, { params: { id }, signal })).data,
    staleTime: 0,
  });

/** One goes by the specified call, several by theirs. */
export const approveListingsMutation = mutationOptions({
  mutationFn: async (seen: readonly Seen[]): Promise<Approved> => {
    const [one] = seen;
    if (seen.length === 1 && one !== undefined) {
      const { id, version } = one;
      const { seller_active: sellerActive } = await callApi(adminListingEndpoints.approveListing, {
        params: { id },
        body: { version },
      });
      return { done: [id], off_market: sellerActive ? [] : [id], refused: [] };
    }
    const body = { ids: seen.map(({ id }) => id), versions: versionsOf(seen) };
    return (await callApi(adminListingEndpoints.approveListings, { body })).data;
  },
  onSettled: (_data, _error, _seen, _result, { client }) => refreshDesk(client),
});

export const undoApprovalsMutation = mutationOptions({
  mutationFn: async (ids: string[]): Promise<Decided> =>
    (await callApi(adminListingEndpoints.undoApprovals, { body: { ids } })).data,
  onSettled: (_data, _error, _ids, _result, { client }) => refreshDesk(client),
});

type NewListing = BodySent<typeof adminListingEndpoints.createListingFor>;

export const createListingForMutation = mutationOptions({
  mutationFn: (body: NewListing) =>
    withMinimumBusy(minimumBusyTimes.createListingMs, () =>
      callApi(adminListingEndpoints.createListingFor, { body }),
    ),
  gcTime: 0,
  onSuccess: (_data, _body, _result, { client }) => refreshDesk(client),
});

type Correction = { id: string; body: BodySent<typeof adminListingEndpoints.editListing> };

export const editListingMutation = mutationOptions({
  mutationFn: ({ id, body }: Correction) =>
    callApi(adminListingEndpoints.editListing, { params: { id }, body }),
  gcTime: 0,
  onSettled: (_data, _error, _correction, _result, { client }) => refreshDesk(client),
});

export function downloadListings(filter: DeskFilter): Promise<Blob> {
  return downloadApi(adminListingEndpoints.exportStaffListings, { query: exportQueryOf(filter) });
}

export const featureListingMutation = mutationOptions({
  mutationFn: ({ id, featured }: { id: string; featured: boolean }) =>
    featured
      ? callApi(adminListingEndpoints.featureListing, { params: { id } })
      : callApi(adminListingEndpoints.unfeatureListing, { params: { id } }),
  onSettled: (_data, _error, _wish, _result, { client }) => refreshDesk(client),
});

type Rejection = { seen: readonly Seen[]; reason: string };

export const rejectListingsMutation = mutationOptions({
  mutationFn: async ({ seen, reason }: Rejection): Promise<Decided> => {
    const [one] = seen;
    if (seen.length === 1 && one !== undefined) {
      const { id, version } = one;
      await callApi(adminListingEndpoints.rejectListing, { params: { id }, body: { reason, version } });
      return { done: [id], refused: [] };
    }
    const body = { ids: seen.map(({ id }) => id), versions: versionsOf(seen), reason };
    return (await callApi(adminListingEndpoints.rejectListings, { body })).data;
  },
  onSettled: (_data, _error, _rejection, _result, { client }) => refreshDesk(client),
});

export const removeListingMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminListingEndpoints.removeListing, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _removal, _result, { client }) => refreshDesk(client),
});

const staffMoves = {
  hide: adminListingEndpoints.hideListing,
  unhide: adminListingEndpoints.unhideListing,
  send_back: adminListingEndpoints.sendListingBack,
} as const;

export type StaffMove = keyof typeof staffMoves;

export const moveListingMutation = mutationOptions({
  mutationFn: ({ id, move, reason }: { id: string; move: StaffMove; reason: string }) =>
    callApi(staffMoves[move], { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _move, _result, { client }) => refreshDesk(client),
});

export const uploadStaffImage: UploadScreenshot = async (file, options) =>
  (await uploadApi(adminListingEndpoints.uploadStaffListingImage, { file, ...options })).data;
