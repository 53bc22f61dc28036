import { approvalEndpoints } from '@oja/contract/approvals';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

export type ApprovalState = 'waiting' | 'ended';

export const approvalsQuery = (status: ApprovalState) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.approvals, status],
    queryFn: ({ pageParam, signal }) =>
      callApi(approvalEndpoints.listApprovals, { query: { status, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: timings.staffQueueRefreshMs,
  });

export const approveMutation = mutationOptions({
  mutationKey: ['approvals', 'approve'],
  mutationFn: async (id: string) =>
    (await callApi(approvalEndpoints.approveProposal, { params: { id } })).data,
  onSettled: (_data, _error, _id, _result, { client }) => refreshApprovals(client),
});

export const declineMutation = mutationOptions({
  mutationKey: ['approvals', 'decline'],
  mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
    (await callApi(approvalEndpoints.declineProposal, { params: { id }, body: { reason } })).data,
  onSettled: (_data, _error, _order, _result, { client }) => refreshApprovals(client),
});

const changedKeys = [
  queryKeys.approvals,
  queryKeys.transactions,
  queryKeys.claims,
  queryKeys.users,
  queryKeys.payoutDesk,
];

/** What was approved may have changed transactions, claims, people and withdrawals. */
function refreshApprovals(client: QueryClient) {
  return Promise.all(changedKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
