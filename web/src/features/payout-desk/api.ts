import { type ChargebackAnswer, chargebackEndpoints } from '@oja/contract/chargebacks';
import type { ReplyOf } from '@oja/contract/endpoint';
import { gatewayBalanceEndpoints, type NewMovement } from '@oja/contract/gateway-balance';
import { gatewayComparisonEndpoints } from '@oja/contract/gateway-comparison';
import { moneyWatchEndpoints } from '@oja/contract/money-watch';
import { type ParkedOutcome, parkedPaymentEndpoints } from '@oja/contract/parked-payments';
import { payoutEndpoints } from '@oja/contract/payouts';
import { withdrawalOtpEndpoints } from '@oja/contract/withdrawal-otp';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { mutationKeys, queryKeys } from '@/lib/query-keys';
import { type ParkedView, queryOfParked } from './logic/parked-list';
import { type QueueView, queryOfView } from './logic/queue-view';

/** After any staff action: every part of the desk may have changed. */
function refreshDesk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.payoutDesk });
}

/** Staff asked for a comparison when the one with this id was the last; null when there was none. */
export interface AwaitedComparison {
  after: string | null;
}

/** While one is awaited its result is looked for more often. */
export const comparisonQuery = (awaited: AwaitedComparison | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.payoutDesk, 'comparison'],
    queryFn: async ({ signal }) =>
      (await callApi(gatewayComparisonEndpoints.gatewayComparison, { signal })).data,
    refetchInterval: ({ state }) =>
      awaited && awaited.after === (state.data?.last?.id ?? null)
        ? portalTimings.comparisonRefreshMs
        : portalTimings.staffQueueRefreshMs,
  });

export const compareMutation = mutationOptions({
  mutationKey: mutationKeys.compareWithGateway,
  mutationFn: (idempotencyKey: string) =>
    callApi(gatewayComparisonEndpoints.compareWithGateway, { idempotencyKey }),
});

export const explainDifferenceMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(gatewayComparisonEndpoints.explainDifference, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});

export const movementsQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.payoutDesk, 'movements'],
  queryFn: ({ pageParam, signal }) =>
    callApi(gatewayBalanceEndpoints.listGatewayMovements, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  refetchInterval: portalTimings.staffQueueRefreshMs,
});

export const recordMovementMutation = mutationOptions({
  mutationFn: async ({ movement, idempotencyKey }: { movement: NewMovement; idempotencyKey: string }) =>
    (await callApi(gatewayBalanceEndpoints.recordMovement, { body: movement, idempotencyKey })).data,
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});

export type ReviewAccount = ReplyOf<typeof payoutEndpoints.adminReviewAccounts>[number];

export const reviewAccountsQuery = queryOptions({
  queryKey: [...queryKeys.payoutDesk, 'accounts'],
  queryFn: async ({ signal }) => (await callApi(payoutEndpoints.adminReviewAccounts, { signal })).data,
  refetchInterval: portalTimings.staffQueueRefreshMs,
});

export const chargebacksQuery = queryOptions({
  queryKey: [...queryKeys.payoutDesk, 'chargebacks'],
  queryFn: async ({ signal }) => (await callApi(chargebackEndpoints.listChargebacks, { signal })).data,
  refetchInterval: portalTimings.staffQueueRefreshMs,
});

interface RecordedAnswer {
  id: string;
  answer: ChargebackAnswer;
  reason: string;
}

export const answerChargebackMutation = mutationOptions({
  mutationFn: ({ id, ...body }: RecordedAnswer) =>
    callApi(chargebackEndpoints.answerChargeback, { params: { id }, body }),
  onSettled: (_data, _error, _answer, _result, { client }) => refreshDesk(client),
});

export const queueQuery = (view: QueueView, after?: string) => {
  const query = { ...queryOfView(view), cursor: after };
  return queryOptions({
    queryKey: [...queryKeys.payoutDesk, 'withdrawals', query],
    queryFn: ({ signal }) => callApi(payoutEndpoints.adminWithdrawals, { query, signal }),
    placeholderData: keepPreviousData,
    // Live hints are sent only to the owner of a withdrawal.
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });
};

