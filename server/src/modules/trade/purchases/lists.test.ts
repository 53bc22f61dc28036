import { dayMs, minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, buy, buyAndDispute, dispute, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { completePurchases } from './index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const list = (query: Record<string, string> = {}, token = buyer.token) =>
  oja.call('listPurchases', { token, query });
const handles = (body: { data: { listing: { handle: string } }[] }) =>
  body.data.map((row) => row.listing.handle);
const later = () => oja.clock.advance(minuteMs);

// One of each status, oldest first: completed, refunded, cancelled, disputed, pending.
const made: Record<string, string> = {};
for (const [status, price, platform] of [
  ['completed', 10_000, 'instagram'],
  ['refunded', 20_000, 'youtube'],
  ['cancelled', 30_000, 'tiktok'],
  ['disputed', 40_000, 'telegram'],
  ['pending', 50_000, 'instagram'],
] as const) {
  later();
  const { id } = await buy(market, {
    listing: { handle: `@${status}`, price, platform, category: null, password: `secret-of-${status}` },
  });
  made[status] = id;
}
const idOf = (status: string) => made[status] ?? '';
await oja.call('confirmPurchase', { token: buyer.token, params: { id: idOf('completed') } });
for (const status of ['refunded', 'disputed']) await dispute(market, idOf(status));
await oja.call('resolveDispute', {
  token: admin.token,
  params: { purchase_id: idOf('refunded') },
  body: { type: 'favor_buyer', details: 'Nothing was delivered.', early_reason: 'It cannot wait.' },
});
await oja.call('cancelTransaction', {
  token: admin.token,
  params: { id: idOf('cancelled') },
  body: { reason: 'The seller asked for it.' },
});

describe('GET /purchases (U755, U756)', () => {
  test('carries what the specification names, credentials included, in every status (U272, U430 to U442)', async () => {
    const { status, body, headers } = await list();
    expect([status, body.status, headers['cache-control']]).toEqual([200, 'success', 'no-store']);
    expect(body.message).toBe('Success');
    expect(body.data.map((row) => row.status)).toEqual([
      'pending',
      'disputed',
      'cancelled',
      'refunded',
      'completed',
    ]);
    for (const row of body.data) {
      expect(row.listing).toMatchObject({
        handle: `@${row.status}`,
        description: 'Street food of Lagos, grown since 2019.',
        username: expect.stringContaining('@example.com'),
        password: `secret-of-${row.status}`,
      });
      expect(Object.keys(row)).toEqual(
        expect.arrayContaining(['id', 'status', 'created_at', 'dispute_start', 'dispute_end', 'listing']),
      );
    }
  });

  test('counts all purchases beside the page, each in one tab (database figures)', async () => {
    const { body } = await list({ limit: '1' });
    expect(body.data).toHaveLength(1);
    expect(body.counts).toEqual({ all: 5, pending: 1, completed: 1, failed: 2, disputed: 1 });
    // Without refunds: 10,000 + 40,000 + 50,000.
    expect(body.totals).toEqual({ purchases: 5, spent: 100_000 });
  });

  test.each([
    [{ tab: 'all' }, ['@pending', '@disputed', '@cancelled', '@refunded', '@completed']],
    [{ tab: 'pending' }, ['@pending']],
    [{ tab: 'disputed' }, ['@disputed']],
    [{ tab: 'completed' }, ['@completed']],
    [{ tab: 'failed' }, ['@cancelled', '@refunded']],
    [{ status: 'disputed' }, ['@disputed']],
    [{ platform: 'Instagram' }, ['@pending', '@completed']],
    [{ search: 'REFUND' }, ['@refunded']],
    [{ search: '50%' }, []],
    [{ sort: 'price_high', limit: '2' }, ['@pending', '@disputed']],
    [{ sort: 'price_low', limit: '2' }, ['@completed', '@refunded']],
  ])('%o gives %o', async (query, expected) => {
    expect(handles((await list(query)).body)).toEqual(expected);
  });

  test('finds a purchase by its reference', async () => {
    const { body } = await list();
    const { reference } = present(body.data[3]);
    expect(handles((await list({ search: reference.toLowerCase() })).body)).toEqual(['@refunded']);
  });

  test.each(['recent', 'price_high', 'price_low'])('goes on page after page by %s', async (sort) => {
    const whole = handles((await list({ sort })).body);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list({ sort, limit: '2', ...(cursor ? { cursor } : {}) });
      paged.push(...handles(body));
      cursor = body.next_cursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(whole);
  });

  test.each<Record<string, string>>([
    { sort: 'newest' },
    { tab: 'open' },
    { limit: '0' },
    { cursor: 'abc' },
    { sort: 'price_low', cursor: 'W10' },
    { status: 'sold' },
  ])('refuses %o', async (query) => {
    expect(refusalOf(await list(query))).toEqual([400, 'invalid_input']);
  });

  test('shows none of other users (U711)', async () => {
    const other = await addBuyer(oja);
    const { body } = await list({}, other.token);
    expect([body.data, body.counts.all]).toEqual([[], 0]);
  });

  test('offers what the buyer may do next, from the process table (U565)', async () => {
    const { body } = await list();
    expect(body.data.map((row) => row.actions)).toEqual([
      ['confirm', 'dispute'],
      ['withdraw_dispute'],
      [],
      [],
      ['review'],
    ]);
  });
});

describe('GET /purchases/{id} (U757, U758)', () => {
  test('answers the buyer, refuses the seller, and does not know a stranger', async () => {
    const params = { id: idOf('completed') };
    const other = await addBuyer(oja);
    const answers = await Promise.all(
      [buyer, seller, other].map(({ token }) => oja.call('showPurchase', { token, params })),
    );
    expect(answers.map(refusalOf)).toEqual([
      [200, undefined],
      [403, 'access_denied'],
      [404, 'not_found'],
    ]);
    expect(answers[0]?.body.data.listing.password).toBe('secret-of-completed');
    expect(answers[1]?.text).not.toContain('secret-of');
  });

  test.each(['0', "' or 1=1", '99999999999999999999'])('does not know the id %s', async (id) => {
    expect(refusalOf(await oja.call('showPurchase', { token: buyer.token, params: { id } }))).toEqual([
      404,
      'not_found',
    ]);
  });

  test('keeps what was sold, whatever the seller changes afterwards', async () => {
    const { id } = await buyAndDispute(market);
    await oja.call('resolveDispute', {
      token: admin.token,
      params: { purchase_id: id },
      body: { type: 'favor_buyer', details: 'Refunded.', early_reason: 'It cannot wait.' },
    });
    const { body } = await oja.call('showPurchase', { token: buyer.token, params: { id } });
    const listingId = present(body.data.listing.id);
    const edit = await oja.call('updateListing', {
      token: seller.token,
      params: { id: listingId },
      body: { password: 'brand-new', description: 'Rewritten.', price: 1 },
    });
    expect(edit.status).toBe(200);
    const kept = await oja.call('showPurchase', { token: buyer.token, params: { id } });
    expect(kept.body.data.listing).toEqual(body.data.listing);
  });
});

describe('the log of credentials', () => {
  test('notes the first serving once, and every look and copy', async () => {
    const { id } = await buy(market, { listing: { price: 1_000 } });
    const log = () =>
      oja.deps.db
        .selectFrom('purchaseReveals')
        .select('what')
        .where('purchaseId', '=', id)
        .orderBy('id')
        .execute();
    expect(await log()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => oja.call('showPurchase', { token: buyer.token, params: { id } })));
    await list();
    expect(await log()).toEqual([{ what: 'served' }]);
    for (const what of ['shown', 'copied_username', 'copied_password', 'shown'] as const) {
      const { status } = await oja.call('revealCredentials', {
        token: buyer.token,
        params: { id },
        body: { what },
      });
      expect(status).toBe(200);
    }
    expect((await log()).map((row) => row.what)).toEqual([
      'served',
      'shown',
      'copied_username',
      'copied_password',
      'shown',
    ]);
  });

  test('is written by the buyer alone', async () => {
    const params = { id: idOf('pending') };
    const other = await addBuyer(oja);
    const send = (token: string, what: string) =>
      oja.callRaw('revealCredentials', { token, params, body: { what } });
    expect(refusalOf(await send(seller.token, 'shown'))).toEqual([403, 'access_denied']);
    expect(refusalOf(await send(other.token, 'shown'))).toEqual([404, 'not_found']);
    expect(refusalOf(await send(buyer.token, 'served'))).toEqual([400, 'invalid_input']);
  });

  test('cannot be changed by the application', async () => {
    await expect(
      oja.deps.db.updateTable('purchaseReveals').set({ what: 'shown' }).execute(),
    ).rejects.toThrow();
  });
});

