import type { listingEndpoints } from '@oja/contract/listings';
import { queryOptions } from '@tanstack/react-query';
import { readPublic } from '@/lib/api/read-public';
import { queryKeys } from '@/lib/query-keys';

/** The published terms on pages of the portals; public pages have them from their route. */
export const publicTermsQuery = queryOptions({
  queryKey: queryKeys.publicTerms,
  queryFn: async ({ signal }) =>
    (await readPublic<typeof listingEndpoints.showPublicTerms>('/terms', signal)).data,
});
