import { appealEndpoints } from '@oja/contract/appeals';
import { disputeEndpoints } from '@oja/contract/disputes';
import type { BodySent } from '@oja/contract/endpoint';
import { purchaseEndpoints } from '@oja/contract/purchases';
import { type OwnReview, reviewEndpoints, reviewedAtOnce } from '@oja/contract/reviews';
import { settlementEndpoints } from '@oja/contract/settlements';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/query-keys';
import { refreshPurchases } from '@/shared/purchases/refresh-purchases';
import { batchCalls } from './logic/batch-calls';
import { type PurchaseFilter, purchaseQueryOf } from './logic/purchase-filter';

type Side = 'received' | 'written';

/** What one side wrote about one purchase. Cards that are drawn together ask in one call. */
export const purchaseReviewQuery = (side: Side, purchaseId: string) =>
  queryOptions({
    queryKey: [...queryKeys.reviews, 'own', side, purchaseId],
    queryFn: async () => (await askFor[side](purchaseId)) ?? null,
  });

const askFor = { received: gathered('received'), written: gathered('written') };

function gathered(side: Side) {
  return batchCalls<OwnReview>(reviewedAtOnce, async (ids) => {
    const query = { side, purchases: ids.join(','), limit: String(ids.length) };
    const { data } = await callApi(reviewEndpoints.listOwnReviews, { query });
    return new Map(data.map((review) => [review.purchase.id, review]));
  });
}

export const purchasesQuery = (filter: PurchaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.purchases, 'own', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(purchaseEndpoints.listPurchases, {
        query: { ...purchaseQueryOf(filter), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: failedLoad('Could not fetch purchases'),
    placeholderData: keepPreviousData,
  });

export const salesQuery = (filter: PurchaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.sales, 'own', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(purchaseEndpoints.listSales, {
        query: { ...purchaseQueryOf(filter), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: failedLoad('Could not fetch sales'),
    placeholderData: keepPreviousData,
  });

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.purchases, 'receipt', id],
    queryFn: async ({ signal }) =>
      (await callApi(purchaseEndpoints.purchaseReceipt, { params: { id }, signal })).data,
  });

export const caseQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: [...queryKeys.disputes, 'case', purchaseId],
    queryFn: async ({ signal }) =>
      (await callApi(disputeEndpoints.showCase, { params: { purchase_id: purchaseId }, signal })).data,
    refetchInterval: portalTimings.privatePicturesRefreshMs,
  });

type Statement = {
  purchaseId: string;
  body: BodySent<typeof disputeEndpoints.addStatement>;
  idempotencyKey: string;
};

export const addStatementMutation = mutationOptions({
  mutationFn: ({ purchaseId, body, idempotencyKey }: Statement) =>
    callApi(disputeEndpoints.addStatement, {
      params: { purchase_id: purchaseId },
      body,
      idempotencyKey,
    }),
  onSettled: (_data, _error, _statement, _result, { client }) => refreshPurchases(client),
});

/** Everything the filter lets through, not only what the page has loaded. */
export const downloadPurchases = (filter: PurchaseFilter): Promise<Blob> =>
  downloadApi(purchaseEndpoints.exportPurchases, { query: purchaseQueryOf(filter) });

export const downloadSales = (filter: PurchaseFilter): Promise<Blob> =>
  downloadApi(purchaseEndpoints.exportSales, { query: purchaseQueryOf(filter) });

type Replacement = { purchaseId: string; body: BodySent<typeof disputeEndpoints.offerReplacement> };

export const offerReplacementMutation = mutationOptions({
  mutationFn: ({ purchaseId, body }: Replacement) =>
    callApi(disputeEndpoints.offerReplacement, { params: { purchase_id: purchaseId }, body }),
  gcTime: 0,
  onSettled: (_data, _error, _replacement, _result, { client }) => refreshPurchases(client),
});

type Step = { id: string; idempotencyKey: string };

export const withdrawDisputeMutation = mutationOptions({
  mutationFn: ({ id, idempotencyKey }: Step) =>
    callApi(purchaseEndpoints.withdrawDispute, { params: { id }, idempotencyKey }),
  onSettled: (_data, _error, _step, _result, { client }) => refreshPurchases(client),
});

type NewReview = { id: string; body: BodySent<typeof reviewEndpoints.writeReview> };

export const writeReviewMutation = mutationOptions({
  mutationFn: ({ id, body }: NewReview) => callApi(reviewEndpoints.writeReview, { params: { id }, body }),
  onSettled: (_data, _error, _review, _result, { client }) => refreshPurchases(client),
});

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
  onSettled: (_data, _error, _proposal, _result, { client }) => refreshPurchases(client),
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
  onSettled: (_data, _error, _answer, _result, { client }) => refreshPurchases(client),
});

type NewAppeal = { purchaseId: string; text: string; idempotencyKey: string };

export const openAppealMutation = mutationOptions({
  mutationFn: ({ purchaseId, text, idempotencyKey }: NewAppeal) =>
    callApi(appealEndpoints.openAppeal, { params: { id: purchaseId }, body: { text }, idempotencyKey }),
  onSettled: (_data, _error, _appeal, _result, { client }) => refreshPurchases(client),
});

export const waiveAppealMutation = mutationOptions({
  mutationFn: (purchaseId: string) => callApi(appealEndpoints.waiveAppeal, { params: { id: purchaseId } }),
  onSettled: (_data, _error, _purchaseId, _result, { client }) => refreshPurchases(client),
});
