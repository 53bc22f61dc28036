import { disputeEndpoints } from '@oja/contract/disputes';
import type { ResolutionType } from '@oja/contract/purchase-fields';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { transactionsKey } from './transaction-keys';

export interface WantedResolution {
  purchaseId: string;
  type: ResolutionType;
  /** For a partial refund. */
  refundAmount: number | undefined;
}

export const previewQuery = (wanted: WantedResolution | undefined) =>
  queryOptions({
    queryKey: [...transactionsKey, 'preview', wanted],
    queryFn: async ({ signal }) => {
      if (wanted === undefined) throw new Error('There is nothing to look ahead to.');
      const { data } = await callApi(disputeEndpoints.previewResolution, {
        params: { purchase_id: wanted.purchaseId },
        query: { type: wanted.type, refund_amount: wanted.refundAmount?.toString() },
        signal,
      });
      return data;
    },
    enabled: wanted !== undefined,
    // A refusal says what is wrong with the wish; asking again would not change it.
    retry: false,
  });
