import { purchaseEndpoints, type RevealKind } from '@oja/contract/purchases';
import { mutationOptions } from '@tanstack/react-query';
import { isRefusal } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/call-api';

type Reveal = { id: string; what: RevealKind };

/** The log of looks at the credentials is evidence in a dispute, so a lost line is sent again. */
export const revealCredentialsMutation = mutationOptions({
  mutationKey: ['purchases', 'reveal'],
  mutationFn: ({ id, what }: Reveal) =>
    callApi(purchaseEndpoints.revealCredentials, { params: { id }, body: { what } }),
  retry: (failures, error) => failures < 2 && !isRefusal(error),
  // Whoever is offline is told so at once, and does not find a password on the screen or the clipboard an hour later.
  networkMode: 'always',
});
