import type { BodySent, ReplyOf } from '@oja/contract/endpoint';
import { payoutEndpoints } from '@oja/contract/payouts';
import { type transactionStatuses, type transactionTypes, walletEndpoints } from '@oja/contract/wallet';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { paths } from '@/config/paths';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { withMinimumBusy } from '@/lib/minimum-busy';
import { queryKeys } from '@/lib/query-keys';
import { refreshWallet } from '@/shared/wallet/wallet-stats';
import { accountsFailure } from './logic/wallet-failures';

export const balanceHistoryQuery = (days: number) =>
  queryOptions({
    queryKey: [...queryKeys.wallet, 'balance-history', days],
    queryFn: async ({ signal }) =>
      (await callApi(walletEndpoints.balanceHistory, { query: { days: String(days) }, signal })).data,
    // The line stays in sight while another period is fetched.
    placeholderData: keepPreviousData,
  });

export const bankAccountsQuery = queryOptions({
  queryKey: [...queryKeys.wallet, 'bank-accounts'],
  queryFn: async ({ signal }) => (await callApi(payoutEndpoints.listBankAccounts, { signal })).data,
  meta: { failure: { title: 'Error', describe: accountsFailure } },
});

export type Bank = ReplyOf<typeof payoutEndpoints.listBanks>[number];

