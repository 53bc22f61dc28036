import type { BodySent } from '@oja/contract/endpoint';
import { type Handover, handoverEndpoints } from '@oja/contract/handovers';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { refreshPurchases } from '@/shared/purchases/refresh-purchases';

/** The hand-over of a purchase. Its key begins with that of purchases, so every hint about a purchase refreshes it. */

export const handoverQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.purchases, 'handover', id],
    queryFn: async ({ signal }) =>
      (await callApi(handoverEndpoints.showHandover, { params: { id }, signal })).data,
    refetchInterval: portalTimings.privatePicturesRefreshMs,
  });

type Tick = {
  purchaseId: string;
  key: string;
  body: BodySent<typeof handoverEndpoints.tickHandoverStep>;
  idempotencyKey: string;
};

export const tickStepMutation = mutationOptions({
  mutationFn: async ({ purchaseId, key, body, idempotencyKey }: Tick) =>
    (
      await callApi(handoverEndpoints.tickHandoverStep, {
        params: { id: purchaseId, key },
        body,
        idempotencyKey,
      })
    ).data,
  onSettled: (handover, _error, _tick, _result, { client }) => noteHandover(client, handover),
});

/** Shows the answer of a step at once, and fetches everything else that shows the purchase. Also after a refusal. */
export async function noteHandover(client: QueryClient, handover: Handover | undefined): Promise<void> {
  if (handover) client.setQueryData(handoverQuery(handover.purchase_id).queryKey, handover);
  await refreshPurchases(client);
}
