import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Payments } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

export type PaymentRow = Selectable<Payments>;

export async function insertPayment(tx: Tx, payment: Insertable<Payments>): Promise<void> {
  await tx.insertInto('payments').values(payment).execute();
}

/** Locks a payment, so that callback, webhook and poller are serialised. */
export function lockPayment(tx: Tx, paymentId: string): Promise<PaymentRow> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updatePayment(tx: Tx, paymentId: string, change: Updateable<Payments>): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', paymentId).execute();
}

/**
 * Whether the account is closed. The lock conflicts only with the one that closing an account takes, so the answer
 * holds until the transaction ends. It is taken before the lock of a payment.
 */
export async function lockIsErased(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('erasedAt')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  return user.erasedAt !== null;
}
