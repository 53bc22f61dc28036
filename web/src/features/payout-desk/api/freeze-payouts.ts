import { moneyWatchEndpoints } from '@oja/contract/money-watch';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

export const freezePayoutsMutation = mutationOptions({
  mutationKey: ['payout-desk', 'freeze'],
  mutationFn: (reason: string) => callApi(moneyWatchEndpoints.freezePayouts, { body: { reason } }),
  onSettled: (_data, _error, _reason, _result, { client }) => refreshDesk(client),
});
