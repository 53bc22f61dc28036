import { Refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { settleCharge } from './settle-charge.ts';
import {
  findTransaction,
  type TransactionRow,
  type TransactionStatus,
  updateTransaction,
} from './transaction.store.ts';

/** Sets a transaction to any documented status; success is reached like a payment, with its event. */
export function forceTransaction(world: World, reference: string, to: TransactionStatus): TransactionRow {
  return world.state.transaction(() => {
    const transaction = findTransaction(world, 'reference', reference);
    if (transaction === undefined) throw new Refusal('transaction_unknown');
    if (to === 'success') {
      if (transaction.paid_at !== null)
        throw new Refusal('params_invalid', { detail: 'The transaction is paid already.' });
      updateTransaction(world, transaction.id, { status: 'ongoing', attempts: transaction.attempts + 1 });
      settleCharge(world, transaction.id);
    } else {
      updateTransaction(world, transaction.id, { status: to });
    }
    return findTransaction(world, 'id', transaction.id) ?? transaction;
  });
}
