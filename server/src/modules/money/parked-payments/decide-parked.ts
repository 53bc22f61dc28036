import type { ParkedOutcome } from '@oja/contract/parked-payments';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { lockIsErased } from '../funding/index.ts';
import { type LockedParked, lockParked } from './parked-payment.store.ts';
import { releaseParked } from './release-parked.ts';

/*
 * Parked money needs two administrators: one proposes an outcome, another approves it. Until then it stays in
 * suspense, and either of them may withdraw the proposal.
 */

type Staff = Actor & { id: string };

export async function proposeOutcome(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { paymentId: string; outcome: ParkedOutcome; reason: string; actor: Staff },
): Promise<void> {
  const { paymentId, outcome, reason, actor } = input;
  await inTransaction(deps.db, async (tx) => {
    const { payment, proposal } = await lockOpen(tx, paymentId);
    if (outcome === 'credit') await requireOpenAccount(tx, payment.userId);
    if (proposal) {
      throw new Refusal('state_conflict', { message: 'Somebody has made a proposal already.' });
    }
    if (outcome === 'credit' && payment.parkedKobo === 0) throw new Refusal('parked_amount_missing');
    await tx
      .insertInto('parkedDecisions')
      .values({ paymentId, outcome, reason, proposedBy: actor.id, proposedAt: deps.now() })
      .execute();
    await note(tx, actor, 'parked_payment.proposed', { paymentId, outcome, reason });
  });
}

export async function approveOutcome(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { paymentId: string; actor: Staff },
): Promise<void> {
  const { paymentId, actor } = input;
  await inTransaction(deps.db, async (tx) => {
    const { payment, proposal } = await lockOpen(tx, paymentId);
    if (proposal === undefined) throw nothingProposed();
    if (proposal.proposedBy === actor.id) throw new Refusal('second_admin_needed');
    if (proposal.outcome === 'credit') await requireOpenAccount(tx, payment.userId);
    const now = deps.now();
    await tx
      .updateTable('parkedDecisions')
      .set({ decidedBy: actor.id, decidedAt: now })
      .where('paymentId', '=', paymentId)
      .execute();
    const { outcome, reason } = proposal;
    await note(tx, actor, 'parked_payment.approved', { paymentId, outcome, reason });
    await releaseParked(tx, payment, { outcome, by: actor, now });
  });
}

export async function declineOutcome(
  deps: Pick<Deps, 'db'>,
  input: { paymentId: string; reason: string; actor: Staff },
): Promise<void> {
  const { paymentId, reason, actor } = input;
  await inTransaction(deps.db, async (tx) => {
    const { proposal } = await lockOpen(tx, paymentId);
    if (proposal === undefined) throw nothingProposed();
    await tx.deleteFrom('parkedDecisions').where('paymentId', '=', paymentId).execute();
    await note(tx, actor, 'parked_payment.declined', { paymentId, outcome: proposal.outcome, reason });
  });
}

async function lockOpen(tx: Tx, paymentId: string): Promise<LockedParked> {
  const found = await lockParked(tx, paymentId);
  if (found === undefined) throw new Refusal('not_found');
  if (!found.proposal?.decidedAt) return found;
  throw new Refusal('state_conflict', { message: 'This payment has been dealt with already.' });
}

/** Money is never credited to the wallet of a closed account. */
async function requireOpenAccount(tx: Tx, userId: string): Promise<void> {
  if (await lockIsErased(tx, userId)) throw new Refusal('account_closed');
}

function nothingProposed(): Refusal {
  return new Refusal('state_conflict', { message: 'There is no proposal for this payment.' });
}

async function note(
  tx: Tx,
  actor: Actor,
  action: `parked_payment.${string}`,
  fact: { paymentId: string; outcome: ParkedOutcome; reason: string },
): Promise<void> {
  const { paymentId: id, outcome, reason } = fact;
  await audit(tx, { actor, action, subject: { kind: 'payment', id }, after: { outcome }, reason });
}
