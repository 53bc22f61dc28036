import { randomUUID } from 'node:crypto';
import { nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { insertPayment } from './payment.store.ts';

/**
 * Parks a withdrawal that a bank returned after its account was closed, under the lock of the withdrawal. A closed
 * wallet cannot be paid out, so the amount is held in suspense like a late payment, until two members of staff record
 * that it was paid to the person.
 */
export async function parkReturnedWithdrawal(
  tx: Tx,
  withdrawal: { id: string; userId: string; reference: string; amountKobo: number; feeKobo: number },
  now: Date,
): Promise<void> {
  const { id: withdrawalId, userId, reference, amountKobo, feeKobo } = withdrawal;
  await insertPayment(tx, {
    id: randomUUID(),
    userId,
    reference,
    amountKobo,
    withdrawalId,
    status: 'parked',
    parkedKobo: amountKobo,
    parkedWhy: 'A bank sent a withdrawal back after the account was closed',
    feeKobo: 0,
    createdAt: now,
    settledAt: now,
  });
  const message = `A bank sent ${nairaText(amountKobo)} of withdrawal ${reference} back after the account was closed. The amount is parked.`;
  await raiseAlert(tx, { kind: 'payment_unmatched', subject: reference, message }, now);
  await postTransfer(tx, postings.withdrawalParked({ withdrawalId, amountKobo, feeKobo }), now);
}
