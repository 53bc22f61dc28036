import type { AlertMode } from '@oja/contract/saved-searches';
import { savedSearchEndpoints } from '@oja/contract/saved-searches';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import type { FilterParameters } from './filter-texts';

/** Calls about saved searches. */

export const savedSearchesQuery = queryOptions({
  queryKey: [...queryKeys.savedSearches, 'list'],
  queryFn: ({ signal }) => callApi(savedSearchEndpoints.listSavedSearches, { signal }),
});

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: queryKeys.savedSearches });

type NewSearch = { name: string; filter: FilterParameters; alert: AlertMode };

export const createSavedSearchMutation = mutationOptions({
  mutationFn: async (body: NewSearch) =>
    (await callApi(savedSearchEndpoints.createSavedSearch, { body })).data,
  onSuccess: (_data, _body, _result, { client }) => refresh(client),
});

type SearchChange = { id: string; name?: string; alert?: AlertMode };

export const updateSavedSearchMutation = mutationOptions({
  mutationFn: async ({ id, ...body }: SearchChange) =>
    (await callApi(savedSearchEndpoints.updateSavedSearch, { params: { id }, body })).data,
  onSettled: (_data, _error, _change, _result, { client }) => refresh(client),
});

export const deleteSavedSearchMutation = mutationOptions({
  mutationFn: (id: string) => callApi(savedSearchEndpoints.deleteSavedSearch, { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) => refresh(client),
});
