import { approvalEndpoints } from '@oja/contract/approvals';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
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
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });
