import { sql } from 'kysely';
import type { Sealer } from '../crypto/sealing.ts';
import type { Db } from './client.ts';
import { inTransaction } from './transaction.ts';

/** A column that holds sealed values, and the context that binds each of them to its row. */
export interface SealedColumn {
  table: string;
  id: string;
  column: string;
  contextOf(id: string): string;
}

const rowsAtOnce = 200;

/**
 * Reseals the values that were sealed with an older key, and returns their number. The key id is at the start of
 * every sealed value (crypto/sealing.ts). Oja may run meanwhile: rows are locked in small batches.
 */
export async function resealColumn(db: Db, sealer: Sealer, sealed: SealedColumn): Promise<number> {
  const [table, id, column] = [sealed.table, sealed.id, sealed.column].map((name) => sql.ref(name));
  let resealed = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await inTransaction(db, async (tx) => {
      const old = await sql<{ id: string; value: Buffer }>`
        select ${id} as id, ${column} as value from ${table}
         where ${id} > ${last} and ${column} is not null
           and substring(${column} from 3 for get_byte(${column}, 1)) <> convert_to(${sealer.currentKeyId}, 'UTF8')
         order by ${id} limit ${sql.lit(rowsAtOnce)} for update`.execute(tx);
      for (const row of old.rows) {
        const context = sealed.contextOf(row.id);
        const value = sealer.seal(sealer.open(row.value, context), context);
        await sql`update ${table} set ${column} = ${value} where ${id} = ${row.id}`.execute(tx);
      }
      return old.rows;
    });
    resealed += rows.length;
    const end = rows.at(-1);
    if (end === undefined) return resealed;
    last = end.id;
  }
}
