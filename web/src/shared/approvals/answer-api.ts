import { approvalEndpoints } from '@oja/contract/approvals';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

export const approveMutation = mutationOptions({
  mutationFn: async (id: string) =>
    (await callApi(approvalEndpoints.approveProposal, { params: { id } })).data,
  onSettled: (_data, _error, _id, _result, { client }) => refreshApprovals(client),
});

export const declineMutation = mutationOptions({
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
  queryKeys.handoverPlans,
  queryKeys.platformSettings,
];

/** What was approved may have changed transactions, claims, people, money, plans and settings. */
function refreshApprovals(client: QueryClient) {
  return Promise.all(changedKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
