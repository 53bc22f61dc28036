import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addAdmin, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { watchAppeals } from './index.ts';

/** Appeals below the threshold: the money has moved and the purchase is over, so only the appeal itself waits. */
const oja = await startOja();
const market = await openMarket(oja);
const [admin, admin2] = [market.admin, await addAdmin(oja)];

async function appealed(): Promise<string> {
  const { id } = await buyAndDispute(market, { listing: { price: 1_000 } });
  const body = { type: 'favor_seller', details: 'As the pictures show.', early_reason: 'Now.' } as const;
  await oja.call('resolveDispute', { token: admin.token, params: { purchase_id: id }, body });
  const { status, text } = await oja.call('openAppeal', {
    token: market.buyer.token,
    params: { id },
    body: { text: 'Look again.' },
  });
  expect([status, text]).toEqual([200, expect.any(String)]);
  return id;
}
const titlesOf = async ({ token }: Person) => {
  const { body } = await oja.call('listNotifications', { token });
  return body.data.filter(({ event }) => event === 'appeal_needs_admin').map(({ title }) => title);
};
const decide = (id: string) =>
  oja.call('decideAppeal', {
    token: admin2.token,
    params: { purchase_id: id },
    body: { decision: 'stands', details: 'I read it all again.' },
  });

test('the other administrators are reminded every day from the fifth on, until it is decided', async () => {
  const id = await appealed();
  const pass = async (ms: number) => {
    oja.clock.advance(ms);
    for (let run = 0; run < 2; run += 1) await watchAppeals.run(oja.deps, {}, { number: 1, last: true });
    return (await titlesOf(admin2)).length;
  };
  expect(await pass(5 * dayMs - 1)).toBe(1);
  expect(await pass(1)).toBe(2);
  expect((await titlesOf(admin2))[0]).toMatch(/^An appeal is late: TXN-/);
  expect(await pass(dayMs - 1)).toBe(2);
  expect(await pass(1)).toBe(3);
  expect(await titlesOf(admin)).toEqual([]);
  await decide(id);
  expect(await pass(2 * dayMs)).toBe(3);
});

test('it is found by the filter, decided from its row and counted on the dashboard', async () => {
  const id = await appealed();
  const list = async () =>
    (await oja.call('listStaffTransactions', { token: admin2.token, query: { dispute: 'appeal' } })).body
      .data;
  const waiting = async () => {
    const { body } = await oja.call('adminDashboard', { token: admin2.token, query: {} });
    return body.data.pendingActions.find(({ kind }) => kind === 'appeals')?.count;
  };
  expect(await list()).toMatchObject([
    { purchase_id: id, purchase_status: 'completed', actions: ['decide_appeal', 'delete'] },
  ]);
  const shown = await oja.call('showStaffTransaction', { token: admin2.token, params: { id } });
  expect(shown.body.data.actions).toContain('decide_appeal');
  expect(await waiting()).toBe(1);
  await decide(id);
  expect(await list()).toEqual([]);
  expect(await waiting()).toBe(0);
});
