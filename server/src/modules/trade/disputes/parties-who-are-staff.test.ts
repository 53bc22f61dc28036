import { hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { addBuyer, addTrader, buy, dispute, openMarket } from '../../../../test/purchases.ts';
import { watchDisputes } from './index.ts';

const oja = await startOja();
const common = await openMarket(oja);

/** How often each was asked to look at a dispute about this purchase. */
const askedAbout = async (purchaseId: string, people: readonly Person[]) => {
  const counts = people.map(async ({ id }) => {
    const rows = await oja.deps.db
      .selectFrom('notifications')
      .select('link')
      .where('event', '=', 'dispute_needs_admin')
      .where('userId', '=', id)
      .execute();
    return rows.filter(({ link }) => link === `/admin/transactions?case=${purchaseId}`).length;
  });
  return Promise.all(counts);
};

test('a party of a dispute who is staff is not asked to decide it', async () => {
  const shop = { ...common, buyer: await addBuyer(oja, 1_000_000), seller: await addTrader(oja) };
  const { admin, buyer, seller } = shop;
  const second = await oja.person({ role: 'admin' });
  const { id } = await buy(shop);
  await setRole(oja, seller.id, 'admin');
  expect((await dispute(shop, id)).status).toBe(200);
  await setRole(oja, buyer.id, 'admin');
  const everybody = [admin, second, buyer, seller];
  expect(await askedAbout(id, everybody)).toEqual([1, 1, 0, 0]);
  oja.clock.advance(72 * hourMs);
  await watchDisputes.run(oja.deps, {}, { number: 1, last: true });
  expect(await askedAbout(id, everybody)).toEqual([2, 2, 0, 0]);
  const escalated = await oja.call('resolveDispute', {
    token: admin.token,
    params: { purchase_id: id },
    body: { type: 'escalate', details: 'It is not clear to me.' },
  });
  expect(escalated.status).toBe(200);
  expect(await askedAbout(id, everybody)).toEqual([2, 3, 0, 0]);
});
