import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { type Decided, type Seen, versionsOf } from '../logic/decided';
import { refreshDesk } from './desk-keys';

type Rejection = { seen: readonly Seen[]; reason: string };

export const rejectListingsMutation = mutationOptions({
  mutationKey: ['listing-desk', 'reject'],
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
