import { z } from 'zod';
import { disputeCase } from './disputes.ts';
import { endpoint } from './endpoint.ts';
import { naira, positiveNaira } from './money.ts';
import { settlementDivision, settlementTerms } from './settlement-fields.ts';
import { id } from './text.ts';

/** Settlements: one side proposes a refund, and the other one accepts or declines it. */

const params = z.strictObject({ id });
const settlementParams = z.strictObject({ id, settlement_id: id });

const preview = z
  .object({ refund_amount: naira.meta({ examples: [50_000] }), ...settlementDivision })
  .meta({ id: 'SettlementPreview' });
export type SettlementPreview = z.infer<typeof preview>;

const answerErrors = ['purchase_state_conflict', 'settlement_not_open'] as const;

export const settlementEndpoints = {
  previewSettlement: endpoint({
    method: 'GET',
    path: '/purchases/{id}/settlements/preview',
    tag: 'Disputes',
    summary: 'What both sides would get from a settlement',
    access: 'trader',
    limit: 'read',
    params,
    query: z.strictObject({
      refund_amount: z
        .string()
        .regex(/^(0|[1-9][0-9]{0,9})(\.[0-9]{1,2})?$/, 'Please enter an amount with at most two decimals.')
        .meta({ examples: ['50000'] })
        .transform(Number),
    }),
    reply: preview,
    errors: ['purchase_state_conflict', 'refund_amount_wrong'],
  }),
  proposeSettlement: endpoint({
    method: 'POST',
    path: '/purchases/{id}/settlements',
    tag: 'Disputes',
    summary: `Propose to the other side what goes back to the buyer; it lapses after ${settlementTerms.hours} hours`,
    access: 'trader',
    limit: 'write',
    idempotent: true,
    params,
    body: z.strictObject({
      refund_amount: positiveNaira.meta({
        description: 'What goes back to the buyer, at most the price. The seller gets the rest less the fee.',
        examples: [50_000],
      }),
    }),
    reply: disputeCase,
    errors: [
      'purchase_state_conflict',
      'dispute_ruled',
      'refund_amount_wrong',
      'settlement_open_already',
      'too_many_settlements',
    ],
  }),
  acceptSettlement: endpoint({
    method: 'POST',
    path: '/purchases/{id}/settlements/{settlement_id}/accept',
    tag: 'Disputes',
    summary: 'Accept what the other side proposed: the money moves at once, and the dispute is over',
    access: 'trader',
    limit: 'write',
    idempotent: true,
    params: settlementParams,
    reply: disputeCase,
    errors: [...answerErrors, 'release_waiting'],
  }),
  declineSettlement: endpoint({
    method: 'POST',
    path: '/purchases/{id}/settlements/{settlement_id}/decline',
    tag: 'Disputes',
    summary: 'Decline what the other side proposed; the dispute goes on',
    access: 'trader',
    limit: 'write',
    params: settlementParams,
    reply: disputeCase,
    errors: [...answerErrors],
  }),
  withdrawSettlement: endpoint({
    method: 'POST',
    path: '/purchases/{id}/settlements/{settlement_id}/withdraw',
    tag: 'Disputes',
    summary: 'Withdraw the own proposal before it is answered',
    access: 'trader',
    limit: 'write',
    params: settlementParams,
    reply: disputeCase,
    errors: [...answerErrors],
  }),
};
