import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, changeSettings, openMarket } from '../../../../test/purchases.ts';
import { conversation, send, startConversation, thread } from './test-messages.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller } = market;
const secret = 'Write to ada@example.com';
const hidden = 'Write to ••••••';

/** A conversation after a purchase of the listing that it is about. */
async function startAfterPurchase(price: number) {
  const asker = await addBuyer(oja);
  const started = await startConversation(market, { asker, change: { message: secret } });
  const { listingId } = started;
  await oja.deps.db
    .updateTable('listings')
    .set({ priceKobo: price * 100 })
    .where('id', '=', listingId)
    .execute();
  const { status, body } = await oja.call('createPurchase', {
    token: asker.token,
    body: { listing_id: listingId },
  });
  expect(status).toBe(200);
  return { asker, started, purchaseId: String(body.data.id) };
}

describe('a purchase lifts the masks', () => {
  test('not for less than the minimum price, neither of old messages nor of new ones', async () => {
    const { asker, started } = await startAfterPurchase(999.99);
    await send(oja, seller, started.id, { text: secret });
    for (const person of [asker, seller]) {
      expect((await thread(oja, person, started.id)).map(({ text }) => text)).toEqual([hidden, hidden]);
      expect(await conversation(oja, person, started.id)).toMatchObject({ unlocked: false });
    }
  });

  test('from the minimum price on, and not after it was cancelled', async () => {
    const { asker, started, purchaseId } = await startAfterPurchase(1_000);
    expect((await thread(oja, asker, started.id)).map(({ text }) => text)).toEqual([secret]);
    const cancelled = await oja.call('cancelTransaction', {
      token: market.admin.token,
      params: { id: purchaseId },
      body: { reason: 'Both asked for it.' },
    });
    expect(cancelled.status).toBe(200);
    await send(oja, seller, started.id, { text: secret });
    expect((await thread(oja, asker, started.id)).map(({ text }) => text)).toEqual([hidden, hidden]);
  });

  test('from the price that the settings name', async () => {
    await changeSettings(oja, 'naira', { minimumPriceForContacts: 500 });
    const { asker, started } = await startAfterPurchase(500);
    expect(await conversation(oja, asker, started.id)).toMatchObject({ unlocked: true });
  });
});
