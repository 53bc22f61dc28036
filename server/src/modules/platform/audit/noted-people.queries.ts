import type { Db } from '../../../db/client.ts';
import type { AuditRow } from './audit-entry.queries.ts';

const ids = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** The names of the people whose ids were noted before and after, by id. */
export async function readNotedPeople(
  db: Db,
  { before, after }: Pick<AuditRow, 'before' | 'after'>,
): Promise<Record<string, string>> {
  const noted = JSON.stringify([before, after]).match(ids);
  if (noted === null) return {};
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', noted).execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
