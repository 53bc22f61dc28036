import type { WaitingApproval } from '@oja/contract/approvals';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type ClaimPayment, claimableKobo, claimPayment } from '../../../domain/cover/claim-payment.ts';
import { type DecisionRefusal, isEarly, refuseDecision } from '../../../domain/cover/decide-claim.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { readDebt, recordDebt } from '../../money/funding/index.ts';
import { postTransfer, readBalance, retryLowBalance } from '../../money/ledger/index.ts';
import { liftHold } from '../../money/payouts/index.ts';
import { needsSecond, proposeToSecond, refuseWhileWaiting } from '../../platform/approvals/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { type PurchaseRow, readReturnedToBuyer } from '../purchases/index.ts';
import { recordRecall } from '../recalls/index.ts';
import {
  type ClaimRow,
  endCover,
  findClaim,
  type LockedCover,
  lockCover,
  lockTraders,
  updateClaim,
} from './cover.store.ts';
import { refuseSoldOn } from './sold-on.queries.ts';

export interface ClaimDecision {
  claimId: string;
  actor: Actor & { id: string };
  outcome: 'upheld' | 'rejected';
  /** In naira; undefined for everything. */
  refundAmount: number | undefined;
  details: string;
  earlyReason: string | undefined;
}

export type SettledPurchase = Pick<
  PurchaseRow,
  'id' | 'sellerId' | 'priceKobo' | 'feeBps' | 'refundedKobo' | 'payoutKobo' | 'feeKobo'
>;

/**
 * A member of staff upholds a claim, which pays the buyer and ends cover, or rejects it. A large refund waits for the
 * approval of a second member of staff, and so does one that adds to a debt which is large then: Oja advances that money.
 */
export async function decideClaim(
  deps: Pick<Deps, 'db' | 'now'>,
  input: ClaimDecision & { provenBy: ProofSubject; idempotencyKey: string | undefined },
): Promise<WaitingApproval> {
  const { provenBy, idempotencyKey: key, ...decision } = input;
  const { actor, ...given } = decision;
  const once = { key, userId: actor.id, endpoint: 'decideClaim', input: given, at: deps.now() };
  const { approval } = await retryLowBalance(() =>
    runOnce(deps.db, once, async (tx) => {
      await lockActingStaff(tx, actor.id, 'cases');
      const locked = await lockClaim(tx, decision.claimId);
      const { refundKobo: amountKobo } = await judge(tx, locked, decision, deps.now());
      const { claimId: subjectId, details: reason } = decision;
      await refuseWhileWaiting(tx, { kind: 'claim_decision', subjectId });
      const owedKobo = await readOwedAfter(tx, locked, amountKobo);
      if (await needsSecond(tx, Math.max(amountKobo, owedKobo))) {
        const { outcome, refundAmount, details, earlyReason } = decision;
        const payload = { outcome, refundAmount, details, earlyReason, owedKobo };
        const proposal = { kind: 'claim_decision', subjectId, payload, amountKobo, reason } as const;
        const waiting = await proposeToSecond(tx, { ...proposal, actor, provenBy }, deps.now());
        if (waiting) return { approval: waiting };
      }
      await executeClaimDecision(tx, deps, locked, decision);
      return { approval: null };
    }),
  );
  return approval;
}

/**
 * What the seller owes Oja after a refund that adds to it; zero for one that does not. Under the lock of the seller, a debt
 * is collected meanwhile, but none is added.
 */
async function readOwedAfter(tx: Tx, locked: LockedCover, refundKobo: number): Promise<number> {
  const { debtKobo } = await readPayment(tx, locked, refundKobo);
  return debtKobo === 0 ? 0 : debtKobo + (await readDebt(tx, locked.purchase.sellerId));
}

/** Locks a claim with everything that its decision changes. */
export async function lockClaim(tx: Tx, claimId: string): Promise<LockedCover> {
  const found = await findClaim(tx, claimId);
  await lockTraders(tx, found);
  return lockCover(tx, found.purchaseId);
}

/** What the decision comes to, or its refusal. */
async function judge(
  tx: Tx,
  { purchase, claim }: LockedCover,
  decision: ClaimDecision,
  now: Date,
): Promise<{ claim: ClaimRow; refundKobo: number; isEarly: boolean }> {
  if (claim?.id !== decision.claimId) throw new Refusal('claim_state_conflict');
  const { outcome, refundAmount, earlyReason } = decision;
  const refundKobo = refundAmount === undefined ? undefined : koboFromNaira(refundAmount);
  const refundableKobo = claimableKobo(purchase, await readReturnedToBuyer(tx, purchase.id));
  const facts = { staffId: decision.actor.id, outcome, refundKobo, refundableKobo, claim, now };
  const refusal = refuseDecision({ ...facts, earlyReason });
  if (refusal) throw explainDecision(refusal, refundableKobo);
  if (outcome === 'upheld') await refuseSoldOn(tx, purchase);
  return {
    claim,
    refundKobo: outcome === 'upheld' ? (refundKobo ?? refundableKobo) : 0,
    isEarly: isEarly(facts),
  };
}

