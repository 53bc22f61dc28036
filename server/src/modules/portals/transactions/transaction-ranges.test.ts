import { hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { startOja } from '../../../../test/oja.ts';
import { addAdmin, addBuyer, addTrader, changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const [admin, seller, buyer] = [await addAdmin(oja), await addTrader(oja), await addBuyer(oja)];
await changeSettings(oja, 'general', { timezone: 'Africa/Lagos' });
// Around the midnights of Lagos, with amounts at, below and above the limits below.
await asOwner(
  oja,
  `insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps, dispute_days,
                          escrow_days, created_at, dispute_start, dispute_end, auto_complete_at)
   select gen_random_uuid(), $1, $2, 'pending', 'instagram', '@range' || row_number() over (), amount, 1000, 7, 7, at, at,
          at + interval '7 days', at + interval '7 days'
     from unnest(array[999999, 1000000, 1000001, 2500050, 5000000, 5000001]) amount,
          unnest(array['2026-10-04 22:59:59+00', '2026-10-04 23:00:00+00', '2026-10-05 12:00:00+00',
                       '2026-10-05 22:59:59+00', '2026-10-05 23:00:00+00', '2026-10-06 22:59:59+00',
                       '2026-10-06 23:00:00+00']::timestamptz[]) at`,
  [buyer.id, seller.id],
);

type Query = Record<string, string>;
const list = (query: Query) => oja.call('listStaffTransactions', { token: admin.token, query });

async function readAll(query: Query) {
  const found: { id: string; amount: number; date: string }[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await list({ ...query, limit: '7', ...(cursor ? { cursor } : {}) });
    found.push(...body.data);
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  return found;
}

const everything = await readAll({});
const lagosDay = (at: string) => new Date(Date.parse(at) + hourMs).toISOString().slice(0, 10);
/** The same filter without the database. */
const recomputed = (query: Query) =>
  everything
    .filter(
      ({ amount, date }) =>
        amount >= Number(query.amount_from ?? 0) &&
        amount <= Number(query.amount_to ?? Number.MAX_SAFE_INTEGER) &&
        lagosDay(date) >= (query.date_from ?? '') &&
        lagosDay(date) <= (query.date_to ?? '9999'),
    )
    .map(({ id }) => id);

test.each<Query>([
  { amount_from: '10000' },
  { amount_to: '10000' },
  { amount_from: '10000', amount_to: '50000' },
  { amount_from: '10000', amount_to: '10000' },
  { amount_from: '25000.5', amount_to: '25000.50' },
  { amount_from: '60000' },
  { date_from: '2026-10-06' },
  { date_to: '2026-10-05' },
  { date_from: '2026-10-06', date_to: '2026-10-06' },
  { date_from: '2026-10-05', date_to: '2026-10-07', amount_from: '10000', amount_to: '49999.99' },
  { date_from: '2027-01-01' },
])('%o: the list, its number and the file have the rows of a plain recomputation', async (query) => {
  const expected = recomputed(query);
  const ids = (await readAll(query)).map(({ id }) => id);
  expect(ids).toEqual(expected);
  expect((await list(query)).body).toMatchObject({ total: expected.length, total_is_exact: true });
  const { text } = await oja.call('exportStaffTransactions', { token: admin.token, query });
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(expected);
  const byAmount = (await readAll({ ...query, sort: 'amount' })).map(({ id }) => id);
  expect(byAmount.toSorted()).toEqual(expected.toSorted());
});

test('the cases above tell rows apart', () => {
  expect(everything).toHaveLength(42);
  expect(recomputed({ amount_from: '10000', amount_to: '10000' })).toHaveLength(7);
  expect(recomputed({ date_from: '2026-10-06', date_to: '2026-10-06' })).toHaveLength(12);
});

test('the days are those of the time zone of the settings', async () => {
  const query = { date_from: '2026-10-04', date_to: '2026-10-04' };
  expect((await list(query)).body.total).toBe(6);
  await changeSettings(oja, 'general', { timezone: 'Asia/Tokyo' });
  expect((await list(query)).body.total).toBe(0);
  await changeSettings(oja, 'general', { timezone: 'Africa/Lagos' });
});

test.each<[Query, string]>([
  [{ amount_from: '50000', amount_to: '10000' }, 'amount_to'],
  [{ date_from: '2026-10-07', date_to: '2026-10-06' }, 'date_to'],
  [{ amount_from: '-1' }, 'amount_from'],
  [{ amount_from: '10.005' }, 'amount_from'],
  [{ amount_to: 'lots' }, 'amount_to'],
  [{ date_from: '2026-02-30' }, 'date_from'],
  [{ date_to: 'today' }, 'date_to'],
])('refuses %o at %s, in the list and the file', async (query, field) => {
  for (const name of ['listStaffTransactions', 'exportStaffTransactions'] as const) {
    const refused = await oja.call(name, { token: admin.token, query });
    expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
    expect(refused.text).toContain(`"${field}"`);
  }
});
