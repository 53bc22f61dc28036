import { listingEndpoints } from '@oja/contract/listings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { marketKey } from './market-keys';
import { savedIdsKey } from './saved-ids';

type Wish = { id: string; isWanted: boolean };

/** The heart answers at once and takes it back if the server says no. */
export const saveListingMutation = mutationOptions({
  mutationKey: ['market', 'save'],
  mutationFn: ({ id, isWanted }: Wish) =>
    isWanted
      ? callApi(listingEndpoints.saveListing, { params: { id } })
      : callApi(listingEndpoints.unsaveListing, { params: { id } }),
  onMutate: async ({ id, isWanted }, { client }) => {
    await client.cancelQueries({ queryKey: savedIdsKey });
    const before = client.getQueryData<string[]>(savedIdsKey);
    const others = (before ?? []).filter((each) => each !== id);
    client.setQueryData(savedIdsKey, isWanted ? [id, ...others] : others);
    return { before };
  },
  onError: (_error, _wish, result, { client }) => client.setQueryData(savedIdsKey, result?.before),
  // Of the lists only the wishlist itself has changed.
  onSettled: async (_data, _error, _wish, _result, { client }) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: savedIdsKey }),
      client.invalidateQueries({ queryKey: [...marketKey, 'list', { saved: '1' }] }),
    ]);
  },
});
