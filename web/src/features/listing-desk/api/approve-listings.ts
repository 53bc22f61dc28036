import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import type { Decided } from '../logic/decided';
import { refreshDesk } from './desk-keys';

/** One goes by the specified call, several by theirs. */
export const approveListingsMutation = mutationOptions({
  mutationKey: ['listing-desk', 'approve'],
  mutationFn: async (ids: readonly string[]): Promise<Decided> => {
    const [id] = ids;
    if (ids.length === 1 && id !== undefined) {
      await callApi(adminListingEndpoints.approveListing, { params: { id } });
      return { done: [id], refused: [] };
    }
    return (await callApi(adminListingEndpoints.approveListings, { body: { ids: [...ids] } })).data;
  },
  onSettled: (_data, _error, _ids, _result, { client }) => refreshDesk(client),
});
