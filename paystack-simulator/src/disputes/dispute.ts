import { changeBalance } from '../balance/balance.store.ts';
import { hourMs } from '../durations.ts';
import { Refusal } from '../refusals.ts';
import { dropTimers, setTimer } from '../state/timers.ts';
import { findTransaction, updateTransaction } from '../transactions/transaction.store.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { presentDispute } from './dispute.presenter.ts';
import {
  type DisputeResolution,
  type DisputeRow,
  findDispute,
  insertDispute,
  resolveDisputeRow,
} from './dispute.store.ts';

/** A merchant in Nigeria has 16 hours to respond, is reminded every 4, and loses without a response. */
const answerWithinMs = 16 * hourMs;
const remindEveryMs = 4 * hourMs;

export function openDispute(
  world: World,
  order: { reference: string; amount?: number | undefined },
): DisputeRow {
  return world.state.transaction(() => {
    const transaction = findTransaction(world, 'reference', order.reference);
    if (transaction === undefined) throw new Refusal('transaction_unknown');
    if (transaction.status !== 'success') throw new Refusal('refund_transaction_unpaid');
    const id = insertDispute(world, {
      transaction_id: transaction.id,
      amount: order.amount ?? transaction.amount,
      due_at: world.clock.now() + answerWithinMs,
    });
    const dispute = knownDispute(world, id);
    emit(world, 'charge.dispute.create', presentDispute(world, dispute));
    setTimer(world, { kind: 'dispute-reminds', subject: id, afterMs: remindEveryMs });
    setTimer(world, { kind: 'dispute-expires', subject: id, afterMs: answerWithinMs });
    return dispute;
  });
}

export function remindDispute(world: World, id: number): void {
  const dispute = findDispute(world, id);
  if (dispute === undefined || dispute.status === 'resolved') return;
  emit(world, 'charge.dispute.remind', presentDispute(world, dispute));
  const next = world.clock.now() + remindEveryMs;
  if (next < dispute.due_at)
    setTimer(world, { kind: 'dispute-reminds', subject: id, afterMs: remindEveryMs });
}

export function expireDispute(world: World, id: number): void {
  if (findDispute(world, id)?.status === 'awaiting-merchant-feedback')
    resolveDispute(world, id, 'auto-accepted');
}

/** When accepted, explicitly or by default, the money goes back to the customer; when declined, nothing moves. */
export function resolveDispute(world: World, id: number, resolution: DisputeResolution): DisputeRow {
  return world.state.transaction(() => {
    const { amount, transaction_id } = knownDispute(world, id);
    const resolved = resolveDisputeRow(world, id, resolution);
    if (resolved === undefined) throw new Refusal('dispute_resolved');
    dropTimers(world, { kind: 'dispute-reminds', subject: id });
    dropTimers(world, { kind: 'dispute-expires', subject: id });
    if (resolution !== 'declined') {
      updateTransaction(world, transaction_id, { status: 'reversed' });
      // Settled collections are no longer in the balance: the amount is taken from the next payout instead.
      if (world.settings.read().collections === 'kept')
        changeBalance(world, {
          difference: -amount,
          reason: 'Chargeback',
          model: 'Transaction',
          row: transaction_id,
        });
    }
    emit(world, 'charge.dispute.resolve', presentDispute(world, resolved));
    return resolved;
  });
}

function knownDispute(world: World, id: number): DisputeRow {
  const dispute = findDispute(world, id);
  if (dispute === undefined) throw new Refusal('dispute_unknown');
  return dispute;
}