export const moneyWatchQuery = queryOptions({
  queryKey: [...queryKeys.payoutDesk, 'money'],
  queryFn: async ({ signal }) => (await callApi(moneyWatchEndpoints.moneyWatch, { signal })).data,
  refetchInterval: portalTimings.staffQueueRefreshMs,
});

export function parkedPaymentsQuery(view: ParkedView, after: string | undefined) {
  const query = { ...queryOfParked(view), cursor: after };
  return queryOptions({
    queryKey: [...queryKeys.payoutDesk, 'parked', query],
    queryFn: ({ signal }) => callApi(parkedPaymentEndpoints.listParkedPayments, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });
}

export function downloadParked(view: ParkedView): Promise<Blob> {
  return downloadApi(parkedPaymentEndpoints.exportParkedPayments, { query: queryOfParked(view) });
}

export const proposeParkedMutation = mutationOptions({
  mutationFn: async ({ id, ...body }: { id: string; outcome: ParkedOutcome; reason: string }) =>
    (await callApi(parkedPaymentEndpoints.proposeParkedOutcome, { params: { id }, body })).data,
  onSettled: (_data, _error, _proposal, _result, { client }) => refreshDesk(client),
});

export const auditLedgerMutation = mutationOptions({
  mutationKey: mutationKeys.auditLedger,
  mutationFn: async () => (await callApi(moneyWatchEndpoints.auditLedger)).data,
  onSettled: (_data, _error, _nothing, _result, { client }) => refreshDesk(client),
});

export const checkWithdrawalMutation = mutationOptions({
  mutationFn: async (id: string) =>
    (await callApi(payoutEndpoints.adminCheckWithdrawal, { params: { id } })).data,
  onSettled: (_data, _error, _id, _result, { client }) => refreshDesk(client),
});

export const enterOtpMutation = mutationOptions({
  mutationFn: async ({ id, otp }: { id: string; otp: string }) =>
    (await callApi(withdrawalOtpEndpoints.adminEnterOtp, { params: { id }, body: { otp } })).data,
  gcTime: 0,
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});

export const resendOtpMutation = mutationOptions({
  mutationFn: (id: string) => callApi(withdrawalOtpEndpoints.adminResendOtp, { params: { id } }),
});

interface AccountDecision {
  id: string;
  accept: boolean;
  account_name: string;
  reason: string;
}

export const decideAccountMutation = mutationOptions({
  mutationFn: ({ id, ...body }: AccountDecision) =>
    callApi(payoutEndpoints.adminDecideAccount, { params: { id }, body }),
  onSettled: (_data, _error, _decision, _result, { client }) => refreshDesk(client),
});

export function downloadWithdrawals(view: QueueView): Promise<Blob> {
  return downloadApi(payoutEndpoints.exportWithdrawals, { query: queryOfView(view) });
}

export const freezePayoutsMutation = mutationOptions({
  mutationFn: (reason: string) => callApi(moneyWatchEndpoints.freezePayouts, { body: { reason } }),
  onSettled: (_data, _error, _reason, _result, { client }) => refreshDesk(client),
});

export const resolveAlertMutation = mutationOptions({
  mutationFn: ({ id, note }: { id: string; note: string }) =>
    callApi(moneyWatchEndpoints.resolveAlert, { params: { id }, body: { reason: note } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});

export const resumePayoutsMutation = mutationOptions({
  mutationFn: (reason: string) => callApi(moneyWatchEndpoints.resumePayouts, { body: { reason } }),
  onSettled: (_data, _error, _reason, _result, { client }) => refreshDesk(client),
});

export const releaseWithdrawalMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(payoutEndpoints.adminReleaseWithdrawal, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});

export const returnWithdrawalMutation = mutationOptions({
  mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
    (await callApi(payoutEndpoints.adminReturnWithdrawal, { params: { id }, body: { reason } })).data,
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});
