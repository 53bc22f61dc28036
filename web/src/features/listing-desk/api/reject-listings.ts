import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import type { Decided } from '../logic/decided';
import { refreshDesk } from './desk-keys';

type Rejection = { ids: readonly string[]; reason: string };

export const rejectListingsMutation = mutationOptions({
  mutationKey: ['listing-desk', 'reject'],
  mutationFn: async ({ ids, reason }: Rejection): Promise<Decided> => {
    const [id] = ids;
    if (ids.length === 1 && id !== undefined) {
      await callApi(adminListingEndpoints.rejectListing, { params: { id }, body: { reason } });
      return { done: [id], refused: [] };
    }
    return (await callApi(adminListingEndpoints.rejectListings, { body: { ids: [...ids], reason } })).data;
  },
  onSettled: (_data, _error, _rejection, _result, { client }) => refreshDesk(client),
});
