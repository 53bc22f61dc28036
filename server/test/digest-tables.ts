import { sql } from 'kysely';
import type { Oja } from './oja.ts';

/** A digest of every table except the rate counters: equal before and after a call that changed nothing. */
export async function digestTables({ deps }: Pick<Oja, 'deps'>): Promise<unknown> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> 'rate_counters' order by 1`.execute(deps.db);
  const digests = tables.rows.map(
    ({ name }) => sql`
      select ${name}::text as name, md5(coalesce(string_agg(row::text, '' order by row::text), '')) as digest
        from ${sql.table(name)} as row`,
  );
  const { rows } = await sql`${sql.join(digests, sql` union all `)} order by name`.execute(deps.db);
  return rows;
}
