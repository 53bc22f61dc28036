import type { Selectable } from 'kysely';
import type { Payments } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

export type ParkedRow = Selectable<Payments> & { parkedKobo: number };

/** The lock of the payment serialises the decisions of two members of staff. */
export async function lockParked(
  tx: Tx,
  paymentId: string,
): Promise<{ payment: ParkedRow; isDecided: boolean } | undefined> {
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .where('status', '=', 'parked')
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) return undefined;
  const decision = await tx
    .selectFrom('parkedDecisions')
    .select('paymentId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return { payment: { ...payment, parkedKobo: payment.parkedKobo ?? 0 }, isDecided: decision !== undefined };
}
