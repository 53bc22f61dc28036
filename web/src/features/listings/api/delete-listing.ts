import { listingEndpoints } from '@oja/contract/listings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshListings } from './listing-keys';

export const deleteListingMutation = mutationOptions({
  mutationKey: ['listings', 'delete'],
  mutationFn: (id: string) => callApi(listingEndpoints.deleteListing, { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) => refreshListings(client),
});
