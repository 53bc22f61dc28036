import { coverEndpoints } from '@oja/contract/cover';
import type { CheckInAnswer, CheckInDay } from '@oja/contract/cover-labels';
import type { BodySent } from '@oja/contract/endpoint';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { refreshPurchases } from '@/shared/purchases/refresh-purchases';

export const coverQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: [...queryKeys.purchases, 'cover', purchaseId],
    queryFn: async ({ signal }) =>
      (await callApi(coverEndpoints.showCover, { params: { id: purchaseId }, signal })).data,
    refetchInterval: portalTimings.privatePicturesRefreshMs,
  });

type NewClaim = {
  purchaseId: string;
  body: BodySent<typeof coverEndpoints.openClaim>;
  idempotencyKey: string;
};

export const openClaimMutation = mutationOptions({
  mutationFn: ({ purchaseId, body, idempotencyKey }: NewClaim) =>
    callApi(coverEndpoints.openClaim, { params: { id: purchaseId }, body, idempotencyKey }),
  onSettled: (_data, _error, _claim, _result, { client }) => refreshPurchases(client),
});

type CheckInReply = { purchaseId: string; day: CheckInDay; answer: CheckInAnswer };

export const answerCheckInMutation = mutationOptions({
  mutationFn: ({ purchaseId, day, answer }: CheckInReply) =>
    callApi(coverEndpoints.answerCheckIn, {
      params: { id: purchaseId, day: dayParameters[day] },
      body: { answer },
    }),
  onSettled: (_data, _error, _reply, _result, { client }) => refreshPurchases(client),
});

const dayParameters = { 1: '1', 3: '3', 7: '7', 14: '14', 30: '30' } as const;

type Answer = {
  claimId: string;
  body: BodySent<typeof coverEndpoints.answerClaim>;
  idempotencyKey: string;
};

export const answerClaimMutation = mutationOptions({
  mutationFn: ({ claimId, body, idempotencyKey }: Answer) =>
    callApi(coverEndpoints.answerClaim, { params: { id: claimId }, body, idempotencyKey }),
  onSettled: (_data, _error, _answer, _result, { client }) => refreshPurchases(client),
});

type AddedDetails = {
  claimId: string;
  body: BodySent<typeof coverEndpoints.addClaimDetails>;
  idempotencyKey: string;
};

export const addClaimDetailsMutation = mutationOptions({
  mutationFn: ({ claimId, body, idempotencyKey }: AddedDetails) =>
    callApi(coverEndpoints.addClaimDetails, { params: { id: claimId }, body, idempotencyKey }),
  onSettled: (_data, _error, _details, _result, { client }) => refreshPurchases(client),
});

export const withdrawClaimMutation = mutationOptions({
  mutationFn: (claimId: string) => callApi(coverEndpoints.withdrawClaim, { params: { id: claimId } }),
  onSettled: (_data, _error, _claimId, _result, { client }) => refreshPurchases(client),
});

export type ClaimState = 'open' | 'ended';

/** Claims of everybody, or of one person as the buyer or the seller. */
export type ClaimFilter = { state: ClaimState; person: string | undefined };

export const claimsQuery = ({ state, person }: ClaimFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.claims, 'list', state, person],
    queryFn: ({ pageParam, signal }) =>
      callApi(coverEndpoints.listClaims, { query: { state, person, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });

export const staffClaimQuery = (claimId: string) =>
  queryOptions({
    queryKey: [...queryKeys.claims, 'one', claimId],
    queryFn: async ({ signal }) =>
      (await callApi(coverEndpoints.showClaim, { params: { id: claimId }, signal })).data,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });

export const claimPreviewQuery = (claimId: string, refundAmount: number | undefined, enabled: boolean) =>
  queryOptions({
    queryKey: [...queryKeys.claims, 'preview', claimId, refundAmount],
    queryFn: async ({ signal }) => {
      const query = { refund_amount: refundAmount?.toString() };
      return (await callApi(coverEndpoints.previewClaim, { params: { id: claimId }, query, signal })).data;
    },
    enabled,
    // A refusal names what is wrong with the input; a retry would not change it.
    retry: false,
  });

type Decision = {
  claimId: string;
  body: BodySent<typeof coverEndpoints.decideClaim>;
  idempotencyKey: string;
};

export const decideClaimMutation = mutationOptions({
  mutationFn: ({ claimId, body, idempotencyKey }: Decision) =>
    callApi(coverEndpoints.decideClaim, { params: { id: claimId }, body, idempotencyKey }),
  onSettled: (_data, _error, _decision, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.claims }),
});
