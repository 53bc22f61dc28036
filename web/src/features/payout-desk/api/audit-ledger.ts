import { moneyWatchEndpoints } from '@oja/contract/money-watch';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

export const auditLedgerMutation = mutationOptions({
  mutationKey: ['payout-desk', 'audit'],
  mutationFn: async () => (await callApi(moneyWatchEndpoints.auditLedger)).data,
  onSettled: (_data, _error, _nothing, _result, { client }) => refreshDesk(client),
});
