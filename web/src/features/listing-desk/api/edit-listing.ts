import { adminListingEndpoints } from '@oja/contract/admin-listings';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

type Correction = { id: string; body: BodySent<typeof adminListingEndpoints.editListing> };

export const editListingMutation = mutationOptions({
  mutationKey: ['listing-desk', 'edit'],
  mutationFn: ({ id, body }: Correction) =>
    callApi(adminListingEndpoints.editListing, { params: { id }, body }),
  onSettled: (_data, _error, _correction, _result, { client }) => refreshDesk(client),
});
