import { disputeEndpoints } from '@oja/contract/disputes';
import { queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { casesKey } from './deal-keys';

export const caseQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: [...casesKey, 'case', purchaseId],
    queryFn: async ({ signal }) =>
      (await callApi(disputeEndpoints.showCase, { params: { purchase_id: purchaseId }, signal })).data,
    refetchInterval: timings.privatePicturesRefreshMs,
  });
