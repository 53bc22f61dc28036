import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { onServer, withDatabase } from '../../test/database-server.ts';
import { startOja } from '../../test/oja.ts';
import { renderTypes, typesFile } from './generate-types.ts';
import { migrate, readMigrations } from './migrate.ts';
import { inTransaction } from './transaction.ts';

const oja = await startOja();
const server = inject('databaseServer');

async function withEmptyDatabase<Result>(
  name: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { username } = new URL(server.ownerUrl);
  await onServer(server.adminUrl, (client) => client.query(`create database ${name} owner ${username}`));
  try {
    return await work(withDatabase(server.ownerUrl, name));
  } finally {
    await onServer(server.adminUrl, (client) => client.query(`drop database ${name} with (force)`));
  }
}

describe('migrations', () => {
  test('are applied once when several processes start at the same time', async () => {
    const runs = await withEmptyDatabase(`oja_race_${process.pid}`, (ownerUrl) =>
      Promise.all([migrate({ ownerUrl }), migrate({ ownerUrl }), migrate({ ownerUrl })]),
    );
    const names = (await readMigrations()).map((migration) => migration.name);
    expect(runs.flatMap((run) => run.applied)).toEqual(names);
  });

  test('that were changed after they were applied are refused by name', async () => {
    await withEmptyDatabase(`oja_changed_${process.pid}`, async (ownerUrl) => {
      await migrate({ ownerUrl });
      await onServer(ownerUrl, (client) =>
        client.query(`update schema_migrations set checksum = 'other' where name = '0001_ground.sql'`),
      );
      await expect(migrate({ ownerUrl })).rejects.toThrow('Migration 0001_ground.sql was changed');
    });
  });

  test('and the generated types have not parted (npm run db:types writes them anew)', async () => {
    expect(await renderTypes(oja.ownerUrl)).toBe(await readFile(typesFile, 'utf8'));
  });
});

describe('the role of the application', () => {
  test('owns nothing and is no superuser', async () => {
    const { rows } = await sql<{ superuser: boolean; owned: number; creates: boolean }>`
      select r.rolsuper or r.rolcreatedb or r.rolcreaterole or r.rolbypassrls as superuser,
             (select count(*) from pg_class c where c.relowner = r.oid) as owned,
             has_schema_privilege(current_user, 'public', 'create') as creates
        from pg_roles r where r.rolname = current_user`.execute(oja.deps.db);
    expect(rows[0]).toEqual({ superuser: false, owned: 0, creates: false });
  });

  test.each([
    'create table t (x int)',
    'drop table users',
    'alter table users add x int',
    'delete from users',
    'truncate users',
  ])('may not %s', async (statement) => {
    await expect(sql.raw(statement).execute(oja.deps.db)).rejects.toThrow(/permission denied|must be owner/);
  });
});

test('a number beyond 2^53 from the database is an error, never a rounded amount', async () => {
  await expect(sql`select 9007199254740993::int8 as n`.execute(oja.deps.db)).rejects.toThrow('beyond 2^53');
});

describe('inside a transaction', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['another connection', () => sql`select 1`.execute(oja.deps.db)],
    ['another transaction', () => inTransaction(oja.deps.db, async () => undefined)],
    ['settings through the pool', () => oja.deps.settings.read('general')],
  ])('no call asks for %s, which a crowd would wait for without end', async (_what, ask) => {
    await expect(inTransaction(oja.deps.db, ask)).rejects.toThrow('Use the transaction.');
    await expect(ask()).resolves.not.toThrow();
  });
});

test('connections of the application switch JIT off, whatever the server has by default', async () => {
  const { rows } = await sql<{ setting: string; source: string }>`
    select setting, source from pg_settings where name = 'jit'`.execute(oja.deps.db);
  expect(rows).toEqual([{ setting: 'off', source: 'client' }]);
});
