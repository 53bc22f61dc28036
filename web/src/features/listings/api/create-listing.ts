import type { BodySent } from '@oja/contract/endpoint';
import { listingEndpoints } from '@oja/contract/listings';
import { mutationOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { withMinimumBusy } from '@/lib/minimum-busy';
import { refreshListings } from './listing-keys';

type NewListing = BodySent<typeof listingEndpoints.createListing>;

export const createListingMutation = mutationOptions({
  mutationKey: ['listings', 'create'],
  mutationFn: (body: NewListing) =>
    withMinimumBusy(timings.minimumBusy.createListingMs, () =>
      callApi(listingEndpoints.createListing, { body }),
    ),
  onSuccess: (_data, _body, _result, { client }) => refreshListings(client),
});
