import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMarket } from '../../../test/deals.ts';
import { startOja } from '../../../test/oja.ts';

const oja = await startOja();
const { seller, buyer, admin } = await openMarket(oja);
const purchases = 2_000;

const found = async (search: string): Promise<number> =>
  (await oja.call('listStaffTransactions', { token: admin.token, query: { search } })).body.total;

/** One row version each: a purchase that is written again has another xmin. */
async function versions(): Promise<string> {
  const { rows } = await sql<{ seen: string }>`
    select md5(string_agg(xmin::text || id::text, ',' order by id)) as seen from purchases`.execute(
    oja.deps.db,
  );
  return rows[0]?.seen ?? '';
}

test('a new name touches none of 2,000 purchases in the request; a job brings it to the search of staff', async () => {
  await oja.call('updateUser', { token: seller.token, body: { name: 'Olumide Firstname' } });
  await oja.runJobs();
  await sql`
    insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps, dispute_days, escrow_days,
                           created_at, dispute_start, dispute_end, auto_complete_at, search_text)
    select gen_random_uuid(), ${buyer.id}, ${seller.id}, 'pending', 'instagram', '@sold' || n, 100, 1000, 3, 7,
           ${oja.clock.now}, ${oja.clock.now}, ${oja.clock.now}::timestamptz + interval '3 days',
           ${oja.clock.now}::timestamptz + interval '7 days',
           purchase_search_text('@sold' || n, ${buyer.id}, ${seller.id})
      from generate_series(1, ${purchases}) n`.execute(oja.deps.db);
  expect(await found('olumide firstname')).toBe(purchases);

  const before = await versions();
  const renamed = await oja.call('updateUser', { token: seller.token, body: { name: 'Olumide Secondname' } });
  expect(renamed.status).toBe(200);
  expect(await versions()).toBe(before);

  await oja.runJobs();
  expect(await found('olumide secondname')).toBe(purchases);
  expect(await found('olumide firstname')).toBe(0);
  const settled = await versions();

  // A second run finds nothing that is behind.
  await oja.call('updateUser', { token: seller.token, body: { name: 'Olumide Secondname' } });
  await oja.runJobs();
  expect(await versions()).toBe(settled);
}, 60_000);
