import { appealDecisions } from '@oja/contract/appeals';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import { rulingRules, rulingTypes } from '@oja/contract/ruling-fields';
import { z } from 'zod';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Actor } from '../../platform/audit/index.ts';
import type { LockedPurchase } from '../purchases/index.ts';
import { executeAppealDecision } from './rule-on-appeal.ts';
import { lockRuling } from './ruling.store.ts';
import { mustLeaveToOther } from './ruling-makers.ts';

type Staff = Actor & { id: string };

/** What is stored of a proposed decision about an appeal. */
export const appealProposal = z.object({
  disputeId: z.string(),
  decision: z.enum(appealDecisions),
  details: z.string(),
  type: z.enum(rulingTypes).optional(),
  refundAmount: z.number().optional(),
  earlyReason: z.string().optional(),
  rule: z.enum(rulingRules).optional(),
  evidence: z.array(z.string()),
  amount: z.number().optional(),
});
type AppealProposal = z.infer<typeof appealProposal>;

export function describeAppeal({ amount }: AppealProposal): { name: string; value: string }[] {
  if (amount === undefined) return [{ name: 'Appeal', value: 'Another ruling takes the place of the first' }];
  return [{ name: 'Appeal', value: `Oja adds ${nairaText(koboFromNaira(amount))}` }];
}

/** Who made the ruling approves no other one, unless there is no one else. */
export async function executeAppealProposal(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  locked: LockedPurchase,
  approved: { proposal: AppealProposal; proposer: Staff; approver: Staff },
): Promise<void> {
  const { proposal, proposer, approver } = approved;
  const { purchase, dispute } = locked;
  if (proposal.disputeId !== dispute?.id) throw otherDispute();
  const ruling = await lockRuling(tx, dispute.id);
  const people = { proposerId: proposer.id, approverId: approver.id };
  if (ruling && (await mustLeaveToOther(tx, { purchase, ruling }, people)))
    throw new Refusal('another_admin_needed', {
      message:
        'You decided this dispute or approved the decision, so another member of staff must approve this one.',
    });
  const { type, refundAmount, earlyReason, rule, amount } = proposal;
  const given = { type, refundAmount, earlyReason, rule, amount };
  await executeAppealDecision(tx, deps, locked, {
    ...proposal,
    ...given,
    purchaseId: purchase.id,
    actor: proposer,
  });
}

export function otherDispute(): Refusal {
  return new Refusal('purchase_state_conflict', {
    message: 'This was proposed about another dispute of this transaction. Please decline it.',
  });
}
