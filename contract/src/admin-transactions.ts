import { z } from 'zod';
import { traderRoles } from './access.ts';
import { waitingApproval } from './approvals.ts';
import { staffCover } from './cover-fields.ts';
import { staffCaseEvent } from './disputes.ts';
import { endpoint } from './endpoint.ts';
import { platformInput, platforms } from './listing-fields.ts';
import { naira, nairaTotal } from './money.ts';
import { cursorQuery, nextCursor } from './page.ts';
import {
  boughtListing,
  disputeBrief,
  disputeReasons,
  disputeStatuses,
  purchaseEnders,
  purchaseStatuses,
  transactionReference,
} from './purchase-fields.ts';
import { checkRanges, rangeQuery } from './ranges.ts';
import { id, reasonText, requiredText, searchText, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/**
 * Purchases as staff see them. Their statuses differ: pending and disputed read processing, cancelled failed.
 */

export const transactionStatuses = ['completed', 'processing', 'failed', 'refunded'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];
export const transactionPeriods = ['7d', '30d', '90d', '1y'] as const;
export type TransactionPeriod = (typeof transactionPeriods)[number];
export const transactionSorts = ['date', 'amount', 'status', 'platform', 'disputeStatus'] as const;
export type TransactionSort = (typeof transactionSorts)[number];

/** The methods of the form; a note, since the buyer's wallet pays. */
export const paymentMethods = ['Wallet', 'Credit Card', 'PayPal', 'Bank Transfer', 'Cryptocurrency'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const transactionActions = [
  'resolve_dispute',
  'decide_appeal',
  'cancel',
  'delete',
  'restore',
] as const;
export type TransactionAction = (typeof transactionActions)[number];

const person = z.object({
  id,
  name: z.string().meta({ examples: ['Zainab Bello'] }),
  email: z.string().meta({ examples: ['buyer@oja.test'] }),
});

const rowFields = {
  id: transactionReference,
  purchase_id: id,
  buyer: z.string().meta({ examples: ['Zainab Bello'] }),
  buyer_id: id,
  seller_id: id,
  seller: z.string().meta({ examples: ['Chidi Nwosu'] }),
  account: z.string().meta({ examples: ['@lagosfoodie'] }),
  platform: z.enum(platforms),
  amount: naira.meta({ examples: [150_000] }),
  fee: naira.meta({ examples: [15_000] }),
  refunded: naira.meta({ examples: [0] }),
  status: z.enum(transactionStatuses),
  purchase_status: z.enum(purchaseStatuses),
  date: timestamp,
  paymentMethod: z.enum(paymentMethods),
  disputeStatus: z.enum(disputeStatuses),
  disputeReason: z.enum(disputeReasons).nullable(),
  disputeDate: timestamp.nullable(),
  actions: z.array(z.enum(transactionActions)),
};

const transactionRow = z.object(rowFields).meta({ id: 'StaffTransaction' });
export type StaffTransaction = z.infer<typeof transactionRow>;

const transactionDetails = z
  .object({
    ...rowFields,
    buyer_person: person,
    seller_person: person,
    listing: z.object(boughtListing),
    payout: naira.meta({ description: 'What the seller gets or got, as things stand.', examples: [135_000] }),
    fee_percent: z.number().meta({ examples: [10] }),
    dispute_end: timestamp,
    auto_complete_at: timestamp,
    completed_at: timestamp.nullable(),
    completed_by: z.enum(purchaseEnders).nullable(),
    note: z.string().nullable(),
    added_by_staff: z.boolean(),
    dispute: disputeBrief.nullable(),
    cover: staffCover
      .nullable()
      .meta({ description: 'Null without cover, and before the seller is paid.', examples: [null] }),
    timeline: z.array(staffCaseEvent),
  })
  .meta({ id: 'StaffTransactionDetails' });
export type StaffTransactionDetails = z.infer<typeof transactionDetails>;

const filter = {
  search: searchText
    .optional()
    .meta({ description: 'In the id, the buyer, the seller or the account.', examples: ['TXN-001'] }),
  status: z.enum(transactionStatuses).optional(),
  period: z
    .enum(transactionPeriods)
    .optional()
    .meta({ description: 'Made in the last days; without it, ever.' }),
  dispute: z
    .enum([...disputeStatuses, 'any', 'appeal'])
    .optional()
    .meta({ description: 'any: there is or was one; appeal: an appeal waits for a decision.' }),
  shown: z
    .enum(['hidden'])
    .optional()
    .meta({ description: 'hidden: those that were deleted from the table; without it, all others.' }),
  ...rangeQuery,
  sort: z.enum(transactionSorts).optional().meta({ description: 'Without it, by date.' }),
  direction: z.enum(['asc', 'desc']).optional().meta({ description: 'Without it, descending.' }),
};
export const transactionFilter = z.strictObject(filter).superRefine(checkRanges);
export type TransactionFilter = z.output<typeof transactionFilter>;

const figures = {
  transactions: z.int().meta({ examples: [1_204] }),
  volume: nairaTotal.meta({
    description: 'Of all that was bought and neither refunded nor cancelled.',
    examples: [48_200_000],
  }),
  fees: nairaTotal.meta({ description: 'What Oja earned from completed ones.', examples: [4_310_000] }),
};

const summary = z
  .object({
    ...figures,
    processing: z.int().meta({ examples: [31] }),
    escrow: nairaTotal.meta({
      description: 'Held at this moment, whatever the period.',
      examples: [5_100_000],
    }),
    open_disputes: z.int().meta({ description: 'At this moment, whatever the period.', examples: [3] }),
    escalated_disputes: z.int().meta({ examples: [1] }),
    success_rate: z
      .number()
      .nullable()
      .meta({ description: 'Percent of the ended ones that were completed.', examples: [97.4] }),
    before: z.object(figures).meta({ description: 'The same length of time before the period.' }),
    series: z.array(z.object({ date: z.iso.date().meta({ examples: ['2026-11-15'] }), ...figures })),
    series_step: z.enum(['day', 'month']),
  })
  .meta({ id: 'TransactionSummary' });
export type TransactionSummary = z.infer<typeof summary>;

const trader = person
  .extend({
    role: z.enum(traderRoles),
    available: naira.meta({ description: 'In the wallet.', examples: [500_000] }),
  })
  .meta({ id: 'Trader' });
export type Trader = z.infer<typeof trader>;

export const fillIn = 'Please fill in all required fields';
const params = z.strictObject({ id });
const reason = reasonText.meta({ examples: ['Agreed by phone, see ticket 214.'] });

export const adminTransactionEndpoints = {
  listStaffTransactions: endpoint({
    method: 'GET',
    path: '/admin/transactions',
    tag: 'Transactions',
    summary: 'All transactions, or the hidden ones, page by page',
    access: 'transactions',
    limit: 'read',
    query: z.strictObject({ ...cursorQuery, ...filter }).superRefine(checkRanges),
    reply: z.array(transactionRow),
    beside: z.object({
      ...nextCursor,
      total: z.int().meta({ description: 'Of a filter, counting stops at 10,000.', examples: [58] }),
      total_is_exact: z.boolean(),
    }),
  }),
  summariseTransactions: endpoint({
    method: 'GET',
    path: '/admin/transactions/summary',
    tag: 'Transactions',
    summary: 'The cards and the chart above the table',
    access: 'transactions',
    limit: 'read',
    query: z.strictObject({
      period: z.enum(transactionPeriods).optional().meta({ description: 'Without it, 30d.' }),
    }),
    reply: summary,
  }),
  exportStaffTransactions: endpoint({
    method: 'GET',
    path: '/admin/transactions/export',
    tag: 'Transactions',
    summary: 'The transactions of a filter as a CSV file, all of them',
    access: 'transactions',
    limit: 'write',
    query: transactionFilter,
    produces: 'text/csv',
    producesExample:
      'id,buyer,seller,account,platform,amount,fee,refunded,status,date,payment_method,dispute_status,dispute_reason,dispute_date\r\n',
  }),
  findTraders: endpoint({
    method: 'GET',
    path: '/admin/transactions/people',
    tag: 'Transactions',
    summary: 'People who trade, by name or e-mail, for the form that adds a transaction',
    access: 'admin',
    limit: 'read',
    query: z.strictObject({ search: requiredText(textLimits.search).meta({ examples: ['zainab'] }) }),
    reply: z.array(trader),
  }),
  showStaffTransaction: endpoint({
    method: 'GET',
    path: '/admin/transactions/{id}',
    tag: 'Transactions',
    summary: 'One transaction with its people, amounts and history; the id is that of the purchase',
    access: 'transactions',
    limit: 'read',
    params,
    reply: transactionDetails,
  }),
  addTransaction: endpoint({
    method: 'POST',
    path: '/admin/transactions',
    tag: 'Transactions',
    summary: 'A sale between two people that staff make: the price goes from the buyer’s wallet into escrow',
    access: 'admin',
    limit: 'money',
    proof: 'always',
    idempotent: true,
    body: z.strictObject({
      buyer_id: z.uuid(fillIn).meta({ examples: ['0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'] }),
      seller_id: z.uuid(fillIn).meta({ examples: ['5d9a1c3b-2f4e-4f6a-8b7c-0a1b2c3d4e5f'] }),
      account: z
        .string(fillIn)
        .trim()
        .min(1, fillIn)
        .max(textLimits.handle)
        .meta({ examples: ['@lagosfoodie'] }),
      platform: platformInput,
      amount: z
        .int(fillIn)
        .min(1, fillIn)
        .max(1_000_000_000)
        .meta({ description: 'Whole naira.', examples: [150_000] }),
      payment_method: z.enum(paymentMethods).optional(),
      reason,
    }),
    reply: transactionDetails.nullable().meta({ description: 'Null while it waits for approval.' }),
    beside: z.object({ approval: waitingApproval }),
    errors: [
      'approval_waiting',
      'trader_unknown',
      'same_trader_twice',
      'wallet_balance_too_low',
      'purchases_waiting',
      'party_cannot_decide',
    ],
  }),
  hideTransaction: endpoint({
    method: 'DELETE',
    path: '/admin/transactions/{id}',
    tag: 'Transactions',
    summary: 'Hide a transaction that is over from the table; nothing else about it changes',
    access: 'admin',
    limit: 'write',
    params,
    body: z.strictObject({ reason }),
    reply: z.null(),
    errors: ['state_conflict', 'party_cannot_decide'],
  }),
  restoreTransaction: endpoint({
    method: 'POST',
    path: '/admin/transactions/{id}/restore',
    tag: 'Transactions',
    summary: 'Show a hidden transaction in the table and its figures again',
    access: 'admin',
    limit: 'write',
    params,
    body: z.strictObject({ reason }),
    reply: transactionDetails,
    errors: ['state_conflict', 'party_cannot_decide'],
  }),
  cancelTransaction: endpoint({
    method: 'POST',
    path: '/admin/transactions/{id}/cancel',
    tag: 'Transactions',
    summary: 'Call a pending purchase off: the buyer gets everything back; a large one needs approval',
    access: 'admin',
    limit: 'write',
    proof: 'sometimes',
    idempotent: true,
    params,
    body: z.strictObject({ reason }),
    reply: transactionDetails,
    beside: z.object({ approval: waitingApproval }),
    errors: ['purchase_state_conflict', 'party_cannot_decide', 'approval_waiting'],
  }),
};
