import type { BodySent } from '@oja/contract/endpoint';
import { listingEndpoints } from '@oja/contract/listings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshListings } from './listing-keys';

type ChangedListing = { id: string; body: BodySent<typeof listingEndpoints.updateListing> };

export const updateListingMutation = mutationOptions({
  mutationKey: ['listings', 'update'],
  mutationFn: async ({ id, body }: ChangedListing) =>
    (await callApi(listingEndpoints.updateListing, { params: { id }, body })).data,
  onSettled: (_data, _error, _changed, _result, { client }) => refreshListings(client),
});
