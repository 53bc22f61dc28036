import type { BodySent } from '@oja/contract/endpoint';
import { purchaseEndpoints, type RevealKind } from '@oja/contract/purchases';
import { mutationOptions } from '@tanstack/react-query';
import { isRefusal } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/call-api';
import { refreshPurchases } from './refresh-purchases';

/** The steps of a buyer that both the list of purchases and the hand-over offer. */

type Confirmation = {
  id: string;
  /** Typed by a buyer who has not ticked all steps of the hand-over off. */
  sentence?: string | undefined;
  idempotencyKey: string;
};

export const confirmPurchaseMutation = mutationOptions({
  mutationFn: ({ id, sentence, idempotencyKey }: Confirmation) =>
    callApi(purchaseEndpoints.confirmPurchase, {
      params: { id },
      ...(sentence === undefined ? {} : { body: { sentence } }),
      idempotencyKey,
    }),
  // Also after a refusal: it usually means that the purchase has moved on meanwhile.
  onSettled: (_data, _error, _step, _result, { client }) => refreshPurchases(client),
});

type Complaint = {
  id: string;
  body: BodySent<typeof purchaseEndpoints.disputePurchase>;
  idempotencyKey: string;
};

export const disputePurchaseMutation = mutationOptions({
  mutationFn: ({ id, body, idempotencyKey }: Complaint) =>
    callApi(purchaseEndpoints.disputePurchase, { params: { id }, body, idempotencyKey }),
  onSettled: (_data, _error, _complaint, _result, { client }) => refreshPurchases(client),
});

/** Asks for login details that are withheld; the purchase carries them afterwards. */
export const openCredentialsMutation = mutationOptions({
  mutationFn: (id: string) => callApi(purchaseEndpoints.openCredentials, { params: { id } }),
  networkMode: 'always',
  onSettled: (_data, _error, _id, _result, { client }) => refreshPurchases(client),
});

type Reveal = { id: string; what: RevealKind };

/** The log of looks at the credentials is evidence in a dispute, so a lost line is sent again. */
export const revealCredentialsMutation = mutationOptions({
  mutationFn: ({ id, what }: Reveal) =>
    callApi(purchaseEndpoints.revealCredentials, { params: { id }, body: { what } }),
  retry: (failures, error) => failures < 2 && !isRefusal(error),
  // Offline it fails at once instead of being queued: a password must not appear on the screen an hour later.
  networkMode: 'always',
});
