import { handoverEndpoints } from '@oja/contract/handovers';
import { purchaseEndpoints } from '@oja/contract/purchases';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { noteHandover } from '@/shared/handover/api';

/** The purchase behind a hand-over as its buyer sees it, with the login details. */
export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.purchases, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(purchaseEndpoints.showPurchase, { params: { id }, signal })).data,
  });

/** The same as its seller sees it, with the fee and the payout. */
export const saleQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.sales, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(purchaseEndpoints.showSale, { params: { id }, signal })).data,
  });

type Contest = { purchaseId: string; key: string; text: string; idempotencyKey: string };

export const contestStepMutation = mutationOptions({
  mutationFn: async ({ purchaseId, key, text, idempotencyKey }: Contest) =>
    (
      await callApi(handoverEndpoints.contestHandoverStep, {
        params: { id: purchaseId, key },
        body: { text },
        idempotencyKey,
      })
    ).data,
  onSettled: (handover, _error, _contest, _result, { client }) => noteHandover(client, handover),
});

type SentCode = { purchaseId: string; code: string; idempotencyKey: string };

export const sendCodeMutation = mutationOptions({
  mutationFn: async ({ purchaseId, code, idempotencyKey }: SentCode) =>
    (
      await callApi(handoverEndpoints.sendHandoverCode, {
        params: { id: purchaseId },
        body: { code },
        idempotencyKey,
      })
    ).data,
  gcTime: 0,
  // Offline it fails at once: a code that is sent later has lapsed on the platform.
  networkMode: 'always',
  onSettled: (handover, _error, _code, _result, { client }) => noteHandover(client, handover),
});

type WantedCode = { purchaseId: string; codeId: string };

/** A mutation, not a query: reading removes the code, so it is never asked for twice. */
export const readCodeMutation = mutationOptions({
  mutationFn: async ({ purchaseId, codeId }: WantedCode) =>
    (await callApi(handoverEndpoints.readHandoverCode, { params: { id: purchaseId, code_id: codeId } })).data
      .code,
  retry: false,
  gcTime: 0,
  networkMode: 'always',
  onSettled: (_code, _error, _wanted, _result, { client }) => noteHandover(client, undefined),
});

type Cancellation = { purchaseId: string; idempotencyKey: string };

export const cancelHandoverMutation = mutationOptions({
  mutationFn: async ({ purchaseId, idempotencyKey }: Cancellation) =>
    (await callApi(handoverEndpoints.cancelHandover, { params: { id: purchaseId }, idempotencyKey })).data,
  onSettled: (handover, _error, _cancellation, _result, { client }) => noteHandover(client, handover),
});
