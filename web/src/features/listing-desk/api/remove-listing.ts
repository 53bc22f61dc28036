import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

export const removeListingMutation = mutationOptions({
  mutationKey: ['listing-desk', 'remove'],
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminListingEndpoints.removeListing, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _removal, _result, { client }) => refreshDesk(client),
});
