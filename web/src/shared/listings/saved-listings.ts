import { listingEndpoints } from '@oja/contract/listings';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** The wishlist of the person who is signed in. */

const savedIdsKey = [...queryKeys.market, 'saved-ids'] as const;

/** Separate from the listings, whose answers are cached for all users. */
export const savedIdsQuery = queryOptions({
  queryKey: savedIdsKey,
  queryFn: async ({ signal }) => (await callApi(listingEndpoints.listSavedListings, { signal })).data,
});

type SavedChange = { id: string; isSaved: boolean };

/** Optimistic: the heart changes at once and is rolled back if the server refuses. */
export const saveListingMutation = mutationOptions({
  mutationFn: ({ id, isSaved }: SavedChange) =>
    isSaved
      ? callApi(listingEndpoints.saveListing, { params: { id } })
      : callApi(listingEndpoints.unsaveListing, { params: { id } }),
  onMutate: async ({ id, isSaved }, { client }) => {
    await client.cancelQueries({ queryKey: savedIdsKey });
    const before = client.getQueryData<string[]>(savedIdsKey);
    const others = (before ?? []).filter((each) => each !== id);
    client.setQueryData(savedIdsKey, isSaved ? [id, ...others] : others);
    return { before };
  },
  onError: (_error, _change, result, { client }) => client.setQueryData(savedIdsKey, result?.before),
  // Of the lists only the wishlist itself has changed.
  onSettled: async (_data, _error, _change, _result, { client }) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: savedIdsKey }),
      client.invalidateQueries({ queryKey: [...queryKeys.market, 'list', { saved: '1' }] }),
    ]);
  },
});
