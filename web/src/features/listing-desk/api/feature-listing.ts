import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

export const featureListingMutation = mutationOptions({
  mutationKey: ['listing-desk', 'feature'],
  mutationFn: ({ id, featured }: { id: string; featured: boolean }) =>
    featured
      ? callApi(adminListingEndpoints.featureListing, { params: { id } })
      : callApi(adminListingEndpoints.unfeatureListing, { params: { id } }),
  onSettled: (_data, _error, _wish, _result, { client }) => refreshDesk(client),
});
