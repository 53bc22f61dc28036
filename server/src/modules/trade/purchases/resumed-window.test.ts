import { dayMs, hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { buyWithPlan, tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, dispute, openMarket } from '../../../../test/purchases.ts';
import { remindBeforeWindowEnds } from './remind-before-window-ends.ts';

const oja = await startOja();
const market = await openMarket(oja);

test('a withdrawn dispute moves the end of the window, of which the buyer is reminded again', async () => {
  const { id } = await buy(market, { listing: { price: 1_000 } });
  const remind = () => remindBeforeWindowEnds(oja.deps, id);
  oja.clock.advance(6 * dayMs + hourMs);
  await remind();
  await dispute(market, id);
  oja.clock.advance(30 * dayMs);
  await oja.call('withdrawDispute', { token: market.buyer.token, params: { id } });
  await remind();
  await remind();
  expect(await remindersOf(id)).toBe(2);
});

test('a contested step begins another inspection, of whose end the buyer is reminded again', async () => {
  const { id } = await buyWithPlan(market, { price: 1_000 });
  const remind = () => remindBeforeWindowEnds(oja.deps, id);
  await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
  oja.clock.advance(7 * dayMs);
  await tick(market, id, 'make_primary_owner');
  oja.clock.advance(2 * dayMs + hourMs);
  await remind();
  const { status } = await oja.call('contestHandoverStep', {
    token: market.buyer.token,
    params: { id, key: 'make_primary_owner' },
    body: { text: 'The seller is still the primary owner.' },
  });
  expect(status).toBe(200);
  oja.clock.advance(dayMs);
  await tick(market, id, 'make_primary_owner');
  await remind();
  expect(await remindersOf(id)).toBe(1);
  oja.clock.advance(2 * dayMs);
  await remind();
  await remind();
  expect(await remindersOf(id)).toBe(2);
});

async function remindersOf(purchaseId: string): Promise<number> {
  const rows = await oja.deps.db
    .selectFrom('purchaseEvents')
    .select('happenedAt')
    .where('purchaseId', '=', purchaseId)
    .where('transition', '=', 'last_call')
    .execute();
  return rows.length;
}
