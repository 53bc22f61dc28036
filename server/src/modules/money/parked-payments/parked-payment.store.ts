import type { Selectable } from 'kysely';
import type { ParkedDecisions, Payments } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

export type ParkedRow = Selectable<Payments> & { parkedKobo: number };

export interface LockedParked {
  payment: ParkedRow;
  proposal: Selectable<ParkedDecisions> | undefined;
}

/** The payment is locked before its proposal, so that decisions of two administrators are serialised. */
export async function lockParked(tx: Tx, paymentId: string): Promise<LockedParked | undefined> {
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .where('status', '=', 'parked')
    .forUpdate()
    .executeTakeFirst();
  if (payment === undefined) return undefined;
  const proposal = await tx
    .selectFrom('parkedDecisions')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return { payment: { ...payment, parkedKobo: payment.parkedKobo ?? 0 }, proposal };
}
