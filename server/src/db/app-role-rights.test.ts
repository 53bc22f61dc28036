import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { appRoleRights, type Rights } from '../../test/app-role-rights.ts';
import { startOja } from '../../test/oja.ts';

const oja = await startOja();

interface GrantedRow {
  name: string;
  selects: boolean;
  inserts: boolean;
  deletes: boolean;
  truncates: boolean;
  updates: string[];
}

/** The grants in the catalog, with table-wide grants expanded by column. */
async function readGranted(): Promise<Map<string, Rights>> {
  const { rows } = await sql<GrantedRow>`
    select c.relname as name,
           has_table_privilege('oja_app', c.oid, 'select') as selects,
           has_table_privilege('oja_app', c.oid, 'insert') as inserts,
           has_table_privilege('oja_app', c.oid, 'delete') as deletes,
           has_table_privilege('oja_app', c.oid, 'truncate') as truncates,
           array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                    and has_column_privilege('oja_app', c.oid, a.attnum, 'update') order by a.attnum) as updates
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by c.relname`.execute(oja.deps.db);
  return new Map(
    rows.map((row) => {
      expect([row.name, row.selects, row.truncates]).toEqual([row.name, true, false]);
      return [row.name, { insert: row.inserts, update: row.updates, delete: row.deletes }];
    }),
  );
}

const granted = await readGranted();

test('every table is stated in server/test/app-role-rights.ts, and no other', () => {
  expect([...granted.keys()].sort()).toEqual(Object.keys(appRoleRights).sort());
});

test.each(Object.entries(appRoleRights))('the grants on %s are the stated ones', (table, stated) => {
  const found = granted.get(table);
  const sorted = (rights: Rights | undefined) => rights && { ...rights, update: rights.update.toSorted() };
  expect(
    sorted(found),
    `grants on ${table} differ: change the migration that grants them, or state the change in app-role-rights.ts`,
  ).toEqual(sorted(stated));
});

describe('the database refuses the application', () => {
  test.each([
    'update purchases set price_kobo = 1',
    'update purchases set fee_bps = 0',
    'update purchases set buyer_id = seller_id',
    'update purchases set created_at = now()',
    'delete from purchases',
    'update withdrawals set amount_kobo = 1',
    'update withdrawals set user_id = gen_random_uuid()',
    'update payments set amount_kobo = 1',
    'update payments set user_id = gen_random_uuid()',
    'update chargebacks set amount_kobo = 1',
    'update bank_accounts set user_id = gen_random_uuid()',
    'update listings set seller_id = gen_random_uuid()',
    'update reviews set rating = 5',
    'update reviews set author_id = about_id',
    'update sessions set user_id = gen_random_uuid()',
    'update messages set sender_id = gen_random_uuid()',
    'update audit_log set reason = null',
    'delete from disputes',
  ])('%s', async (statement) => {
    await expect(sql.raw(statement).execute(oja.deps.db)).rejects.toThrow('permission denied');
  });
});
