import { searchEndpoints } from '@oja/contract/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** An older search is cancelled as soon as a newer one is sent. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: [...queryKeys.search, words],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(searchEndpoints.search, { query: { q: words }, signal });
      return { ...data, words };
    },
    placeholderData: keepPreviousData,
  });
