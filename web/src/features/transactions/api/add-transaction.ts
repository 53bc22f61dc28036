import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshTransactions } from './transaction-keys';

export type NewTransaction = BodySent<typeof adminTransactionEndpoints.addTransaction>;

export const addTransactionMutation = mutationOptions({
  mutationKey: ['transactions', 'add'],
  mutationFn: async ({ idempotencyKey, ...body }: NewTransaction & { idempotencyKey: string }) =>
    (await callApi(adminTransactionEndpoints.addTransaction, { body, idempotencyKey })).data,
  onSettled: (_data, _error, _sale, _result, { client }) => refreshTransactions(client),
});
