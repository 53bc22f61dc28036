import { z } from 'zod';
import { activity } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { naira, positiveNaira } from './money.ts';
import { cursorQuery, nextCursor, queryInteger } from './page.ts';
import { timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';
import { walletStatsEndpoints } from './wallet-stats.ts';

/** The wallet: what is in it, how it came there, and how money is added. */

export const transactionTypes = ['credit', 'debit'] as const;
export const transactionStatuses = ['completed', 'pending'] as const;
export const transactionStatusLabels: Readonly<Record<(typeof transactionStatuses)[number], string>> = {
  completed: 'Completed',
  pending: 'Pending',
};

const transaction = z
  .object({
    id: z.string().meta({ examples: ['41'] }),
    date: timestamp,
    type: z.enum(transactionTypes),
    description: z.string().meta({ examples: ['Wallet funding by Paystack'] }),
    amount: naira,
    status: z.enum(transactionStatuses),
    reference: z.string().meta({ examples: ['fund-0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'] }),
    balance_after: naira,
  })
  .meta({ id: 'Transaction' });
export type Transaction = z.infer<typeof transaction>;

export type { Activity, ActivityType } from './activity.ts';

const unpaidPayment = z
  .object({
    reference: z.string().meta({ examples: ['fund-0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'] }),
    date: timestamp,
    amount: naira,
    status: z
      .enum(['declined', 'cancelled', 'waiting'])
      .meta({ description: 'Waiting: the payment has not been settled by the bank yet.' }),
  })
  .meta({ id: 'UnpaidPayment' });
export type UnpaidPayment = z.infer<typeof unpaidPayment>;

const referredFriend = z
  .object({
    name: z.string().meta({ examples: ['chidi'] }),
    joined_at: timestamp,
    reward: naira.nullable().meta({ description: 'Null until it is paid.' }),
  })
  .meta({ id: 'ReferredFriend' });

const day = z.iso.date().meta({ examples: ['2026-11-15'] });

const transactionQuery = z.strictObject({
  ...cursorQuery,
  search: z.string().trim().max(textLimits.search).optional(),
  type: z.enum(transactionTypes).optional(),
  status: z.enum(transactionStatuses).optional(),
  from: day.optional().meta({ description: 'The first day, in Lagos time.' }),
  to: day.optional().meta({ description: 'The last day, in Lagos time.' }),
});

/** A reference of ours at Paystack: letters, digits, and the signs Paystack allows. */
const reference = z
  .string()
  .regex(/^[A-Za-z0-9.=-]{1,100}$/)
  .meta({ examples: ['fund-0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'] });

export const walletEndpoints = {
  ...walletStatsEndpoints,
  listTransactions: endpoint({
    method: 'GET',
    path: '/transactions',
    tag: 'Wallet',
    summary: 'Everything that moved in the wallet, newest first',
    access: 'trader',
    limit: 'read',
    query: transactionQuery,
    reply: z.array(transaction),
    beside: z.object(nextCursor),
  }),
  walletHistory: endpoint({
    method: 'GET',
    path: '/wallet-history',
    tag: 'Wallet',
    summary: 'What happened in the wallet, in words',
    access: 'trader',
    limit: 'read',
    query: transactionQuery,
    reply: z.array(activity),
    beside: z.object(nextCursor),
  }),
  listUnpaidPayments: endpoint({
    method: 'GET',
    path: '/wallet/unpaid-payments',
    tag: 'Wallet',
    summary: 'The latest payments into the wallet that were started and not made, newest first',
    access: 'trader',
    limit: 'read',
    reply: z.array(unpaidPayment),
  }),
  listReferrals: endpoint({
    method: 'GET',
    path: '/referrals',
    tag: 'Wallet',
    summary: 'What an invitation earns, and the latest friends who joined by the own code',
    access: 'trader',
    limit: 'read',
    reply: z.object({
      reward: naira.meta({
        description: 'For each friend, after their first completed purchase of the minimum price.',
        examples: [500],
      }),
      minimum_price: naira.meta({ examples: [5_000] }),
      joined: z.int().meta({ examples: [3] }),
      earned: naira,
      friends: z.array(referredFriend),
    }),
  }),
  balanceHistory: endpoint({
    method: 'GET',
    path: '/wallet/balance-history',
    tag: 'Wallet',
    summary: 'The available balance at the end of each day, and its extremes during the day',
    access: 'trader',
    limit: 'read',
    query: z.strictObject({ days: queryInteger({ min: 7, max: 365 }).optional() }),
    reply: z.array(z.object({ date: day, balance: naira, highest: naira, lowest: naira })),
  }),
  walletStatement: endpoint({
    method: 'GET',
    path: '/wallet/statement',
    tag: 'Wallet',
    summary: 'The statement of one month with opening and closing balance',
    access: 'trader',
    limit: 'read',
    query: z.strictObject({
      month: z
        .string()
        .regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/, 'Please give a month such as 2026-11.')
        .meta({ examples: ['2026-11'] }),
    }),
    produces: 'text/csv',
    producesExample: 'Statement,2026-11\r\n',
  }),
  payPaystack: endpoint({
    method: 'POST',
    path: '/paystack/pay',
    tag: 'Wallet',
    summary: 'Start a payment into the wallet; the person pays on the page it answers with',
    access: 'trader',
    limit: 'money',
    idempotent: true,
    body: z.strictObject({
      amount: positiveNaira,
      callback_url: z
        .url({ protocol: /^https?$/ })
        .max(300)
        .optional()
        .meta({ examples: ['http://localhost:3000/dashboard/wallet/callback'] }),
    }),
    reply: z.object({ authorization_url: z.url(), reference }),
    errors: [
      'deposit_too_small',
      'deposit_too_large',
      'callback_refused',
      'payments_unclear',
      'payments_unavailable',
    ],
  }),
  verifyPaystack: endpoint({
    method: 'GET',
    path: '/paystack/verify',
    tag: 'Wallet',
    summary: 'Ask Paystack about an own payment and credit it if it was made; the amount is in kobo',
    access: 'trader',
    limit: 'money',
    query: z.strictObject({ reference, trxref: reference.optional() }),
    reply: z.object({ amount: z.int().meta({ examples: [150050] }), currency: z.literal('NGN'), reference }),
    errors: [
      'not_found',
      'payment_pending',
      'payment_failed',
      'payment_not_completed',
      'payment_under_review',
      'payments_unclear',
      'payments_unavailable',
    ],
  }),
  paystackWebhook: endpoint({
    method: 'POST',
    path: '/paystack/webhook',
    tag: 'Wallet',
    summary: 'Events from Paystack, signed over their exact bytes',
    access: 'anyone',
    limit: 'unlimited',
    duringMaintenance: true,
    binaryBody: ['application/json'],
    bodyLimitBytes: 256 * 1024,
    reply: z.null(),
    errors: ['webhook_signature_wrong'],
  }),
};
