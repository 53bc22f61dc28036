import { hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { startOja } from '../../../../test/oja.ts';
import { addAdmin, changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const [admin, person] = [await addAdmin(oja), await oja.person()];
await changeSettings(oja, 'general', { timezone: 'Africa/Lagos' });
// Around both midnights of a day of Lagos.
await asOwner(
  oja,
  `insert into withdrawals (id, user_id, method, amount_kobo, fee_kobo, net_kobo, status, destination, reference,
                            destination_usable_from, created_at)
   select gen_random_uuid(), $1, 'bank', amount, 100, amount - 100, 'requested', 'GTBank',
          'wd_' || md5(amount::text || at), at, at
     from unnest(array[999999, 1000000, 5000000, 5000001]) amount,
          unnest(array['2026-10-04 22:59:59+00', '2026-10-04 23:00:00+00', '2026-10-05 22:59:59+00',
                       '2026-10-05 23:00:00+00']::timestamptz[]) at`,
  [person.id],
);

type Query = Record<string, string>;
const list = (query: Query) => oja.call('adminWithdrawals', { token: admin.token, query });
const lagosDay = (at: string) => new Date(Date.parse(at) + hourMs).toISOString().slice(0, 10);

test.each<[Query, number]>([
  [{}, 16],
  [{ amount_from: '10000' }, 12],
  [{ amount_from: '10000', amount_to: '50000' }, 8],
  [{ date_from: '2026-10-05', date_to: '2026-10-05' }, 8],
  [{ date_to: '2026-10-05', amount_to: '9999.99' }, 3],
  [{ date_from: '2026-10-06', amount_from: '50000.01' }, 1],
])('%o: the list and the file have the %i rows of a plain recomputation', async (query, count) => {
  const whole = (await list({ limit: '100' })).body.data;
  const expected = whole.filter(
    ({ amount, created_at: at }) =>
      amount >= Number(query.amount_from ?? 0) &&
      amount <= Number(query.amount_to ?? Number.MAX_SAFE_INTEGER) &&
      lagosDay(at) >= (query.date_from ?? '') &&
      lagosDay(at) <= (query.date_to ?? '9999'),
  );
  expect(expected).toHaveLength(count);
  expect((await list({ ...query, limit: '100' })).body.data).toEqual(expected);
  const { text } = await oja.call('exportWithdrawals', { token: admin.token, query });
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(expected.map(({ reference }) => reference));
});

test.each<Query>([
  { amount_from: '50000', amount_to: '10000' },
  { date_from: '2026-10-07', date_to: '2026-10-06' },
  { amount_from: 'lots' },
  { date_to: '2026-02-30' },
])('refuses %o', async (query) => {
  for (const name of ['adminWithdrawals', 'exportWithdrawals'] as const) {
    expect(refusalOf(await oja.call(name, { token: admin.token, query }))).toEqual([400, 'invalid_input']);
  }
});
