import { payoutEndpoints } from '@oja/contract/payouts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

/** Asked as soon as bank and number are complete. The answer of a bank does not change while a form is open. */
export const resolvedAccountQuery = (account: { bankCode: string; accountNumber: string }) =>
  queryOptions({
    queryKey: ['banks', 'resolved', account.bankCode, account.accountNumber],
    queryFn: async ({ signal }) =>
      (await callApi(payoutEndpoints.resolveBankAccount, { body: account, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
