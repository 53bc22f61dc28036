import { expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
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
  await expect.poll(waitingForRows).toBeGreaterThan(0);
  mayChange.resolve();
  await edit;
  const { status, body } = await buying;
  expect(status).toBe(200);
  const shown = await oja.call('showPurchase', { token, params: { id: body.data.id } });
  expect(shown.body.data.listing).toMatchObject({ username: 'changed', password: 'a moment ago' });
});

async function waitingForRows(): Promise<number> {
  const { rows } = await onServer(oja.adminUrl, (client) =>
    client.query('select count(*)::int as count from pg_locks where not granted'),
  );
  return rows[0].count;
}
