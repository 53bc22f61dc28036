import { workEndpoints } from '@oja/contract/work';
import { type WorkKind, workTerms } from '@oja/contract/work-fields';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** An item of the queue. */
export interface WorkRef {
  kind: WorkKind;
  id: string;
}

export const workCountsQuery = queryOptions({
  queryKey: [...queryKeys.work, 'counts'],
  queryFn: async ({ signal }) => (await callApi(workEndpoints.countWork, { signal })).data,
  refetchInterval: portalTimings.staffQueueRefreshMs,
});

export async function readNextWork(after?: WorkRef) {
  const query = after ? { after: `${after.kind}:${after.id}` } : {};
  return (await callApi(workEndpoints.nextWork, { query })).data;
}

/** Repeated while an item is on the screen: says that this person looks at it, and answers who else does and who owns it. */
export const presenceQuery = ({ kind, id }: WorkRef) =>
  queryOptions({
    queryKey: [...queryKeys.work, 'presence', kind, id],
    queryFn: async ({ signal }) =>
      (await callApi(workEndpoints.watchWork, { params: { kind, id }, signal })).data,
    refetchInterval: ({ state }) => (state.error ? false : workTerms.presenceEverySeconds * 1_000),
    staleTime: 0,
    // An item that is done has no watchers.
    retry: false,
  });

export function leaveWork({ kind, id }: WorkRef): void {
  // Without it the entry lapses by itself.
  void callApi(workEndpoints.leaveWork, { params: { kind, id } }).catch(() => undefined);
}

type OwnerChange = WorkRef & ({ step: 'claim' | 'release' } | { step: 'assign'; ownerId: string });

export const changeOwnerMutation = mutationOptions({
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
