import { appealEndpoints } from '@oja/contract/appeals';
import { settlementEndpoints } from '@oja/contract/settlements';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { refreshDeals } from '@/shared/deals/refresh-deals';

/** What both sides would get; asked while an amount is typed that can be proposed. */
export const settlementPreviewQuery = (purchaseId: string, refundAmount: number | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.disputes, 'settlement', purchaseId, refundAmount],
    queryFn: async ({ signal }) =>
      (
        await callApi(settlementEndpoints.previewSettlement, {
          params: { id: purchaseId },
          query: { refund_amount: String(refundAmount) },
          signal,
        })
      ).data,
    enabled: refundAmount !== undefined,
    retry: false,
  });

type Proposal = { purchaseId: string; refundAmount: number; idempotencyKey: string };

export const proposeSettlementMutation = mutationOptions({
  mutationFn: ({ purchaseId, refundAmount, idempotencyKey }: Proposal) =>
    callApi(settlementEndpoints.proposeSettlement, {
      params: { id: purchaseId },
      body: { refund_amount: refundAmount },
      idempotencyKey,
    }),
  onSettled: (_data, _error, _proposal, _result, { client }) => refreshDeals(client),
});

export type SettlementAnswer = 'accept' | 'decline' | 'withdraw';
type Answer = { answer: SettlementAnswer; purchaseId: string; settlementId: string; idempotencyKey: string };

export const answerSettlementMutation = mutationOptions({
  mutationFn: ({ answer, purchaseId, settlementId, idempotencyKey }: Answer) => {
    const params = { id: purchaseId, settlement_id: settlementId };
    if (answer === 'accept') return callApi(settlementEndpoints.acceptSettlement, { params, idempotencyKey });
    return answer === 'decline'
      ? callApi(settlementEndpoints.declineSettlement, { params })
      : callApi(settlementEndpoints.withdrawSettlement, { params });
  },
  onSettled: (_data, _error, _answer, _result, { client }) => refreshDeals(client),
});

type NewAppeal = { purchaseId: string; text: string; idempotencyKey: string };

export const openAppealMutation = mutationOptions({
  mutationFn: ({ purchaseId, text, idempotencyKey }: NewAppeal) =>
    callApi(appealEndpoints.openAppeal, { params: { id: purchaseId }, body: { text }, idempotencyKey }),
  onSettled: (_data, _error, _appeal, _result, { client }) => refreshDeals(client),
});

export const waiveAppealMutation = mutationOptions({
  mutationFn: (purchaseId: string) => callApi(appealEndpoints.waiveAppeal, { params: { id: purchaseId } }),
  onSettled: (_data, _error, _purchaseId, _result, { client }) => refreshDeals(client),
});
