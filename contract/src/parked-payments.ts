import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { naira } from './money.ts';
import { cursorQuery, direction, nextCursor } from './page.ts';
import { id, moneyReasonText, searchText, timestamp } from './text.ts';

/**
 * Payments in another amount or currency than asked for, or for a closed account. Two members of staff decide about each.
 */

/**
 * `credit` gives it to the person's wallet. `return` records that a payment went back to its payer through Paystack, or
 * that a returned withdrawal was paid to the person from our own bank account.
 */
export const parkedOutcomes = ['credit', 'return'] as const;
export type ParkedOutcome = (typeof parkedOutcomes)[number];

export const parkedProposal = z.strictObject({ outcome: z.enum(parkedOutcomes) });

/** What a chargeback leaves to decide, for the refusal and for the screen. */
export const parkedChargebackTexts = {
  open: 'The bank is asking for this payment back. Nothing can be decided until the bank has.',
  lost: 'The bank took this payment back. Please book it as sent back.',
} as const;

const parkedKinds = ['payment', 'returned_withdrawal'] as const;

const parkedPayment = z
  .object({
    id,
    kind: z.enum(parkedKinds).meta({
      description: 'returned_withdrawal: a bank sent a withdrawal back after the account was closed.',
    }),
    reference: z.string().meta({ examples: ['fund-0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'] }),
    person: z.object({ id, name: z.string(), email: z.string() }),
    asked: naira.meta({ description: 'What the person set out to pay.', examples: [500.13] }),
    received: naira.meta({ description: 'What came, as far as it came in naira.', examples: [450.13] }),
    why: z.string().meta({ examples: ['Declared in another currency'] }),
    parked_at: timestamp,
    chargeback: z
      .enum(['open', 'lost'])
      .nullable()
      .meta({
        description:
          'open: a bank is asking for it back, so nothing can be decided until the bank has. lost: it took it back, so it can only be booked as sent back.',
        examples: [null],
      }),
    proposal: z
      .object({
        id: id.meta({ description: 'Of the approval that it waits for.' }),
        outcome: z.enum(parkedOutcomes),
        reason: z.string(),
        by: z.string().meta({ examples: ['Amara Okafor'] }),
        by_id: id,
        at: timestamp,
        own: z.boolean().meta({ description: 'Proposed by the caller, who therefore cannot approve it.' }),
      })
      .nullable(),
  })
  .meta({ id: 'ParkedPayment' });
export type ParkedPayment = z.infer<typeof parkedPayment>;

export const parkedSorts = ['parked', 'received'] as const;
export type ParkedSort = (typeof parkedSorts)[number];
export const parkedStates = ['open', 'proposed'] as const;
export type ParkedState = (typeof parkedStates)[number];

const parkedFields = {
  search: searchText
    .optional()
    .meta({ description: 'Part of the reference, or of a name or e-mail address.', examples: ['ada'] }),
  state: z
    .enum(parkedStates)
    .optional()
    .meta({ description: 'proposed: a member of staff said what should become of it; open: none did.' }),
  sort: z.enum(parkedSorts).optional().meta({ description: 'Without it, by when it was parked.' }),
  direction: direction.optional().meta({ description: 'Without it, oldest or smallest first.' }),
};
const parkedFilter = z.strictObject(parkedFields);
export type ParkedFilter = z.output<typeof parkedFilter>;

const params = z.strictObject({ id });
const reason = moneyReasonText.meta({ examples: ['The bank deducted its own fee.'] });

export const parkedPaymentEndpoints = {
  listParkedPayments: endpoint({
    method: 'GET',
    path: '/admin/parked-payments',
    tag: 'Money watch',
    summary: 'Payments that did not match what was asked for and wait for a decision',
    access: 'money',
    limit: 'read',
    query: z.strictObject({ ...parkedFields, ...cursorQuery }),
    reply: z.array(parkedPayment),
    beside: z.object(nextCursor),
  }),
  exportParkedPayments: endpoint({
    method: 'GET',
    path: '/admin/parked-payments/export',
    tag: 'Money watch',
    summary: 'The parked payments of a filter as a CSV file',
    access: 'money',
    limit: 'write',
    query: parkedFilter,
    produces: 'text/csv',
    producesExample:
      'reference,person,email,asked,received,why,parked_at,proposed,proposed_by,proposed_at,reason\r\n',
  }),
  proposeParkedOutcome: endpoint({
    method: 'POST',
    path: '/admin/parked-payments/{id}/proposal',
    tag: 'Money watch',
    summary: 'Propose what becomes of a parked payment; another member of staff approves it',
    access: 'money',
    limit: 'money',
    proof: 'always',
    params,
    body: parkedProposal.extend({ reason }),
    reply: z.object({ approval: waitingApproval }),
    errors: [
      'not_found',
      'own_account_refused',
      'state_conflict',
      'approval_waiting',
      'chargeback_open',
      'parked_amount_missing',
      'account_closed',
    ],
  }),
};
