import type { AppealDecision } from '@oja/contract/appeals';
import type { WaitingApproval } from '@oja/contract/approvals';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { RulingRule, RulingType } from '@oja/contract/ruling-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { appealProcess } from '../../../domain/dispute/appeal-process.ts';
import { awardLimitOf, decideAppeal } from '../../../domain/dispute/decide-appeal.ts';
import { decideResolution, isEarly } from '../../../domain/dispute/decide-resolution.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { postTransfer } from '../../money/ledger/index.ts';
import { needsSecond, proposeToSecond, refuseWhileWaiting } from '../../platform/approvals/index.ts';
import { type Actor, type AuditEntry, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { type LockedPurchase, lockPurchase, readReturnedToBuyer, recordEvent } from '../purchases/index.ts';
import { executeLockedRuling } from './execute-rulings.ts';
import { checkEvidence, makeRuling } from './make-ruling.ts';
import { factsOf, readVerdict } from './resolve-dispute.ts';
import {
  type AppealRow,
  lockAppeal,
  lockRuling,
  moveRuling,
  type RulingRow,
  updateAppeal,
} from './ruling.store.ts';
import { findBarredApprover } from './ruling-makers.ts';

export interface AppealRuling {
  purchaseId: string;
  actor: Actor & { id: string };
  decision: AppealDecision;
  details: string;
  /** The ruling that replaces the first one. */
  type: RulingType | undefined;
  /** In naira, for a partial refund. */
  refundAmount: number | undefined;
  earlyReason: string | undefined;
  rule: RulingRule | undefined;
  evidence: readonly string[];
  /** In naira, for an award. */
  amount: number | undefined;
}

interface OpenAppeal {
  locked: LockedPurchase;
  ruling: RulingRow;
  appeal: AppealRow;
}

type Transition = 'uphold' | 'replace' | 'award';

/**
 * Another member of staff decides an appeal, for good, with a proof of presence. Of two concurrent decisions the first
 * wins. A decision that moves a large sum otherwise than the ruling waits for the approval of a second member of staff.
 */
export async function ruleOnAppeal(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: AppealRuling & { provenBy: ProofSubject; idempotencyKey: string | undefined },
): Promise<WaitingApproval> {
  const { idempotencyKey: key, provenBy, ...ruling } = input;
  const { actor, ...decided } = ruling;
  const keyedCall = {
    key,
    userId: actor.id,
    endpoint: 'decideAppeal',
    input: JSON.parse(JSON.stringify(decided)),
    at: deps.now(),
  };
  const { approval } = await runOnce(deps.db, keyedCall, async (tx) => {
    // In the order in which giving a proof locks them.
    await lockActingStaff(tx, actor.id, 'cases');
    await requireProof(tx, provenBy, deps.now());
    const locked = await lockPurchase(tx, ruling.purchaseId);
    const decision = await judge(tx, deps, locked, ruling);
    const kind = 'ruling';
    const subjectId = ruling.purchaseId;
    await refuseWhileWaiting(tx, { kind, subjectId });
    const { amountKobo } = decision;
    if (amountKobo > 0 && (await needsSecond(tx, amountKobo))) {
      await checkEvidence(tx, subjectId, [...new Set(ruling.evidence)]);
      const payload = { ...decided, disputeId: decision.open.ruling.disputeId };
      const proposal = {
        kind,
        subjectId,
        payload,
        amountKobo,
        reason: ruling.details,
        actor,
        provenBy,
      } as const;
      const waiting = await proposeToSecond(tx, proposal, deps.now());
      if (waiting) return { approval: waiting };
    }
    await execute(tx, deps, decision, ruling);
    return { approval: null };
  });
  return approval;
}

/** Judges the decision anew and carries it out. The caller holds the locks of the purchase. */
export async function executeAppealDecision(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  locked: LockedPurchase,
  input: AppealRuling,
): Promise<void> {
  await execute(tx, deps, await judge(tx, deps, locked, input), input);
}

async function execute(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  { open, transition }: Judged,
  input: AppealRuling,
): Promise<void> {
  await endAppeal(tx, deps, open, { transition, input });
  await follow[transition](tx, deps, open, input);
}

/** Of a member of staff who would decide about an own decision. */
export const decidedBefore =
  'You decided this dispute or approved the decision, so another member of staff must decide the appeal.';

interface Judged {
  open: OpenAppeal;
  transition: Transition;
  /** What the decision moves otherwise than the ruling. */
  amountKobo: number;
}

/** What the decision comes to, or its refusal. */
async function judge(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  locked: LockedPurchase,
  input: AppealRuling,
): Promise<Judged> {
  const { purchase, dispute } = locked;
  const ruling = dispute && (await lockRuling(tx, dispute.id));
  const appeal = dispute && (await lockAppeal(tx, dispute.id));
  if (ruling === undefined || appeal === undefined) throw new Refusal('appeal_not_open');
  const limitKobo = awardLimitOf(appeal, purchase, await readReturnedToBuyer(tx, purchase.id));
  const awardKobo = input.amount === undefined ? undefined : koboFromNaira(input.amount);
  const verdict = decideAppeal({
    staffId: input.actor.id,
    decision: input.decision,
    awardKobo,
    purchase,
    ruling,
    barredApproverId: await findBarredApprover(tx, { purchase, ruling }),
    appeal: appeal.status === 'open' ? { limitKobo } : undefined,
  });
  if (verdict.kind === 'take') {
    const { transition } = verdict;
    if (transition === 'replace') judgeReplacement(deps, locked, input);
    const amounts = { uphold: 0, replace: purchase.priceKobo, award: awardKobo ?? 0 };
    return { open: { locked, ruling, appeal }, transition, amountKobo: amounts[transition] };
  }
  if (verdict.code === 'another_admin_needed') throw new Refusal(verdict.code, { message: decidedBefore });
  if (verdict.code !== 'award_amount_wrong') throw new Refusal(verdict.code);
  const message = `Please enter an amount above zero and at most ${nairaText(limitKobo)}, for an award alone.`;
  throw new Refusal(verdict.code, { message, details: [{ field: 'amount', message }] });
}

async function endAppeal(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { locked, appeal }: OpenAppeal,
  { transition, input }: { transition: Transition; input: AppealRuling },
): Promise<void> {
  const { actor, details, amount } = input;
  const { purchase } = locked;
  const now = deps.now();
  const awardKobo = transition === 'award' && amount !== undefined ? koboFromNaira(amount) : null;
  await updateAppeal(tx, appeal.id, {
    status: appealProcess[transition].to,
    decidedBy: actor.id,
    decidedAt: now,
    details,
    awardKobo,
  });
  await recordEvent(tx, {
    purchaseId: purchase.id,
    happenedAt: now,
    transition: `${transition}_appeal`,
    fromStatus: purchase.status,
    toStatus: purchase.status,
    actor: 'admin',
    actorId: actor.id,
    text: details,
  });
  const { id: purchaseId, handle } = purchase;
  const data = { handle, purchaseId, decision: transition, details };
  for (const userId of [purchase.buyerId, purchase.sellerId]) {
    const awarded = userId === appeal.appellantId ? (awardKobo ?? 0) : 0;
    await notify(tx, 'appeal_decided', userId, { ...data, awardKobo: awarded }, now);
  }
}

type Follow = (
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  open: OpenAppeal,
  input: AppealRuling,
) => Promise<void>;

/** What a decided appeal does beside ending. The entry of the audit log precedes the money. */
const follow: Record<Transition, Follow> = {
  async uphold(tx, deps, { locked, ruling, appeal }, input) {
    const line = () => lineOf(input, appeal);
    if (ruling.status !== 'appealed') return audit(tx, line());
    const by = { actor: 'admin', id: input.actor.id } as const;
    await executeLockedRuling(tx, deps, locked, { ruling, transition: 'uphold', by, line });
  },

  async replace(tx, deps, { locked, ruling, appeal }, input) {
    const { actor, details, rule, evidence } = input;
    const { type, refundKobo, isEarly: early } = judgeReplacement(deps, locked, input);
    await moveRuling(tx, ruling, 'replace', deps.now());
    await makeRuling(tx, deps, locked, {
      actor,
      type,
      refundKobo,
      details,
      earlyReason: early ? input.earlyReason : undefined,
      rule,
      evidence,
      replaces: ruling.id,
      line: () => lineOf(input, appeal),
    });
  },

  async award(tx, deps, { locked, appeal }, input) {
    await audit(tx, lineOf(input, appeal));
    const { id: purchaseId, handle } = locked.purchase;
    const amountKobo = koboFromNaira(input.amount ?? 0);
    const fact = { appealId: appeal.id, purchaseId, userId: appeal.appellantId, handle, amountKobo };
    await postTransfer(tx, postings.appealAwarded(fact), deps.now());
  },
};

/** The ruling that takes the place of the first one, or its refusal. */
function judgeReplacement(
  deps: Pick<Deps, 'now'>,
  { purchase, dispute }: LockedPurchase,
  { actor, type, refundAmount, earlyReason }: AppealRuling,
): { type: RulingType; refundKobo: number | undefined; isEarly: boolean } {
  if (type === undefined) throw new Refusal('appeal_decision_wrong');
  // An escalation left the first decision to another member of staff; it bars no member of staff from the appeal.
  const decision = { type, refundAmount, actor, barredEscalatorId: undefined, now: deps.now() };
  const facts = factsOf({ purchase, dispute }, decision);
  const { transition, refundKobo } = readVerdict(decideResolution({ ...facts, earlyReason }), purchase);
  if (transition === 'escalate') throw new Refusal('appeal_decision_wrong');
  return { type: transition, refundKobo, isEarly: isEarly(facts) };
}

function lineOf(input: AppealRuling, appeal: AppealRow): AuditEntry {
  const { actor, purchaseId, decision, type, refundAmount, amount, rule, details } = input;
  return {
    actor,
    action: 'dispute.appeal_decided',
    subject: { kind: 'purchase', id: purchaseId },
    before: { appeal: appeal.status, appellant: appeal.side },
    after: {
      decision,
      ...(type ? { type } : {}),
      ...(refundAmount === undefined ? {} : { refundAmount }),
      ...(rule ? { rule } : {}),
      ...(amount === undefined ? {} : { amount }),
    },
    reason: details,
  };
}