describe('beside a purchase', () => {
  test('what to change first is a list for its platform', async () => {
    const params = { id: idOf('disputed') };
    const { body } = await oja.call('changeFirst', { token: buyer.token, params });
    expect(body.data.platform).toBe('telegram');
    expect(body.data.steps[0]?.title).toBe('Ownership');
    expect(refusalOf(await oja.call('changeFirst', { token: seller.token, params }))).toEqual([
      403,
      'access_denied',
    ]);
  });

  test('a receipt says what was paid and what came back', async () => {
    const receipt = async (status: string) =>
      (await oja.call('purchaseReceipt', { token: buyer.token, params: { id: idOf(status) } })).body.data;
    expect(await receipt('completed')).toMatchObject({
      buyer: { email: buyer.email },
      lines: [{ label: 'Price', amount: 10_000 }],
      total: 10_000,
      currency: 'NGN',
    });
    expect(await receipt('refunded')).toMatchObject({
      lines: [
        { label: 'Price', amount: 20_000 },
        { label: 'Refunded', amount: -20_000 },
      ],
      total: 0,
    });
    expect(
      refusalOf(
        await oja.call('purchaseReceipt', { token: seller.token, params: { id: idOf('completed') } }),
      ),
    ).toEqual([403, 'access_denied']);
  });

  test('the export has every purchase and no credentials, and its name', async () => {
    const { text, headers } = await oja.call('exportPurchases', {
      token: buyer.token,
      query: { sort: 'price_low' },
    });
    expect(headers['content-disposition']).toBe('attachment; filename="purchases_2026-11-15.csv"');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toBe(
      'reference,handle,platform,category,seller,price,refunded,status,bought_at,completed_at',
    );
    expect(lines).toHaveLength(1 + (await list()).body.counts.all);
    expect(lines[2]).toContain(',@completed,instagram,,');
    expect(text).not.toContain('secret-of');
  });
});