/** Not under the wallet's key: no movement of money changes the list of banks. */
export const banksQuery = queryOptions({
  queryKey: queryKeys.banks,
  queryFn: async ({ signal }) => (await callApi(payoutEndpoints.listBanks, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** What is left out is not filtered by; days are written 2026-03-04. */
export interface TransactionFilter {
  search?: string;
  type?: (typeof transactionTypes)[number];
  status?: (typeof transactionStatuses)[number];
  from?: string;
  to?: string;
}

/** Page by page; without a filter the first page is what the wallet shows as recent. */
export const transactionsQuery = (filter: TransactionFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.wallet, 'transactions', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(walletEndpoints.listTransactions, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: failedLoad('Failed to load transactions'),
  });

/** Pages as large as the server gives them, for files. */
export async function fetchTransactionPage(filter: TransactionFilter, cursor: string | undefined) {
  const page = await callApi(walletEndpoints.listTransactions, {
    query: { ...filter, cursor, limit: '100' },
  });
  return { rows: page.data, next: page.next_cursor ?? undefined };
}

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.wallet, 'withdrawals'],
  queryFn: ({ pageParam, signal }) =>
    callApi(payoutEndpoints.listWithdrawals, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});

/** Asked as soon as bank and number are complete. The answer of a bank does not change while a form is open. */
export const resolvedAccountQuery = (account: { bankCode: string; accountNumber: string }) =>
  queryOptions({
    queryKey: [...queryKeys.banks, 'resolved', account.bankCode, account.accountNumber],
    queryFn: async ({ signal }) =>
      (await callApi(payoutEndpoints.resolveBankAccount, { body: account, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const walletHistoryQuery = (filter: TransactionFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.wallet, 'history', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(walletEndpoints.walletHistory, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: failedLoad('Something went wrong', 'Failed to load activity. Please try again.'),
    // As specified.
    retry: 1,
  });

/** Pages as large as the server gives them, for files. */
export async function fetchHistoryPage(filter: TransactionFilter, cursor: string | undefined) {
  const page = await callApi(walletEndpoints.walletHistory, { query: { ...filter, cursor, limit: '100' } });
  return { rows: page.data, next: page.next_cursor ?? undefined };
}

/** Few, so they come at once. */
export const unpaidPaymentsQuery = queryOptions({
  queryKey: [...queryKeys.wallet, 'unpaid-payments'],
  queryFn: async ({ signal }) => (await callApi(walletEndpoints.listUnpaidPayments, { signal })).data,
});

/** Asked again whenever the form opens: what is left of a day's limit depends on the hour. */
export const withdrawalOptionsQuery = queryOptions({
  queryKey: [...queryKeys.wallet, 'withdrawal-options'],
  queryFn: async ({ signal }) => (await callApi(payoutEndpoints.withdrawalOptions, { signal })).data,
  staleTime: 0,
});

export const cancelWithdrawalMutation = mutationOptions({
  mutationFn: (id: string) => callApi(payoutEndpoints.cancelWithdrawal, { params: { id } }),
  // One that was sent a moment ago is refused, and then the list is just as old.
  onSettled: (_data, _error, _id, _result, { client }) => refreshWallet(client),
});

export const deleteBankAccountMutation = mutationOptions({
  mutationFn: (id: string) => callApi(payoutEndpoints.deleteBankAccount, { params: { id } }),
  // An account that was gone already fails too, and then the list is just as old.
  onSettled: (_data, _error, _id, _result, { client }) => refreshWallet(client),
});

export const deleteMobileWalletMutation = mutationOptions({
  mutationFn: (id: string) => callApi(payoutEndpoints.deleteMobileWallet, { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) => refreshWallet(client),
});

export const downloadStatementMutation = mutationOptions({
  mutationFn: (month: string) => downloadApi(walletEndpoints.walletStatement, { query: { month } }),
});

export type NewBankAccount = BodySent<typeof payoutEndpoints.linkBankAccount>;

export const linkBankAccountMutation = mutationOptions({
  mutationFn: (account: NewBankAccount) => callApi(payoutEndpoints.linkBankAccount, { body: account }),
  onSettled: (_data, _error, _account, _result, { client }) => refreshWallet(client),
});

export type NewMobileWallet = BodySent<typeof payoutEndpoints.linkMobileWallet>;

export const linkMobileWalletMutation = mutationOptions({
  mutationFn: (wallet: NewMobileWallet) => callApi(payoutEndpoints.linkMobileWallet, { body: wallet }),
  onSettled: (_data, _error, _wallet, _result, { client }) => refreshWallet(client),
});

export const makeBankAccountPrimaryMutation = mutationOptions({
  mutationFn: (id: string) => callApi(payoutEndpoints.makeBankAccountPrimary, { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) => refreshWallet(client),
});

interface Deposit {
  amount: number;
  idempotencyKey: string;
}

/** The person comes back to the callback page of wherever they are now. */
export const payPaystackMutation = mutationOptions({
  mutationFn: async ({ amount, idempotencyKey }: Deposit) =>
    (
      await callApi(walletEndpoints.payPaystack, {
        body: { amount, callback_url: `${location.origin}${paths.dashboard.walletCallback}` },
        idempotencyKey,
      })
    ).data,
});

export type WithdrawalOrder = BodySent<typeof payoutEndpoints.requestWithdrawal>;

export const requestWithdrawalMutation = mutationOptions({
  mutationFn: async ({ order, idempotencyKey }: { order: WithdrawalOrder; idempotencyKey: string }) =>
    (
      await withMinimumBusy(minimumBusyTimes.withdrawalMs, () =>
        callApi(payoutEndpoints.requestWithdrawal, { body: order, idempotencyKey }),
      )
    ).data,
  onSettled: (_data, _error, _order, _result, { client }) => refreshWallet(client),
});

export interface BankAccountChange {
  id: string;
  account: BodySent<typeof payoutEndpoints.updateBankAccount>;
}

export const updateBankAccountMutation = mutationOptions({
  mutationFn: ({ id, account }: BankAccountChange) =>
    callApi(payoutEndpoints.updateBankAccount, { params: { id }, body: account }),
  onSettled: (_data, _error, _change, _result, { client }) => refreshWallet(client),
});

/** Asks about a payment of one's own; if it was made, it is in the wallet by the time of the answer. */
export async function verifyPaystack(reference: string, signal: AbortSignal) {
  return (await callApi(walletEndpoints.verifyPaystack, { query: { reference }, signal })).data;
}
