import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Payments } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';

export type PaymentRow = Selectable<Payments>;

export async function insertPayment(tx: Tx, payment: Insertable<Payments>): Promise<void> {
  await tx.insertInto('payments').values(payment).execute();
}

/** Whoever confirms a payment holds this lock, so that callback, webhook and poller take turns. */
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
 * Whether the account is closed. The lock conflicts with the one under which an account is closed, and with no other, so
 * the answer holds until the transaction ends. It is taken before the lock of a payment.
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
