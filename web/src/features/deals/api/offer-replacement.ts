import { disputeEndpoints } from '@oja/contract/disputes';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDeals } from '@/lib/live/deal-words';

type Replacement = { purchaseId: string; body: BodySent<typeof disputeEndpoints.offerReplacement> };

export const offerReplacementMutation = mutationOptions({
  mutationKey: ['disputes', 'replace'],
  mutationFn: ({ purchaseId, body }: Replacement) =>
    callApi(disputeEndpoints.offerReplacement, { params: { purchase_id: purchaseId }, body }),
  onSettled: (_data, _error, _replacement, _result, { client }) => refreshDeals(client),
});
