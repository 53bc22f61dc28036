import { z } from 'zod';
import { changeBalance, readBalance } from '../balance/balance.store.ts';
import { koboField, nairaField, readInput } from '../http/read-input.ts';
import { Refusal } from '../refusals.ts';
import { newId } from '../state/codes.ts';
import {
  findTransaction,
  type TransactionRow,
  updateTransaction,
} from '../transactions/transaction.store.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';
import { scheduleRefund } from './move-refund.ts';
import { presentRefundEvent } from './refund.presenter.ts';
import { findRefund, insertRefund, type RefundRow, refundedKobo } from './refund.store.ts';

const body = z.object({
  transaction: z.union([z.string().min(1), z.int()], { error: 'refund_transaction_unknown' }),
  amount: koboField('refund_amount_invalid').optional(),
  currency: nairaField,
  customer_note: z.string().nullish(),
  merchant_note: z.string().nullish(),
});

/** A refund is debited from the balance at once and credited back if it fails. */
export function createRefund(world: World, given: unknown): RefundRow {
  const order = readInput(body, given);
  return world.state.transaction(() => {
    const transaction = findByReferenceOrId(world, order.transaction);
    if (transaction === undefined) throw new Refusal('refund_transaction_unknown');
    if (transaction.status === 'reversed') throw new Refusal('refund_transaction_reversed');
    if (transaction.paid_at === null) throw new Refusal('refund_transaction_unpaid');
    const refunded = refundedKobo(world, transaction.id);
    const left = transaction.amount - refunded.done - refunded.open;
    const amount = order.amount ?? left;
    if (left === 0) throw new Refusal('refund_transaction_reversed');
    if (amount > left) throw new Refusal('refund_amount_too_large');
    if (readBalance(world) < amount) throw new Refusal('refund_balance_too_low');

    const id = newId();
    insertRefund(world, {
      id,
      transaction_id: transaction.id,
      amount,
      merchant_note: order.merchant_note ?? null,
      customer_note: order.customer_note ?? null,
    });
    changeBalance(world, { difference: -amount, reason: 'Refund', model: 'Refund', row: id });
    updateTransaction(world, transaction.id, { status: 'reversal-pending' });
    const refund = findRefund(world, id);
    if (refund === undefined) throw new Refusal('refund_unknown');
    emit(world, 'refund.pending', presentRefundEvent(world, refund));
    scheduleRefund(world, id);
    return refund;
  });
}

function findByReferenceOrId(world: World, given: string | number): TransactionRow | undefined {
  const byReference = findTransaction(world, 'reference', String(given));
  if (byReference !== undefined) return byReference;
  return /^\d+$/.test(String(given)) ? findTransaction(world, 'id', Number(given)) : undefined;
}
