import type { WaitingApproval } from '@oja/contract/approvals';
import { type ParkedOutcome, parkedChargebackTexts } from '@oja/contract/parked-payments';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { proposeToSecond } from '../../platform/approvals/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { findChargebackOf } from '../chargebacks/index.ts';
import { lockIsErased } from '../funding/index.ts';
import { lockParked, type ParkedRow } from './parked-payment.store.ts';
import { releaseParked } from './release-parked.ts';

type Staff = Actor & { id: string };

/** Proposes what becomes of a parked payment. Without a second member of staff it is done at once. */
export function proposeOutcome(
  deps: Pick<Deps, 'db' | 'now'>,
  input: {
    paymentId: string;
    outcome: ParkedOutcome;
    reason: string;
    actor: Staff;
    provenBy: ProofSubject;
  },
): Promise<WaitingApproval> {
  const { paymentId, outcome, reason, actor, provenBy } = input;
  return inTransaction(deps.db, async (tx) => {
    await lockActingStaff(tx, actor.id, 'money');
    const payment = await lockUndecided(tx, { paymentId, outcome, staff: [actor] });
    const now = deps.now();
    const proposal = {
      kind: 'parked_payment',
      subjectId: paymentId,
      payload: { outcome },
      amountKobo: payment.parkedKobo,
      reason,
      actor,
      provenBy,
    } as const;
    const approval = await proposeToSecond(tx, proposal, now);
    if (approval === null)
      await settleParked(tx, {
        payment,
        outcome,
        reason,
        proposedBy: actor,
        proposedAt: now,
        approvedBy: null,
        now,
      });
    return approval;
  });
}

/**
 * Locks a payment that nothing was decided about, for which this outcome is possible. None of the staff decides about
 * their own money.
 */
export async function lockUndecided(
  tx: Tx,
  { paymentId, outcome, staff }: { paymentId: string; outcome: ParkedOutcome; staff: readonly Staff[] },
): Promise<ParkedRow> {
  const found = await lockForOutcome(tx, paymentId, outcome);
  if (found === undefined) throw new Refusal('not_found');
  const { payment, isDecided, isErased } = found;
  if (staff.some(({ id }) => id === payment.userId)) throw new Refusal('own_account_refused');
  if (isDecided)
    throw new Refusal('state_conflict', { message: 'This payment has been dealt with already.' });
  const chargeback = await findChargebackOf(tx, paymentId);
  if (chargeback === 'open') throw new Refusal('chargeback_open', { message: parkedChargebackTexts.open });
  if (outcome === 'return') return payment;
  // Money is never credited to the wallet of a closed account.
  if (isErased) throw new Refusal('account_closed');
  if (payment.parkedKobo === 0) throw new Refusal('parked_amount_missing');
  if (chargeback === 'lost') throw new Refusal('state_conflict', { message: parkedChargebackTexts.lost });
  return payment;
}

/** Locks the payment and, before money goes to a wallet, its owner. */
export async function lockForOutcome(tx: Tx, paymentId: string, outcome: ParkedOutcome) {
  const found = await lockParked(tx, paymentId);
  if (found === undefined) return undefined;
  const isErased = outcome === 'credit' && (await lockIsErased(tx, found.payment.userId));
  return { ...found, isErased };
}

/** Records the outcome and moves the money, under the lock of the payment. */
export async function settleParked(
  tx: Tx,
  decided: {
    payment: ParkedRow;
    outcome: ParkedOutcome;
    reason: string;
    proposedBy: Staff;
    proposedAt: Date;
    approvedBy: Staff | null;
    now: Date;
  },
): Promise<void> {
  const { payment, outcome, reason, proposedBy, proposedAt, approvedBy, now } = decided;
  const paymentId = payment.id;
  await tx
    .insertInto('parkedDecisions')
    .values({
      paymentId,
      outcome,
      reason,
      proposedBy: proposedBy.id,
      proposedAt,
      decidedBy: approvedBy?.id ?? null,
      decidedAt: now,
    })
    .execute();
  await tx.updateTable('payments').set({ releasedAt: now }).where('id', '=', paymentId).execute();
  await audit(tx, {
    actor: proposedBy,
    action: 'parked_payment.settled',
    subject: { kind: 'payment', id: paymentId },
    after: { outcome, approvedBy: approvedBy?.id ?? null },
    reason,
  });
  await releaseParked(tx, payment, { outcome, by: approvedBy ?? proposedBy, now });
}
