import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

export interface AccountDecision {
  id: string;
  accept: boolean;
  reason: string;
}

export const decideAccountMutation = mutationOptions({
  mutationKey: ['payout-desk', 'decide'],
  mutationFn: ({ id, accept, reason }: AccountDecision) =>
    callApi(payoutEndpoints.adminDecideAccount, { params: { id }, body: { accept, reason } }),
  onSettled: (_data, _error, _decision, _result, { client }) => refreshDesk(client),
});
