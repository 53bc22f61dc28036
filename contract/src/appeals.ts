import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import { appealHours } from './dispute-terms.ts';
import { disputeCase, earlyReason, resolutionDetails, rulingGrounds, staffCase } from './disputes.ts';
import { endpoint } from './endpoint.ts';
import { positiveNaira } from './money.ts';
import { rulingTypes } from './ruling-fields.ts';
import { id, requiredText } from './text.ts';

/** Appeals against rulings: one for each ruling, decided by another member of staff. */

export const appealDecisions = ['stands', 'replace', 'award'] as const;
export type AppealDecision = (typeof appealDecisions)[number];

export const appealTextAtMost = 2_000;

const params = z.strictObject({ id });

export const appealEndpoints = {
  openAppeal: endpoint({
    method: 'POST',
    path: '/purchases/{id}/appeal',
    tag: 'Disputes',
    summary: `Appeal against the ruling within ${appealHours} hours; another member of staff decides`,
    access: 'trader',
    limit: 'write',
    idempotent: true,
    params,
    body: z.strictObject({
      text: requiredText(appealTextAtMost).meta({ examples: ['The picture shows another account.'] }),
    }),
    reply: disputeCase,
    errors: ['appeal_not_possible', 'appeal_too_late', 'appeal_used', 'appeal_waived', 'appeal_without_loss'],
  }),
  waiveAppeal: endpoint({
    method: 'POST',
    path: '/purchases/{id}/appeal/waive',
    tag: 'Disputes',
    summary: 'Give up the appeal; when no side can appeal any more, the ruling is carried out at once',
    access: 'trader',
    limit: 'write',
    params,
    reply: disputeCase,
    errors: ['ruling_not_waiting', 'appeal_without_loss'],
  }),
  decideAppeal: endpoint({
    method: 'POST',
    path: '/admin/disputes/{purchase_id}/appeal/decide',
    tag: 'Disputes',
    summary:
      'Decide an appeal: the ruling stands, another takes its place, or Oja adds an amount; from the approval threshold on another member of staff approves the last two',
    access: 'cases',
    limit: 'write',
    idempotent: true,
    proof: 'always',
    params: z.strictObject({ purchase_id: id }),
    body: z.strictObject({
      decision: z.enum(appealDecisions).meta({
        description:
          'replace is for a ruling that waits; award is for one that was carried out, at most what the appellant lost.',
      }),
      details: resolutionDetails,
      type: z
        .enum(rulingTypes)
        .optional()
        .meta({ description: 'For replace: the ruling that holds instead.' }),
      refund_amount: positiveNaira
        .optional()
        .meta({ description: 'For replace by partial_refund.', examples: [50_000] }),
      early_reason: earlyReason,
      ...rulingGrounds,
      amount: positiveNaira.optional().meta({ description: 'For award.', examples: [20_000] }),
    }),
    reply: staffCase,
    beside: z.object({ approval: waitingApproval }),
    errors: [
      'appeal_not_open',
      'appeal_decision_wrong',
      'approval_waiting',
      'award_amount_wrong',
      'party_cannot_decide',
      'another_admin_needed',
      'evidence_unknown',
      'purchase_state_conflict',
      'refund_amount_wrong',
      'replacement_missing',
      'replacement_used',
      'seller_may_still_answer',
    ],
  }),
};
