import { coverEndpoints } from '@oja/contract/cover';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** What the seller would be paid when, at this price. Not part of the market: a sold listing has no terms to refresh. */
export const coverTermsQuery = (listingId: string, price: number) =>
  queryOptions({
    queryKey: [...queryKeys.coverTerms, listingId, price],
    queryFn: async ({ signal }) => {
      const query = { price: String(price) };
      return (await callApi(coverEndpoints.coverTerms, { params: { id: listingId }, query, signal })).data;
    },
  });
