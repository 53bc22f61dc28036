import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { type WorkFilter, workEndpoints } from '@oja/contract/work';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import type { WorkRef } from '@/shared/work/work-api';

export const workQuery = (filter: WorkFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.work, 'list', filter, cursor],
    queryFn: ({ signal }) => callApi(workEndpoints.listWork, { query: { ...filter, cursor }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });

export const staffQuery = queryOptions({
  queryKey: [...queryKeys.work, 'staff'],
  queryFn: async ({ signal }) => (await callApi(adminSupportEndpoints.listSupportStaff, { signal })).data,
});

type OwnerChange = WorkRef & ({ step: 'claim' | 'release' } | { step: 'assign'; ownerId: string });

export const changeOwnerMutation = mutationOptions({
  mutationKey: ['work', 'owner'],
  mutationFn: (change: OwnerChange) => {
    const params = { kind: change.kind, id: change.id };
    switch (change.step) {
      case 'claim':
        return callApi(workEndpoints.claimWork, { params });
      case 'release':
        return callApi(workEndpoints.releaseWork, { params });
      case 'assign':
        return callApi(workEndpoints.assignWork, { params, body: { owner_id: change.ownerId } });
    }
  },
  onSettled: (_data, _error, _change, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.work }),
});
