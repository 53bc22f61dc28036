import { koboFromNaira, nairaText } from '@oja/contract/money';
import { z } from 'zod';
import { Refusal } from '../../../domain/refusal.ts';
import type { ApprovalHandler } from '../../platform/approvals/index.ts';
import { namePurchase } from '../purchases/index.ts';
import { findClaim } from './cover.store.ts';
import { executeClaimDecision, lockClaim } from './decide-claim.ts';

const payload = z.object({
  outcome: z.enum(['upheld', 'rejected']),
  refundAmount: z.number().optional(),
  details: z.string(),
  earlyReason: z.string().optional(),
  /** What the seller owes then, where the refund adds to it. */
  owedKobo: z.number().default(0),
});

/** A claim in cover whose refund is large, or whose seller owes Oja much then. */
export const claimApproval: ApprovalHandler = {
  kind: 'claim_decision',
  async describe(db, row) {
    const { refundAmount, earlyReason, owedKobo } = payload.parse(row.payload);
    const { purchaseId } = await findClaim(db, row.subjectId);
    const back = refundAmount === undefined ? 'Everything' : nairaText(koboFromNaira(refundAmount));
    const facts = [
      { name: 'Outcome', value: 'Claim upheld' },
      { name: 'Back to the buyer', value: back },
    ];
    if (owedKobo > 0) facts.push({ name: 'The seller owes Oja then', value: nairaText(owedKobo) });
    if (earlyReason) facts.push({ name: 'Before the seller answered, because', value: earlyReason });
    const page = `/admin/claims?claim=${row.subjectId}`;
    return { subject: await namePurchase(db, purchaseId), page, facts };
  },
  lockSubject: (tx, { subjectId }) => lockClaim(tx, subjectId),
  async execute(tx, deps, { row, proposer, approver }) {
    const locked = await lockClaim(tx, row.subjectId);
    const { buyerId, sellerId } = locked.purchase;
    if (approver.id === buyerId || approver.id === sellerId) throw new Refusal('party_cannot_decide');
    const decision = payload.parse(row.payload);
    const { refundAmount, earlyReason } = decision;
    const given = { claimId: row.subjectId, actor: proposer, refundAmount, earlyReason };
    await executeClaimDecision(tx, deps, locked, { ...decision, ...given });
  },
};
