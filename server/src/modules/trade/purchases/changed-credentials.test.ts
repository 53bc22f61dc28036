import { expect, test } from 'vitest';
import { countRowWaiters } from '../../../../test/held-rows.ts';
import { startOja } from '../../../../test/oja.ts';
import { offer, openMarket } from '../../../../test/purchases.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { changeCredentials } from '../listings/test-listings.ts';

const oja = await startOja();
const market = await openMarket(oja);

test('a seller who changes the credentials while a buyer waits: the buyer gets the new ones', async () => {
  const { token } = market.buyer;
  const listing = await offer(market, { price: 100 });
  const fresh = { username: 'changed', password: 'a moment ago', handoverNotes: null };
  const held = Promise.withResolvers<void>();
  const mayChange = Promise.withResolvers<void>();
  const edit = inTransaction(oja.deps.db, async (tx) => {
    const change = await changeCredentials(oja, tx, listing.id);
    held.resolve();
    await mayChange.promise;
    await change(fresh);
  });
  await held.promise;
  const buying = oja.call('createPurchase', { token, body: { listing_id: listing.id } });
  await expect.poll(() => countRowWaiters(oja), { interval: 20 }).toBe(1);
  mayChange.resolve();
  await edit;
  const { status, body } = await buying;
  expect(status).toBe(200);
  const shown = await oja.call('showPurchase', { token, params: { id: body.data.id } });
  expect(shown.body.data.listing).toMatchObject({ username: 'changed', password: 'a moment ago' });
});
