import { describe, expect, test } from 'vitest';
import { addBuyer, changeSettings, openMarket } from '../../../test/deals.ts';
import { startOja } from '../../../test/oja.ts';
import { conversation, send, startTalk, thread } from './test-messages.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller } = market;
const secret = 'Write to ada@example.com';
const hidden = 'Write to ••••••';

/** A conversation after a purchase of the account that it is about. */
async function talkAfterPurchase(price: number) {
  const asker = await addBuyer(oja);
  const talk = await startTalk(market, { asker, change: { message: secret } });
  const { listingId } = talk;
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
  return { asker, talk, purchaseId: String(body.data.id) };
}

describe('a purchase lifts the masks', () => {
  test('not for less than the minimum price, neither of old messages nor of new ones', async () => {
    const { asker, talk } = await talkAfterPurchase(999.99);
    await send(oja, seller, talk.id, { text: secret });
    for (const person of [asker, seller]) {
      expect((await thread(oja, person, talk.id)).map(({ text }) => text)).toEqual([hidden, hidden]);
      expect(await conversation(oja, person, talk.id)).toMatchObject({ unlocked: false });
    }
  });

  test('from the minimum price on, and not after it was cancelled', async () => {
    const { asker, talk, purchaseId } = await talkAfterPurchase(1_000);
    expect((await thread(oja, asker, talk.id)).map(({ text }) => text)).toEqual([secret]);
    const cancelled = await oja.call('cancelTransaction', {
      token: market.admin.token,
      params: { id: purchaseId },
      body: { reason: 'Both asked for it.' },
    });
    expect(cancelled.status).toBe(200);
    await send(oja, seller, talk.id, { text: secret });
    expect((await thread(oja, asker, talk.id)).map(({ text }) => text)).toEqual([hidden, hidden]);
  });

  test('from the price that the settings name', async () => {
    await changeSettings(oja, 'naira', { minimumPriceForContacts: 500 });
    const { asker, talk } = await talkAfterPurchase(500);
    expect(await conversation(oja, asker, talk.id)).toMatchObject({ unlocked: true });
  });
});
