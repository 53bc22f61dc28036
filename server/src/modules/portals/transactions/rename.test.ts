import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { buy, openMarket } from '../../../../test/purchases.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, admin } = market;

const found = async (search: string): Promise<number> =>
  (await oja.call('listStaffTransactions', { token: admin.token, query: { search } })).body.total;

/** A row that is written again has another xmin. */
async function versions(): Promise<unknown[]> {
  const { rows } = await sql`select xmin::text, id from purchases order by id`.execute(oja.deps.db);
  return rows;
}

test('a new name rewrites no purchase, and staff find them by it at once', async () => {
  await oja.call('updateUser', { token: seller.token, body: { name: 'Olumide Firstname' } });
  for (let n = 0; n < 3; n += 1) await buy(market);
  expect(await found('olumide firstname')).toBe(3);

  const before = await versions();
  const renamed = await oja.call('updateUser', { token: seller.token, body: { name: 'Olumide Secondname' } });
  expect(renamed.status).toBe(200);
  await oja.runJobs();
  expect(await versions()).toEqual(before);
  expect(await found('olumide secondname')).toBe(3);
  expect(await found('OLUMIDE second')).toBe(3);
  expect(await found('olumide firstname')).toBe(0);
});

test('names that more than a thousand people have find the same purchases', async () => {
  await sql`
    insert into users (id, name, nickname, email, password_hash, role, status, referral_code, created_at)
    select gen_random_uuid(), 'Olumide Common', 'common' || n, 'common' || n || '@example.com', 'none', 'user', 'active',
           'COMMON' || n, now()
      from generate_series(1, 1100) n`.execute(oja.deps.db);
  expect(await found('olumide')).toBe(3);
  expect(await found('olumide common')).toBe(0);
});
