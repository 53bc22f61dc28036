import { walletEndpoints } from '@oja/contract/wallet';
import { mutationOptions } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { callApi } from '@/lib/api/call-api';

export interface Deposit {
  amount: number;
  idempotencyKey: string;
}

/** The person comes back to the callback page of wherever they are now. */
export const payPaystackMutation = mutationOptions({
  mutationKey: ['wallet', 'pay'],
  mutationFn: async ({ amount, idempotencyKey }: Deposit) =>
    (
      await callApi(walletEndpoints.payPaystack, {
        body: { amount, callback_url: `${location.origin}${paths.dashboard.walletCallback}` },
        idempotencyKey,
      })
    ).data,
});
