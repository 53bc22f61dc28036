import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onServer } from '../../test/database-server.ts';
import { startOja } from '../../test/oja.ts';
import { connect, type Db } from './client.ts';
import { prepared } from './prepared.ts';
import { inTransaction } from './transaction.ts';
import { watchConnections } from './watch-connections.ts';

const oja = await startOja();

const divide = (db: Db, by: number) => sql`select 10 / ${by}::int as whole ${prepared}`.execute(db);

test('a marked statement is prepared once for each connection, any other not at all', async () => {
  const statements = await oja.deps.db.connection().execute(async (db) => {
    for (const number of [1, 2, 3]) {
      await sql`select ${number}::int as number ${prepared}`.execute(db);
      await db.selectNoFrom(sql`${number}::int`.as('other')).modifyEnd(prepared).execute();
      await sql`select ${number}::int + 1 as number`.execute(db);
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%::int%' order by 1`.execute(db);
    return rows.map(({ statement }) => statement);
  });
  expect(statements).toEqual([
    'select $1::int as "other" /* prepared */',
    'select $1::int as number /* prepared */',
  ]);
});

test('a prepared statement that fails can be executed again on the same connection', async () => {
  await oja.deps.db.connection().execute(async (db) => {
    await expect(divide(db, 0)).rejects.toThrow('division by zero');
    expect((await divide(db, 5)).rows).toEqual([{ whole: 2 }]);
  });
});

test('a table that changes under a prepared statement is read as it is now, within the same use case', async () => {
  await onServer(oja.ownerUrl, (client) =>
    client.query(`create table plan_probe (a int); insert into plan_probe values (1);
                  grant select on plan_probe to oja_app`),
  );
  const read = () =>
    inTransaction(oja.deps.db, async (tx) => {
      const { rows } = await sql`select * from plan_probe where a = ${1} ${prepared}`.execute(tx);
      return rows;
    });
  expect(await read()).toEqual([{ a: 1 }]);
  await onServer(oja.ownerUrl, (client) => client.query('alter table plan_probe add column b int default 2'));
  expect(await read()).toEqual([{ a: 1, b: 2 }]);
});

test('a number that JavaScript cannot hold is refused', async () => {
  const read = sql`select 9007199254740993::int8 as large ${prepared}`.execute(oja.deps.db);
  await expect(read).rejects.toThrow('beyond 2^53');
});

test('a connection whose server process ended in the middle of a use case is not used again', async () => {
  const { db, pool, close } = connect(oja.ownerUrl, { maxConnections: 1 });
  watchConnections(pool);
  const cut = inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await onServer(oja.ownerUrl, (client) => client.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
    await divide(tx, 2);
  });
  await expect(cut).rejects.toThrow();
  expect((await divide(db, 2)).rows).toEqual([{ whole: 5 }]);
  await close();
});

test('the planner decides by itself, inside transactions and outside', async () => {
  const seqScans = async (db: Db) => {
    const { rows } = await sql<{ enableSeqscan: string }>`show enable_seqscan`.execute(db);
    return rows[0]?.enableSeqscan;
  };
  expect(await inTransaction(oja.deps.db, seqScans)).toBe('on');
  expect(await seqScans(oja.deps.db)).toBe('on');
});
