import { changeBalance } from '../balance/balance.store.ts';
import type { Settings } from '../state/settings.ts';
import { setTimer } from '../state/timers.ts';
import { findTransaction, updateTransaction } from '../transactions/transaction.store.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { presentRefundEvent } from './refund.presenter.ts';
import { findRefund, type RefundRow, refundedKobo, updateRefundStatus } from './refund.store.ts';

/** Marks the timer of a refund whose customer details were supplied. */
export const retriedRefund = 'retried';

/** pending → processing → processed, failed or needs-attention, with a delay before each step. */
export function moveRefund(world: World, id: number, ending = world.settings.read().refunds): void {
  const refund = findRefund(world, id);
  if (refund === undefined) return;
  const next = nextStatus(refund, ending);
  const moved = next === undefined ? undefined : updateRefundStatus(world, refund, next);
  if (moved === undefined) return;
  emit(world, `refund.${moved.status}`, presentRefundEvent(world, moved));
  switch (moved.status) {
    case 'pending':
    case 'processing':
      scheduleRefund(world, id);
      return;
    case 'processed':
      settleTransaction(world, moved);
      return;
    case 'failed':
      changeBalance(world, { difference: moved.amount, reason: 'Refund failed', model: 'Refund', row: id });
      settleTransaction(world, moved);
      return;
    case 'needs-attention':
      return;
  }
}

/** The customer's account was supplied: a refund that needed attention is processed. */
export function retryRefund(world: World, refund: RefundRow): void {
  const moved = updateRefundStatus(world, refund, 'processing');
  if (moved === undefined) return;
  emit(world, 'refund.processing', presentRefundEvent(world, moved));
  setTimer(world, {
    kind: 'refund-moves',
    subject: refund.id,
    detail: retriedRefund,
    afterMs: world.settings.read().settleAfterMs,
  });
}

export function scheduleRefund(world: World, id: number): void {
  setTimer(world, { kind: 'refund-moves', subject: id, afterMs: world.settings.read().settleAfterMs });
}

function nextStatus(refund: RefundRow, ending: Settings['refunds']): RefundRow['status'] | undefined {
  if (refund.status === 'pending') return 'processing';
  return refund.status === 'processing' ? ending : undefined;
}

/** A fully refunded transaction is reversed; without any refund it counts as successful again. */
function settleTransaction(world: World, refund: RefundRow): void {
  const transaction = findTransaction(world, 'id', refund.transaction_id);
  if (transaction === undefined) return;
  const { done, open } = refundedKobo(world, transaction.id);
  const rest = open > 0 ? 'reversal-pending' : 'success';
  updateTransaction(world, transaction.id, { status: done >= transaction.amount ? 'reversed' : rest });
}
