import { changeBalance } from '../balance/balance.store.ts';
import { Refusal } from '../refusals.ts';
import { setTimer } from '../state/timers.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { chargeFeeKobo } from './fees.ts';
import { chargedInstead } from './magic-amounts.ts';
import { presentTransaction } from './transaction.presenter.ts';
import { findTransaction, type TransactionRow, updateTransaction } from './transaction.store.ts';

export type CheckoutOutcome = 'success' | 'failed' | 'cancelled';

/** A paid transaction stays paid; any other may be retried with the same reference. */
export function mayStillBePaid(transaction: TransactionRow): boolean {
  return ['abandoned', 'failed'].includes(transaction.status);
}

/** The customer's choice at the checkout. A button on a page that is already paid has no effect. */
export function finishCheckout(world: World, accessCode: string, outcome: CheckoutOutcome): TransactionRow {
  return world.state.transaction(() => {
    const transaction = findTransaction(world, 'access_code', accessCode);
    if (transaction === undefined) throw new Refusal('transaction_unknown', { http: 404 });
    if (!mayStillBePaid(transaction)) return transaction;
    const attempts = transaction.attempts + 1;
    switch (outcome) {
      case 'cancelled':
        updateTransaction(world, transaction.id, {
          status: 'abandoned',
          gateway_response: 'The transaction was not completed',
        });
        return transaction;
      case 'failed':
        updateTransaction(world, transaction.id, {
          status: 'failed',
          gateway_response: world.dice.odd(2) ? 'Insufficient Funds' : 'Declined',
          attempts,
        });
        return transaction;
      case 'success':
        updateTransaction(world, transaction.id, { status: 'ongoing', gateway_response: '', attempts });
        if (world.settings.read().charges === 'instant') settleCharge(world, transaction.id);
        else
          setTimer(world, {
            kind: 'charge-settles',
            subject: transaction.id,
            afterMs: world.settings.read().settleAfterMs,
          });
        return transaction;
    }
  });
}

/** Records a successful charge and emits its event. */
export function settleCharge(world: World, id: number): void {
  const transaction = findTransaction(world, 'id', id);
  if (transaction?.status !== 'ongoing') return;
  const charged = chargedInstead(transaction.requested_amount);
  const fees = chargeFeeKobo(charged.amount);
  const changes = {
    ...charged,
    fees,
    status: 'success' as const,
    gateway_response: 'Successful',
    paid_at: world.clock.now(),
  };
  updateTransaction(world, id, changes);
  if (world.settings.read().collections === 'kept')
    changeBalance(world, {
      difference: charged.amount - fees,
      reason: 'Transaction',
      model: 'Transaction',
      row: id,
    });
  emit(world, 'charge.success', presentTransaction(world, { ...transaction, ...changes }));
}
