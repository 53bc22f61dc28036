import type { Db } from '../../db/client.ts';
import type { PaymentRow } from './payment.store.ts';

export function findPayment(db: Db, reference: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** A stranger's reference is simply not there. */
export function findOwnPayment(
  db: Db,
  input: { reference: string; userId: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', input.reference)
    .where('userId', '=', input.userId)
    .executeTakeFirst();
}

export async function findPaymentsToCheck(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('reference')
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.reference);
}
