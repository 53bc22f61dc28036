import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { naira } from './money.ts';
import { id, moneyReasonText, timestamp } from './text.ts';

/**
 * Payments that a bank asks back. Staff answer on the Paystack dashboard and record it here; the bank decides.
 */

/** What staff told the bank: that the payment stands, or that it may have the money. */
export const chargebackAnswers = ['contested', 'accepted'] as const;
export type ChargebackAnswer = (typeof chargebackAnswers)[number];

/** How long Paystack takes an answer, where its event names no time; silence loses the payment. */
export const chargebackAnswerHours = 16;

const openChargeback = z
  .object({
    id,
    reference: z.string().meta({
      description: 'Of the payment.',
      examples: ['fund-0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'],
    }),
    person: z.object({ id, name: z.string(), email: z.string() }),
    amount: naira.meta({ description: 'What the bank asks for.', examples: [900] }),
    held: naira.meta({ description: 'What of it was still in the wallet and is held.', examples: [400] }),
    opened_at: timestamp,
    due_at: timestamp.meta({ description: 'Until when Paystack takes an answer.' }),
    answer: z
      .object({
        answer: z.enum(chargebackAnswers),
        reason: z.string(),
        by: z.string().meta({ examples: ['Amara Okafor'] }),
        by_id: id,
        at: timestamp,
      })
      .nullable(),
  })
  .meta({ id: 'OpenChargeback' });
export type OpenChargeback = z.infer<typeof openChargeback>;

export const chargebackEndpoints = {
  listChargebacks: endpoint({
    method: 'GET',
    path: '/admin/chargebacks',
    tag: 'Money watch',
    summary: 'Payments that a bank asks back: those to be answered first, then those that wait for the bank',
    access: 'money',
    limit: 'read',
    reply: z.array(openChargeback),
  }),
  answerChargeback: endpoint({
    method: 'POST',
    path: '/admin/chargebacks/{id}/answer',
    tag: 'Money watch',
    summary: 'Record what was answered on Paystack; the money moves when the bank decides',
    access: 'money',
    limit: 'write',
    params: z.strictObject({ id }),
    body: z.strictObject({
      answer: z.enum(chargebackAnswers),
      reason: moneyReasonText.meta({ examples: ['The account was handed over on 12 November.'] }),
    }),
    reply: z.null(),
    errors: ['not_found', 'own_account_refused', 'state_conflict'],
  }),
};