describe('GET /sales', () => {
  const sales = (query: Record<string, string> = {}, token = seller.token) =>
    oja.call('listSales', { token, query });

  test('names the buyer by nickname and id alone, what is held and when it is released', async () => {
    const { body, text } = await sales({ search: '@pending' });
    expect(body.data[0]).toMatchObject({
      buyer: { name: expect.stringMatching(/^person/) },
      price: 50_000,
      fee: 5_000,
      payout: 45_000,
      held: 50_000,
      release_at: expect.stringContaining('2026-11-22'),
      released_at: null,
      actions: [],
    });
    expect(Object.keys(present(body.data[0]).buyer)).toEqual(['id', 'name']);
    for (const secret of [buyer.email, 'secret-of', '"username"']) expect(text).not.toContain(secret);
  });

  test('says what became of the others', async () => {
    const of = async (handle: string) => (await sales({ search: handle })).body.data[0];
    expect(await of('@completed')).toMatchObject({ held: 0, payout: 9_000, release_at: null });
    expect((await of('@completed'))?.released_at).not.toBeNull();
    expect(await of('@refunded')).toMatchObject({ held: 0, payout: 0, fee: 0, released_at: null });
    expect(await of('@disputed')).toMatchObject({
      held: 40_000,
      release_at: null,
      actions: ['answer_dispute', 'replace_credentials'],
    });
  });

  test('counts and sums all of them', async () => {
    const { body } = await sales({ limit: '1' });
    const { body: bought } = await list({ limit: '1' });
    expect(body.counts).toEqual(bought.counts);
    const whole = (await sales({ limit: '100' })).body.data;
    const held = whole.reduce((sum, row) => sum + row.held, 0);
    expect(body.totals).toMatchObject({ sales: whole.length, held });
  });

  test('one sale is its seller’s', async () => {
    const params = { id: idOf('pending') };
    const other = await addBuyer(oja);
    const answers = await Promise.all(
      [seller, buyer, other].map(({ token }) => oja.call('showSale', { token, params })),
    );
    expect(answers.map(refusalOf)).toEqual([
      [200, undefined],
      [403, 'access_denied'],
      [404, 'not_found'],
    ]);
  });

  test('the export has its name and no e-mail address', async () => {
    const { text, headers } = await oja.call('exportSales', { token: seller.token });
    expect(headers['content-disposition']).toBe('attachment; filename="sales_2026-11-15.csv"');
    expect(text).not.toContain(buyer.email);
  });
});

test('after all of it the books are clean, and expired windows offer no dispute', async () => {
  oja.clock.advance(7 * dayMs);
  const { body } = await list({ status: 'pending' });
  expect(body.data[0]?.actions).toEqual(['confirm']);
  await completePurchases.run(oja.deps, {}, { number: 1, last: true });
  expect((await list({ status: 'pending' })).body.data).toEqual([]);
  await expectCleanLedger(oja);
});
