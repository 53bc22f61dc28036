import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { onServer } from '../../test/database-server.ts';
import { startOja } from '../../test/oja.ts';
import type { Db } from './client.ts';
import { kept, keptStatement } from './kept-statements.ts';
import { inTransaction } from './transaction.ts';

const oja = await startOja();

test('a marked statement is planned once for each connection, any other not at all', async () => {
  const names = await oja.deps.db.connection().execute(async (db) => {
    for (const number of [1, 2, 3]) {
      await sql`select ${number}::int as number ${kept}`.execute(db);
      await sql`select ${number}::int + 1 as number`.execute(db);
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%::int%'`.execute(db);
    return rows.map(({ statement }) => statement);
  });
  expect(names).toEqual(['select $1::int as number /* kept */']);
});

test('a table that changes under a kept plan is read as it is now, within the same use case', async () => {
  await onServer(oja.ownerUrl, (client) =>
    client.query(`create table kept_probe (a int); insert into kept_probe values (1);
                  grant select on kept_probe to oja_app`),
  );
  const read = () =>
    inTransaction(oja.deps.db, async (tx) => {
      const { rows } = await sql`select * from kept_probe where a = ${1} ${kept}`.execute(tx);
      return rows;
    });
  expect(await read()).toEqual([{ a: 1 }]);
  await onServer(oja.ownerUrl, (client) => client.query('alter table kept_probe add column b int default 2'));
  expect(await read()).toEqual([{ a: 1, b: 2 }]);
});

describe('a statement that is built once', () => {
  let builds = 0;
  const insertKey = keptStatement(
    (db, row: { key: string; windowStart: Date; more?: { hits: number } | undefined }) => {
      builds += 1;
      return db
        .insertInto('rateCounters')
        .values({ key: row.key, windowStart: row.windowStart, hits: row.more?.hits ?? 7 })
        .returning(['key', 'windowStart', 'hits']);
    },
  );
  const windowStart = new Date('2026-11-15T09:00:00.000Z');

  test('carries the values of each call, and is built anew only for other fields', async () => {
    const { db } = oja.deps;
    expect(await insertKey(db, { key: 'a', windowStart })).toEqual([{ key: 'a', windowStart, hits: 7 }]);
    expect(await insertKey(db, { key: 'b', windowStart, more: undefined })).toMatchObject([{ key: 'b' }]);
    expect(builds).toBe(1);
    expect(await insertKey(db, { key: 'c', windowStart, more: { hits: 3 } })).toMatchObject([{ hits: 3 }]);
    expect(await insertKey(db, { key: 'd', windowStart, more: { hits: 4 } })).toMatchObject([{ hits: 4 }]);
    expect(builds).toBe(2);
  });
});

test('the planner decides by itself, inside transactions and outside', async () => {
  const seqScans = async (db: Db) => {
    const { rows } = await sql<{ enableSeqscan: string }>`show enable_seqscan`.execute(db);
    return rows[0]?.enableSeqscan;
  };
  expect(await inTransaction(oja.deps.db, seqScans)).toBe('on');
  expect(await seqScans(oja.deps.db)).toBe('on');
});
