import { minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, buy, buyAndDispute, offer, openMarket } from '../../../../test/purchases.ts';

const oja = await startOja();
const market = await openMarket(oja);
const listing = await offer(market, { handle: '@still_here' });

async function readRecord() {
  const { body } = await oja.call('showListing', { params: { id: listing.id } });
  return body.data.seller_record;
}

async function sell(handle: string): Promise<void> {
  const { id } = await buy(market, { listing: { handle } });
  const { status } = await oja.call('confirmPurchase', { token: market.buyer.token, params: { id } });
  expect(status).toBe(200);
}

test('a new seller has sales and no rates, which appear with the fifth sale', async () => {
  for (const number of [1, 2, 3, 4]) await sell(`@sold_${number}`);
  expect(await readRecord()).toEqual({
    member_since: expect.any(String),
    sales: 4,
    completed_percent: null,
    disputed_percent: null,
    recalled_percent: null,
    answer_minutes: null,
  });
  await sell('@sold_5');
  expect(await readRecord()).toMatchObject({
    sales: 5,
    completed_percent: 100,
    disputed_percent: 0,
    recalled_percent: 0,
  });
});

test('the page of the seller states the same', async () => {
  const { body } = await oja.call('showSeller', { params: { id: market.seller.id } });
  expect(body.data.record).toEqual(await readRecord());
});

test('an open dispute does not count before it has ended', async () => {
  await buyAndDispute(market, { listing: { handle: '@disputed' } });
  expect(await readRecord()).toMatchObject({ sales: 5, disputed_percent: 0 });
});

test('a dispute that was withdrawn does not count, one that was decided does', async () => {
  const argue = async (handle: string) =>
    (await buyAndDispute(market, { listing: { handle, price: 1_000 } })).id;
  const { token } = market.buyer;
  const withdrawn = await argue('@withdrawn');
  await oja.call('withdrawDispute', { token, params: { id: withdrawn } });
  await oja.call('confirmPurchase', { token, params: { id: withdrawn } });
  expect(await readRecord()).toMatchObject({ sales: 6, disputed_percent: 0 });
  const { status } = await oja.call('resolveDispute', {
    token: market.admin.token,
    params: { purchase_id: await argue('@decided') },
    body: { type: 'favor_seller', details: 'It works.', early_reason: 'It is clear.' },
  });
  expect(status).toBe(200);
  expect(await readRecord()).toMatchObject({ sales: 7, disputed_percent: 14 });
});

test('the median answer time is stated from the third answer on', async () => {
  for (const minutes of [10, 30, 600]) {
    expect((await readRecord()).answer_minutes).toBeNull();
    const asker = await addBuyer(oja);
    const { body } = await oja.call('openConversation', {
      token: asker.token,
      body: {
        listing_id: listing.id,
        subject: 'A question',
        priority: 'medium',
        message: 'Is it still yours?',
        client_id: crypto.randomUUID(),
      },
    });
    oja.clock.now = new Date(oja.clock.now.getTime() + minutes * minuteMs);
    await oja.call('sendMessage', {
      token: market.seller.token,
      params: { id: body.data.id },
      body: { text: 'Yes.', client_id: crypto.randomUUID() },
    });
  }
  expect((await readRecord()).answer_minutes).toBe(30);
});
