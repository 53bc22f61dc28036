import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { personalData } from '../../../domain/personal-data/personal-data.ts';
import { exportHandlers } from './export-handlers.ts';

/**
 * Exports the personal data of a user, by the table of personal data. It contains no hash, token or sealed secret,
 * and no data of other people: a trading partner appears by nickname.
 */
export async function exportMyData(db: Db, userId: string): Promise<Record<string, unknown>> {
  const sections: Record<string, unknown> = {};
  for (const { table, exported } of personalData) {
    if ('no' in exported) continue;
    if ('handler' in exported) {
      sections[exported.section] = await exportHandlers[exported.handler](db, userId);
      continue;
    }
    const columns = sql.join(exported.columns.map((column) => sql.ref(column)));
    const { rows } = await sql`
      select ${columns} from ${sql.table(table)} where ${sql.ref(exported.owner)} = ${userId}`.execute(db);
    sections[exported.section] = exported.single ? rows[0] : rows;
  }
  return sections;
}
