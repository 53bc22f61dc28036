import { z } from 'zod';
import { extensionHours } from './dispute-terms.ts';
import { staffCase } from './disputes.ts';
import { endpoint } from './endpoint.ts';
import { platforms } from './listing-labels.ts';
import { naira } from './money.ts';
import { disputeOutcomes, disputeReasons } from './purchase-fields.ts';
import { rulingRules } from './ruling-fields.ts';
import { id, reasonText, timestamp } from './text.ts';

/** What staff do in a case beside deciding it. */

const params = z.strictObject({ purchase_id: id });

const similarCase = z
  .object({
    purchase_id: id,
    reference: z.string().meta({ examples: ['TXN-1042'] }),
    handle: z.string().meta({ examples: ['@lagosplates'] }),
    platform: z.enum(platforms),
    price: naira.meta({ examples: [100_000] }),
    reason: z.enum(disputeReasons),
    outcome: z.enum(disputeOutcomes),
    rule: z
      .enum(rulingRules)
      .nullable()
      .meta({ description: 'The rule that the decision followed.', examples: ['not_as_described'] }),
    refund: naira.meta({ description: 'What went back to the buyer.', examples: [50_000] }),
    resolved_at: timestamp,
    same_seller: z.boolean().meta({ examples: [false] }),
  })
  .meta({ id: 'SimilarCase' });
export type SimilarCase = z.infer<typeof similarCase>;

export const caseDeskEndpoints = {
  extendAnswerTime: endpoint({
    method: 'POST',
    path: '/admin/disputes/{purchase_id}/extension',
    tag: 'Disputes',
    summary: 'Give the seller more time to answer, once; both sides read the reason',
    access: 'cases',
    limit: 'write',
    idempotent: true,
    params,
    body: z.strictObject({
      hours: z.literal(extensionHours).meta({ examples: [48] }),
      reason: reasonText.meta({ examples: ['The seller is in hospital and wrote to support.'] }),
    }),
    reply: staffCase,
    errors: [
      'purchase_state_conflict',
      'dispute_ruled',
      'party_cannot_decide',
      'answer_time_over',
      'answer_time_extended',
      'approval_waiting',
    ],
  }),
  takeBackRuling: endpoint({
    method: 'POST',
    path: '/admin/disputes/{purchase_id}/ruling/take-back',
    tag: 'Disputes',
    summary:
      'Take back a ruling that waits for an appeal, because a bank asks the buyer for a payment back; the dispute is open again and both sides read the reason',
    access: 'cases',
    limit: 'write',
    idempotent: true,
    params,
    body: z.strictObject({
      reason: reasonText.meta({
        examples: ['A bank is asking about a payment, so we look at the case again.'],
      }),
    }),
    reply: staffCase,
    errors: ['ruling_not_waiting', 'party_cannot_decide', 'payment_not_questioned'],
  }),
  listSimilarCases: endpoint({
    method: 'GET',
    path: '/admin/disputes/{purchase_id}/similar',
    tag: 'Disputes',
    summary: 'Disputes decided before: of the same seller, and about the same on the same platform',
    access: 'cases',
    limit: 'read',
    params,
    reply: z.array(similarCase),
  }),
};
