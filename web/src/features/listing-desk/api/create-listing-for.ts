import { adminListingEndpoints } from '@oja/contract/admin-listings';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { withMinimumBusy } from '@/lib/minimum-busy';
import { refreshDesk } from './desk-keys';

type NewListing = BodySent<typeof adminListingEndpoints.createListingFor>;

export const createListingForMutation = mutationOptions({
  mutationKey: ['listing-desk', 'create'],
  mutationFn: (body: NewListing) =>
    withMinimumBusy(timings.minimumBusy.createListingMs, () =>
      callApi(adminListingEndpoints.createListingFor, { body }),
    ),
  onSuccess: (_data, _body, _result, { client }) => refreshDesk(client),
});
