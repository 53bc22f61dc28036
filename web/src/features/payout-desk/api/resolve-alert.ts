import { moneyWatchEndpoints } from '@oja/contract/money-watch';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

export const resolveAlertMutation = mutationOptions({
  mutationKey: ['payout-desk', 'resolve-alert'],
  mutationFn: ({ id, note }: { id: string; note: string }) =>
    callApi(moneyWatchEndpoints.resolveAlert, { params: { id }, body: { reason: note } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});
