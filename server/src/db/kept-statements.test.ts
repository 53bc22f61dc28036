import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onServer } from '../../test/database-server.ts';
import { startOja } from '../../test/oja.ts';
import { kept } from './kept-statements.ts';
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
