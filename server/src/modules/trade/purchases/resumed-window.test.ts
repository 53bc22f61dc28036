import { dayMs, hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
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
  const reminders = await oja.deps.db
    .selectFrom('purchaseEvents')
    .select('happenedAt')
    .where('purchaseId', '=', id)
    .where('transition', '=', 'last_call')
    .execute();
  expect(reminders).toHaveLength(2);
});
