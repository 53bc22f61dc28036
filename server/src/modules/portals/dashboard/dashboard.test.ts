import { randomUUID } from 'node:crypto';
import { dayMs, minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addBuyer, addTrader, buy, dispute, openMarket } from '../../../../test/purchases.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer } = market;

describe('GET /dashboard (U498 to U507, U741, U742)', () => {
  const dashboard = async (person: Person) =>
    (await oja.call('showDashboard', { token: person.token })).body.data;

  test('has the figures of a buyer', async () => {
    const person = await addBuyer(oja, 100_000);
    const empty = await dashboard(person);
    expect(empty).toMatchObject({
      role: 'user',
      totalSpent: 0,
      wishlistItems: 0,
      orders: 0,
      recentMessages: 0,
    });
    const { id } = await buy(market, { buyer: person, listing: { price: 1_000 } });
    await buy(market, { buyer: person, listing: { price: 2_000 } });
    await oja.call('confirmPurchase', { token: person.token, params: { id } });
    const data = await dashboard(person);
    expect(data).toMatchObject({ role: 'user', totalSpent: 3_000, orders: 1 });
    const { sparklines } = data;
    expect('spent' in sparklines && sparklines.spent).toHaveLength(14);
    expect(['spent' in sparklines && sparklines.spent.at(-1), sparklines.orders.at(-1)]).toEqual([3_000, 1]);
    expect(data.recentActivity.map((row) => row.title)).toEqual(['Purchase', 'Purchase', 'Wallet movement']);
    expect(data.recentActivity[0]?.status).toBe('active');
  });

  test('has the figures of a seller', async () => {
    const shop = await addTrader(oja);
    const person = await addBuyer(oja, 100_000);
    const { id } = await buy({ ...market, seller: shop }, { buyer: person, listing: { price: 1_000 } });
    await oja.call('confirmPurchase', { token: person.token, params: { id } });
    await buy({ ...market, seller: shop }, { buyer: person, listing: { price: 2_000 } });
    const { addPosted } = await import('../../trade/listings/test-listings.ts');
    await addPosted(oja, shop);
    expect(await dashboard(shop)).toMatchObject({
      role: 'seller',
      totalRevenue: 900,
      totalProducts: 1,
      totalOrders: 2,
      recentMessages: 0,
      recentActivity: [{ type: 'sale', title: 'Sale', amount: 900, status: 'completed' }],
    });
  });

  test('performance counts views, sales and what was paid, by day (U351)', async () => {
    const shop = await addTrader(oja);
    const { addPosted } = await import('../../trade/listings/test-listings.ts');
    const listing = await addPosted(oja, shop);
    for (const person of [buyer, await addBuyer(oja), await addBuyer(oja), await addBuyer(oja)]) {
      await oja.call('viewListing', { token: person.token, params: { id: listing.id } });
    }
    await oja.call('saveListing', { token: buyer.token, params: { id: listing.id } });
    const asked = await oja.call('openConversation', {
      token: buyer.token,
      body: {
        listing_id: listing.id,
        client_id: randomUUID(),
        subject: 'Audience',
        priority: 'low',
        message: 'Where do most of them live?',
      },
    });
    expect(asked.status).toBe(200);
    const { id } = await buy({ ...market, seller: shop }, { listing: { price: 1_000 } });
    await oja.call('confirmPurchase', { token: buyer.token, params: { id } });
    const { body } = await oja.call('showPerformance', { token: shop.token, query: { days: '7' } });
    expect(body.data).toMatchObject({
      views: 4,
      saves: 1,
      questions: 1,
      sales: 1,
      revenue: 900,
      conversion: 25,
      response_minutes: null,
    });
    expect(body.data.days).toHaveLength(7);
    expect(body.data.days.at(-1)).toMatchObject({ views: 4, sales: 1, revenue: 900, response_minutes: null });
    expect(dayMs).toBeGreaterThan(0);
  });

  test('a look stays on its day when the person comes back, and counts once a day', async () => {
    const shop = await addTrader(oja);
    const { addPosted } = await import('../../trade/listings/test-listings.ts');
    const listing = await addPosted(oja, shop);
    const look = () => oja.call('viewListing', { token: buyer.token, params: { id: listing.id } });
    await look();
    oja.clock.advance(dayMs / 4);
    await look();
    oja.clock.advance(2 * dayMs);
    await look();
    const { body } = await oja.call('showPerformance', { token: shop.token, query: { days: '7' } });
    expect(body.data.days.map(({ views }) => views)).toEqual([0, 0, 0, 0, 1, 0, 1]);
  });

  test('the response time is the median of all answers, and of the questions of each day', async () => {
    const shop = { ...market, seller: await addTrader(oja) };
    const answerAfter = async (minutes: number) => {
      const asking = await addBuyer(oja);
      const { id } = await buy({ ...shop, buyer: asking }, { listing: { price: 100 } });
      await dispute({ ...shop, buyer: asking }, id);
      oja.clock.advance(minutes * minuteMs);
      const body = { text: 'Here I am.' };
      await oja.call('addStatement', { token: shop.seller.token, params: { purchase_id: id }, body });
    };
    await answerAfter(10);
    await answerAfter(50);
    oja.clock.advance(dayMs);
    await answerAfter(20);
    const { body } = await oja.call('showPerformance', { token: shop.seller.token, query: { days: '7' } });
    expect(body.data.response_minutes).toBe(20);
    const byDay = body.data.days.map(({ response_minutes: minutes }) => minutes);
    expect(byDay.slice(-2)).toEqual([30, 20]);
  });
});
