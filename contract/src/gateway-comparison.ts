import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { nairaTotal } from './money.ts';
import { id, moneyReasonText, timestamp } from './text.ts';

/** Our books beside Paystack's own lists and its balance, compared every day. Nothing is ever repaired by it. */

export const differenceKinds = [
  'payment_missing_here',
  'payment_not_credited',
  'payment_missing_there',
  'payment_amount_differs',
  'payment_taken_back',
  'transfer_missing_here',
  'transfer_missing_there',
  'transfer_amount_differs',
  'transfer_contradicts',
  'transfer_behind',
  'settlement_contradicts',
  'balance_differs',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

const comparison = z
  .object({
    id,
    done: z.boolean().meta({ description: 'False when Paystack could not be asked; it is tried again.' }),
    why: z.string().nullable().meta({ description: 'Why it could not be done.' }),
    from: timestamp,
    to: timestamp,
    finished_at: timestamp,
    payments: z.int().meta({ description: 'Payments that Paystack listed.', examples: [214] }),
    transfers: z.int().meta({ description: 'Transfers that Paystack listed.', examples: [57] }),
    settlements: z.int().meta({ description: 'Settlements that Paystack listed.', examples: [3] }),
    balance: z
      .object({
        there: nairaTotal.meta({ description: 'What Paystack says it holds, ready to be sent.' }),
        here: nairaTotal.meta({ description: 'What the books say it holds, less what has just left.' }),
        on_its_way: nairaTotal.meta({ description: 'What has just left, for withdrawals still under way.' }),
      })
      .nullable()
      .meta({ description: 'Null when money was moving while it was read.' }),
  })
  .meta({ id: 'GatewayComparison' });
export type GatewayComparison = z.infer<typeof comparison>;

const difference = z
  .object({
    id,
    kind: z.enum(differenceKinds),
    sentence: z
      .string()
      .meta({ examples: ['₦500.00 were paid at Paystack under a reference nobody knows.'] }),
    reference: z.string(),
    freezes: z.boolean().meta({ description: 'Payouts are frozen until it is understood.' }),
    found_at: timestamp,
    user_id: id.nullable().meta({ description: 'Whose payment it is, where that is known.' }),
    withdrawal: z.string().nullable().meta({ description: 'The reference of the withdrawal it is about.' }),
  })
  .meta({ id: 'GatewayDifference' });
export type GatewayDifference = z.infer<typeof difference>;

export const gatewayComparisonEndpoints = {
  gatewayComparison: endpoint({
    method: 'GET',
    path: '/admin/money/comparison',
    tag: 'Money watch',
    summary: "The last comparison with Paystack's lists, and the differences that are not explained yet",
    access: 'money',
    limit: 'read',
    reply: z.object({
      last: comparison.nullable(),
      done_at: timestamp.nullable().meta({ description: 'When a comparison was last carried to its end.' }),
      differences: z.array(difference).meta({ description: 'Oldest first, a hundred at most.' }),
      open: z.int().meta({ description: 'How many there are in all.' }),
    }),
  }),
  compareWithGateway: endpoint({
    method: 'POST',
    path: '/admin/money/comparison',
    tag: 'Money watch',
    summary: "Compare with Paystack's lists now; the result is there a moment later",
    access: 'money',
    limit: 'money',
    idempotent: true,
    reply: z.null(),
  }),
  explainDifference: endpoint({
    method: 'POST',
    path: '/admin/money/differences/{id}/explain',
    tag: 'Money watch',
    summary: 'Write down why both tell different stories; it is not raised again',
    access: 'money',
    limit: 'write',
    params: z.strictObject({ id }),
    body: z.strictObject({
      reason: moneyReasonText.meta({ examples: ['Paid by a payment link of our own.'] }),
    }),
    reply: z.null(),
    errors: ['not_found', 'state_conflict'],
  }),
};
