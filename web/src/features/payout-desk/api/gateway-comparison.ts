import { gatewayComparisonEndpoints } from '@oja/contract/gateway-comparison';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { deskKey, refreshDesk } from './desk-keys';

/** Staff asked for a comparison when the one with this id was the last; null when there was none. */
export interface AwaitedComparison {
  after: string | null;
}

/** While one is awaited its result is looked for more often. */
export const comparisonQuery = (awaited: AwaitedComparison | undefined) =>
  queryOptions({
    queryKey: [...deskKey, 'comparison'],
    queryFn: async ({ signal }) =>
      (await callApi(gatewayComparisonEndpoints.gatewayComparison, { signal })).data,
    refetchInterval: ({ state }) =>
      awaited && awaited.after === (state.data?.last?.id ?? null)
        ? timings.comparisonRefreshMs
        : timings.staffQueueRefreshMs,
  });

export const compareMutation = mutationOptions({
  mutationKey: ['payout-desk', 'compare'],
  mutationFn: (idempotencyKey: string) =>
    callApi(gatewayComparisonEndpoints.compareWithGateway, { idempotencyKey }),
});

export const explainDifferenceMutation = mutationOptions({
  mutationKey: ['payout-desk', 'explain-difference'],
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(gatewayComparisonEndpoints.explainDifference, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});
