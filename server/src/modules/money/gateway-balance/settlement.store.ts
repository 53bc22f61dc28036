import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { GatewaySettlements } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { GatewaySettlement } from '../../../gateways/paystack/index.ts';

export type SettlementRow = Selectable<GatewaySettlements>;

/**
 * The start of the period to read: the start of the comparison, or the oldest settlement that has not arrived, if
 * earlier. The first run starts at the first payment.
 */
export async function findSettlementStart(db: Db, usually: Date): Promise<Date> {
  const { rows } = await sql<{ open: Date | null; first: Date | null }>`
    select (select min(begun_at) from gateway_settlements where booked_at is null and status <> 'failed') as open,
           case when not exists (select from gateway_settlements)
                then (select min(created_at) from payments) end as first`.execute(db);
  const moments = [rows[0]?.open, rows[0]?.first, usually].filter((moment) => moment != null);
  return new Date(Math.min(...moments.map((moment) => moment.getTime())));
}

/** Upserts the listed values and locks the row. Booked values stay unchanged. */
export function upsertSettlement(tx: Tx, listed: GatewaySettlement): Promise<SettlementRow> {
  const { id, status, amountKobo, begunAt } = listed;
  return tx
    .insertInto('gatewaySettlements')
    .values({ id, status, amountKobo, begunAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ status, amountKobo }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markBooked(
  tx: Tx,
  booked: { id: number; bookedKobo: number; at: Date },
): Promise<void> {
  await tx
    .updateTable('gatewaySettlements')
    .set({ bookedKobo: booked.bookedKobo, bookedAt: booked.at })
    .where('id', '=', booked.id)
    .where('bookedAt', 'is', null)
    .execute();
}

/** Booked settlements that Paystack now lists with other values. */
export function listContradicted(db: Db): Promise<SettlementRow[]> {
  return db
    .selectFrom('gatewaySettlements')
    .selectAll()
    .where('bookedAt', 'is not', null)
    .where((where) =>
      where.or([where('status', '<>', 'success'), where('amountKobo', '<>', where.ref('bookedKobo'))]),
    )
    .orderBy('id')
    .execute();
}
