import type { BodySent } from '@oja/contract/endpoint';
import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { withMinimumBusy } from '@/lib/minimum-busy';
import { refreshWallet } from './wallet-keys';

export type WithdrawalOrder = BodySent<typeof payoutEndpoints.requestWithdrawal>;

export const requestWithdrawalMutation = mutationOptions({
  mutationKey: ['wallet', 'withdrawals', 'request'],
  mutationFn: async ({ order, idempotencyKey }: { order: WithdrawalOrder; idempotencyKey: string }) =>
    (
      await withMinimumBusy(timings.minimumBusy.withdrawalMs, () =>
        callApi(payoutEndpoints.requestWithdrawal, { body: order, idempotencyKey }),
      )
    ).data,
  onSettled: (_data, _error, _order, _result, { client }) => refreshWallet(client),
});
