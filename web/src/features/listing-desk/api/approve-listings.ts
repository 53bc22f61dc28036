import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { type Decided, type Seen, versionsOf } from '../logic/decided';
import { refreshDesk } from './desk-keys';

/** One goes by the specified call, several by theirs. */
export const approveListingsMutation = mutationOptions({
  mutationKey: ['listing-desk', 'approve'],
  mutationFn: async (seen: readonly Seen[]): Promise<Decided> => {
    const [one] = seen;
    if (seen.length === 1 && one !== undefined) {
      const { id, version } = one;
      await callApi(adminListingEndpoints.approveListing, { params: { id }, body: { version } });
      return { done: [id], refused: [] };
    }
    const body = { ids: seen.map(({ id }) => id), versions: versionsOf(seen) };
    return (await callApi(adminListingEndpoints.approveListings, { body })).data;
  },
  onSettled: (_data, _error, _seen, _result, { client }) => refreshDesk(client),
});