/** Judges the decision anew and carries it out, under the locks of `lockClaim`. */
export async function executeClaimDecision(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  locked: LockedCover,
  decision: ClaimDecision,
): Promise<void> {
  const { purchase, cover } = locked;
  const now = deps.now();
  const { claim, refundKobo, isEarly: early } = await judge(tx, locked, decision, now);
  const { outcome, earlyReason } = decision;
  const payment = outcome === 'upheld' ? await readPayment(tx, locked, refundKobo) : undefined;
  await updateClaim(tx, claim.id, {
    status: outcome,
    decision: decision.details,
    earlyReason: early ? (earlyReason ?? null) : null,
    endedAt: now,
    decidedBy: decision.actor.id,
    ...payment,
  });
  const { holdsPayouts } = claim;
  if (holdsPayouts) await liftHold(tx, { userId: claim.sellerId, subjectId: claim.id, at: now });
  await notifyTraders(tx, purchase, { decision, payment, cover, holdsPayouts, now });
  if (payment) await endByClaim(tx, locked, { claim, payment, now });
  await auditDecision(tx, claim, { decision, payment });
  if (payment) await pay(tx, locked, payment, now);
}

/** The division of a refund as the seller's wallet is at this moment. */
export async function readPayment(
  db: Db | Tx,
  { purchase, cover }: { purchase: SettledPurchase; cover: { heldKobo: number } },
  refundKobo: number,
): Promise<ClaimPayment> {
  const { payoutKobo, feeKobo } = purchase;
  if (payoutKobo === null || feeKobo === null) throw new Error(`purchase ${purchase.id} is not settled`);
  const walletKobo = await readBalance(db, account.wallet(purchase.sellerId));
  const given = { refundKobo, heldKobo: cover.heldKobo, walletKobo };
  return claimPayment({ ...purchase, payoutKobo, feeKobo }, given);
}

export function explainDecision(refusal: DecisionRefusal, refundableKobo: number): Refusal {
  if (refusal !== 'refund_amount_wrong') return new Refusal(refusal);
  const message = `Please enter a refund above zero and at most ${nairaText(refundableKobo)}, for an upheld claim alone.`;
  return new Refusal(refusal, { message, details: [{ field: 'refund_amount', message }] });
}

const noPayment: ClaimPayment = {
  refundKobo: 0,
  fromHeldKobo: 0,
  fromWalletKobo: 0,
  debtKobo: 0,
  feeReturnedKobo: 0,
};

async function notifyTraders(
  tx: Tx,
  purchase: PurchaseRow,
  given: {
    decision: ClaimDecision;
    payment: ClaimPayment | undefined;
    cover: LockedCover['cover'];
    holdsPayouts: boolean;
    now: Date;
  },
): Promise<void> {
  const { decision, payment, cover, holdsPayouts, now } = given;
  const { id: purchaseId, handle, buyerId, sellerId } = purchase;
  const { outcome, details } = decision;
  const releasedKobo = payment ? cover.heldKobo - payment.fromHeldKobo : 0;
  const sums = { ...(payment ?? noPayment), releasedKobo };
  const coverEndsAt = cover.endsAt > now ? cover.endsAt : null;
  const data = { purchaseId, handle, outcome, decision: details, sums, coverEndsAt, holdsPayouts };
  await notifyAll(
    tx,
    [
      draftNotification('claim_decided', buyerId, { ...data, side: 'buyer' }),
      draftNotification('claim_decided', sellerId, { ...data, side: 'seller' }),
    ],
    now,
  );
}

async function endByClaim(
  tx: Tx,
  locked: LockedCover,
  { claim, payment, now }: { claim: ClaimRow; payment: ClaimPayment; now: Date },
): Promise<void> {
  const { cover } = locked;
  const releasedKobo = cover.heldKobo - payment.fromHeldKobo;
  await endCover(tx, locked, { transition: 'pay_claim', releasedKobo, now });
  const { id, sellerId: userId } = claim;
  if (claim.kind === 'taken_back') {
    const { purchaseId } = cover;
    await recordRecall(tx, { purchaseId, sellerId: userId, source: 'claim', happenedAt: now });
  }
  await recordDebt(tx, { id, userId, source: 'claim', amountKobo: payment.debtKobo, owedSince: now });
}

function auditDecision(
  tx: Tx,
  claim: ClaimRow,
  { decision, payment }: { decision: ClaimDecision; payment: ClaimPayment | undefined },
): Promise<void> {
  const { actor, outcome, details, earlyReason } = decision;
  return audit(tx, {
    actor,
    action: 'claim.decided',
    subject: { kind: 'purchase', id: claim.purchaseId },
    before: { claim: claim.id, status: claim.status },
    after: { claim: claim.id, status: outcome, ...payment, ...(earlyReason ? { earlyReason } : {}) },
    reason: details,
  });
}

async function pay(
  tx: Tx,
  { purchase, cover }: LockedCover,
  payment: ClaimPayment,
  now: Date,
): Promise<void> {
  const { id: purchaseId, buyerId, sellerId, handle } = purchase;
  const { heldKobo } = cover;
  const fact = { purchaseId, buyerId, sellerId, handle, heldKobo, ...payment };
  await postTransfer(tx, postings.claimPaid(fact), now);
}
