import { savedViewEndpoints, type ViewFilter, type ViewPage } from '@oja/contract/saved-views';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

const refreshViews = (client: QueryClient) => client.invalidateQueries({ queryKey: queryKeys.savedViews });

export const savedViewsQuery = (page: ViewPage) =>
  queryOptions({
    queryKey: [...queryKeys.savedViews, page],
    queryFn: async ({ signal }) =>
      (await callApi(savedViewEndpoints.listSavedViews, { query: { page }, signal })).data,
  });

export const saveViewMutation = mutationOptions({
  mutationFn: (body: { page: ViewPage; name: string; filter: ViewFilter }) =>
    callApi(savedViewEndpoints.saveView, { body }),
  onSettled: (_data, _error, _view, _result, { client }) => refreshViews(client),
});

export const renameViewMutation = mutationOptions({
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    callApi(savedViewEndpoints.renameView, { params: { id }, body: { name } }),
  onSettled: (_data, _error, _view, _result, { client }) => refreshViews(client),
});

export const deleteViewMutation = mutationOptions({
  mutationFn: (id: string) => callApi(savedViewEndpoints.deleteView, { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) => refreshViews(client),
});
