import { koboFromNaira, nairaText } from '@oja/contract/money';
import { type ResolutionType, resolutionTypes } from '@oja/contract/purchase-fields';
import { rulingRules, rulingRuleTexts } from '@oja/contract/ruling-fields';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { ApprovalHandler } from '../../platform/approvals/index.ts';
import { staffCaseLink } from '../../platform/notifications/index.ts';
import { type LockedPurchase, lockPurchase, namePurchase, waitsForBank } from '../purchases/index.ts';
import { appealProposal, describeAppeal, executeAppealProposal, otherDispute } from './appeal-proposal.ts';
import { executeDecision } from './resolve-dispute.ts';
import { findBarredEscalator } from './ruling-makers.ts';

const payload = z.object({
  /** A proposal from before this was stored has none, and is refused. */
  disputeId: z.string().optional(),
  type: z.enum(resolutionTypes),
  details: z.string(),
  refundAmount: z.number().optional(),
  earlyReason: z.string().optional(),
  rule: z.enum(rulingRules).optional(),
  evidence: z.array(z.string()).optional(),
});

const outcomes: Readonly<Record<ResolutionType, string>> = {
  favor_buyer: 'The buyer gets the whole price back',
  favor_seller: 'The seller is paid',
  partial_refund: 'Partial refund',
  replacement: 'Replacement',
  escalate: 'Escalated',
};

/** A decision about a dispute over a large price, or about the appeal against one. */
export const rulingApproval: ApprovalHandler = {
  kind: 'ruling',
  async describe(db, row) {
    const appeal = appealProposal.safeParse(row.payload);
    const { type, refundAmount, rule, earlyReason } = appeal.data ?? payload.parse(row.payload);
    const facts = appeal.success ? describeAppeal(appeal.data) : [];
    if (type) facts.push({ name: 'Outcome', value: outcomes[type] });
    if (refundAmount !== undefined)
      facts.push({ name: 'Back to the buyer', value: nairaText(koboFromNaira(refundAmount)) });
    if (rule) facts.push({ name: 'Rule', value: rulingRuleTexts[rule].label });
    if (earlyReason) facts.push({ name: 'Before the seller answered, because', value: earlyReason });
    if (row.status === 'waiting' && (await isBuyerQuestioned(db, row.subjectId)))
      facts.push({
        name: 'Bank',
        value: 'Asks the buyer for a payment back; the decision does not wait for it',
      });
    return {
      subject: await namePurchase(db, row.subjectId),
      page: staffCaseLink(row.subjectId),
      facts,
    };
  },
  lockSubject: (tx, { subjectId }) => lockPurchase(tx, subjectId),
  async execute(tx, deps, { row, proposer, approver }) {
    const locked = await lockPurchase(tx, row.subjectId);
    const { buyerId, sellerId } = locked.purchase;
    if (approver.id === buyerId || approver.id === sellerId) throw new Refusal('party_cannot_decide');
    const appeal = appealProposal.safeParse(row.payload);
    if (appeal.success)
      return executeAppealProposal(tx, deps, locked, { proposal: appeal.data, proposer, approver });
    await refuseEscalator(tx, locked, { approver, proposer });
    const decision = payload.parse(row.payload);
    // The buyer may have withdrawn that dispute and opened another since.
    if (decision.disputeId === undefined || decision.disputeId !== locked.dispute?.id) throw otherDispute();
    const { refundAmount, earlyReason } = decision;
    const given = { purchaseId: row.subjectId, actor: proposer, refundAmount, earlyReason };
    await executeDecision(tx, deps, locked, { ...decision, ...given });
  },
};

/** It may have begun after the decision was proposed. */
async function isBuyerQuestioned(db: Db, purchaseId: string): Promise<boolean> {
  const { isQuestioned } = await db
    .selectFrom('purchases as p')
    .select(waitsForBank('p.buyerId').as('isQuestioned'))
    .where('p.id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return isQuestioned;
}

/** One who escalated the dispute left it to others. They approve only where no one else has the right. */
async function refuseEscalator(
  tx: Tx,
  locked: LockedPurchase,
  { approver, proposer }: Record<'approver' | 'proposer', { id: string }>,
): Promise<void> {
  if (approver.id === (await findBarredEscalator(tx, locked, [proposer.id])))
    throw new Refusal('another_admin_needed', {
      message: 'You escalated this dispute, so another member of staff must approve the decision.',
    });
}
