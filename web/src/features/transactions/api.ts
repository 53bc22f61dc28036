import { adminTransactionEndpoints, type TransactionPeriod } from '@oja/contract/admin-transactions';
import { appealEndpoints } from '@oja/contract/appeals';
import { caseDeskEndpoints } from '@oja/contract/case-desk';
import { disputeEndpoints, type StatementReaders } from '@oja/contract/disputes';
import type { BodySent } from '@oja/contract/endpoint';
import { messagingEndpoints } from '@oja/contract/messaging';
import type { ResolutionType } from '@oja/contract/purchase-fields';
import type { RulingRule } from '@oja/contract/ruling-fields';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { mutationKeys, queryKeys } from '@/lib/query-keys';
import { queryOfFilter, type TransactionView } from './logic/transaction-view';

/** After any staff action: rows, cards and cases may all have changed. */
function refreshTransactions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.transactions });
}

/** The same for the refresh button: rejects if the page could not be fetched again. */
export function refetchTransactions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.transactions }, { throwOnError: true });
}

export const tradersQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.transactions, 'people', search],
    queryFn: async ({ signal }) =>
      (await callApi(adminTransactionEndpoints.findTraders, { query: { search }, signal })).data,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

export const transactionsQuery = (view: TransactionView, after: string | undefined) => {
  const query = { ...queryOfFilter(view), cursor: after };
  return queryOptions({
    queryKey: [...queryKeys.transactions, 'list', query],
    queryFn: ({ signal }) => callApi(adminTransactionEndpoints.listStaffTransactions, { query, signal }),
    placeholderData: keepPreviousData,
    // Live hints are sent only to the two parties of a purchase.
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });
};

export interface WantedResolution {
  purchaseId: string;
  type: ResolutionType;
  /** For a partial refund. */
  refundAmount: number | undefined;
}

export const previewQuery = (wanted: WantedResolution | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.transactions, 'preview', wanted],
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
    // A refusal names what is wrong with the input; a retry would not change it.
    retry: false,
  });

export const transactionQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: [...queryKeys.transactions, 'one', purchaseId],
    queryFn: async ({ signal }) =>
      (await callApi(adminTransactionEndpoints.showStaffTransaction, { params: { id: purchaseId }, signal }))
        .data,
  });

export const staffCaseQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: [...queryKeys.transactions, 'case', purchaseId],
    queryFn: async ({ signal }) =>
      (await callApi(disputeEndpoints.showStaffCase, { params: { purchase_id: purchaseId }, signal })).data,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });

export const transactionSummaryQuery = (period: TransactionPeriod) =>
  queryOptions({
    queryKey: [...queryKeys.transactions, 'summary', period],
    queryFn: async ({ signal }) =>
      (await callApi(adminTransactionEndpoints.summariseTransactions, { query: { period }, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });

type Statement = { purchaseId: string; text: string; readBy: StatementReaders; idempotencyKey: string };

export const addStaffStatementMutation = mutationOptions({
  mutationFn: ({ purchaseId, text, readBy, idempotencyKey }: Statement) =>
    callApi(disputeEndpoints.addStaffStatement, {
      params: { purchase_id: purchaseId },
      body: { text, read_by: readBy },
      idempotencyKey,
    }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});

type Extension = BodySent<typeof caseDeskEndpoints.extendAnswerTime> & {
  purchaseId: string;
  idempotencyKey: string;
};

type TakeBack = BodySent<typeof caseDeskEndpoints.takeBackRuling> & {
  purchaseId: string;
  idempotencyKey: string;
};

export const takeBackRulingMutation = mutationOptions({
  mutationFn: ({ purchaseId, idempotencyKey, ...body }: TakeBack) =>
    callApi(caseDeskEndpoints.takeBackRuling, { params: { purchase_id: purchaseId }, body, idempotencyKey }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});

export const extendAnswerTimeMutation = mutationOptions({
  mutationFn: ({ purchaseId, idempotencyKey, ...body }: Extension) =>
    callApi(caseDeskEndpoints.extendAnswerTime, {
      params: { purchase_id: purchaseId },
      body,
      idempotencyKey,
    }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});

export const similarCasesQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: [...queryKeys.transactions, 'similar', purchaseId],
    queryFn: async ({ signal }) =>
      (await callApi(caseDeskEndpoints.listSimilarCases, { params: { purchase_id: purchaseId }, signal }))
        .data,
  });

export type NewTransaction = BodySent<typeof adminTransactionEndpoints.addTransaction>;

export const addTransactionMutation = mutationOptions({
  mutationKey: mutationKeys.addTransaction,
  mutationFn: ({ idempotencyKey, ...body }: NewTransaction & { idempotencyKey: string }) =>
    callApi(adminTransactionEndpoints.addTransaction, { body, idempotencyKey }),
  onSettled: (_data, _error, _sale, _result, { client }) => refreshTransactions(client),
});

interface Cancellation {
  purchaseId: string;
  reason: string;
  idempotencyKey: string;
}

export const cancelTransactionMutation = mutationOptions({
  mutationFn: ({ purchaseId, reason, idempotencyKey }: Cancellation) =>
    callApi(adminTransactionEndpoints.cancelTransaction, {
      params: { id: purchaseId },
      body: { reason },
      idempotencyKey,
    }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});

export function downloadTransactions(view: TransactionView): Promise<Blob> {
  return downloadApi(adminTransactionEndpoints.exportStaffTransactions, { query: queryOfFilter(view) });
}

export const hideTransactionMutation = mutationOptions({
  mutationFn: ({ purchaseId, reason }: { purchaseId: string; reason: string }) =>
    callApi(adminTransactionEndpoints.hideTransaction, { params: { id: purchaseId }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});

export const restoreTransactionMutation = mutationOptions({
  mutationFn: ({ purchaseId, reason }: { purchaseId: string; reason: string }) =>
    callApi(adminTransactionEndpoints.restoreTransaction, { params: { id: purchaseId }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});

type Decision = WantedResolution & {
  details: string;
  earlyReason: string | undefined;
  rule?: RulingRule | undefined;
  evidence?: string[];
  idempotencyKey: string;
};

export const resolveDisputeMutation = mutationOptions({
  mutationFn: (decision: Decision) =>
    callApi(disputeEndpoints.resolveDispute, {
      params: { purchase_id: decision.purchaseId },
      body: {
        type: decision.type,
        details: decision.details,
        refund_amount: decision.refundAmount,
        early_reason: decision.earlyReason,
        rule: decision.rule,
        evidence: decision.evidence,
      },
      idempotencyKey: decision.idempotencyKey,
    }),
  onSettled: (_data, _error, _decision, _result, { client }) => refreshTransactions(client),
});

export type AppealDecisionSent = BodySent<typeof appealEndpoints.decideAppeal> & { purchaseId: string };

export const decideAppealMutation = mutationOptions({
  mutationFn: ({ purchaseId, idempotencyKey, ...body }: AppealDecisionSent & { idempotencyKey: string }) =>
    callApi(appealEndpoints.decideAppeal, { params: { purchase_id: purchaseId }, body, idempotencyKey }),
  onSettled: (_data, _error, _decision, _result, { client }) => refreshTransactions(client),
});

export const revealConversation = async (purchaseId: string, reason: string) =>
  (await callApi(messagingEndpoints.revealConversation, { body: { purchase_id: purchaseId, reason } })).data;
