import { disputeEndpoints } from '@oja/contract/disputes';
import { queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { transactionsKey } from './transaction-keys';

export const staffCaseQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: [...transactionsKey, 'case', purchaseId],
    queryFn: async ({ signal }) =>
      (await callApi(disputeEndpoints.showStaffCase, { params: { purchase_id: purchaseId }, signal })).data,
    refetchInterval: timings.staffQueueRefreshMs,
  });
