import { minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { setStatus } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { addAdmin, addBuyer, addTrader, buy, dispute, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const list = (query: Record<string, string> = {}, token = admin.token) =>
  oja.call('listStaffTransactions', { token, query });
const accounts = (body: { data: { account: string }[] }) => body.data.map((row) => row.account);

// An old one, and one of each status on one day a minute apart.
const made: Record<string, string> = {};
const make = async (name: string, price: number, platform: string) => {
  made[name] = (await buy(market, { listing: { handle: `@${name}`, price, platform, category: null } })).id;
  oja.clock.advance(minuteMs);
};
const idOf = (name: string) => made[name] ?? '';
oja.clock.now = new Date('2026-09-01T09:00:00.000Z');
await make('old', 70_000, 'facebook');
await oja.call('confirmPurchase', { token: buyer.token, params: { id: idOf('old') } });
oja.clock.now = new Date('2026-11-15T09:00:00.000Z');
await make('done', 10_000, 'instagram');
await make('back', 20_000, 'youtube');
await make('off', 30_000, 'tiktok');
await make('fight', 40_000, 'telegram');
await make('fresh', 50_000, 'instagram');
await oja.call('confirmPurchase', { token: buyer.token, params: { id: idOf('done') } });
for (const name of ['back', 'fight']) await dispute(market, idOf(name), { reason: 'credentials_fail' });
await oja.call('resolveDispute', {
  token: admin.token,
  params: { purchase_id: idOf('back') },
  body: { type: 'favor_buyer', details: 'Refunded.', early_reason: 'It cannot wait.' },
});
await oja.call('cancelTransaction', {
  token: admin.token,
  params: { id: idOf('off') },
  body: { reason: 'Both asked for it.' },
});

describe('GET /admin/transactions (A357 to A370, A426, A427, A511)', () => {
  test('is for administrators alone', async () => {
    const moderator = await oja.person({ role: 'moderator' });
    expect((await list({}, admin.token)).status).toBe(200);
    for (const { token } of [moderator, buyer]) {
      expect(refusalOf(await list({}, token))).toEqual([403, 'access_denied']);
    }
    expect(refusalOf(await oja.call('listStaffTransactions'))).toEqual([401, 'session_required']);
  });

  test('has the fields and the words of the specification', async () => {
    const { body } = await list({ search: '@fight' });
    expect(body.data).toEqual([
      {
        id: expect.stringMatching(/^TXN-\d{3,}$/),
        purchase_id: idOf('fight'),
        buyer: expect.stringMatching(/^Person/),
        buyer_id: expect.any(String),
        seller_id: expect.any(String),
        seller: expect.stringMatching(/^Person/),
        account: '@fight',
        platform: 'telegram',
        amount: 40_000,
        fee: 4_000,
        refunded: 0,
        status: 'processing',
        purchase_status: 'disputed',
        date: '2026-11-15T09:03:00.000Z',
        paymentMethod: 'Wallet',
        disputeStatus: 'open',
        disputeReason: 'credentials_fail',
        disputeDate: expect.any(String),
        actions: ['resolve_dispute'],
      },
    ]);
    const { body: all } = await list();
    const shown = Object.fromEntries(all.data.map((row) => [row.account, [row.status, row.disputeStatus]]));
    expect(shown).toEqual({
      '@fresh': ['processing', 'none'],
      '@fight': ['processing', 'open'],
      '@off': ['failed', 'none'],
      '@back': ['refunded', 'resolved'],
      '@done': ['completed', 'none'],
      '@old': ['completed', 'none'],
    });
  });

  test('offers Resolve Dispute only while one is open or escalated (A224)', async () => {
    const { body } = await list();
    const offered = body.data.filter((row) => row.actions.includes('resolve_dispute'));
    expect(accounts({ data: offered })).toEqual(['@fight']);
    const cancellable = body.data.filter((row) => row.actions.includes('cancel'));
    expect(accounts({ data: cancellable })).toEqual(['@fresh']);
    const deletable = body.data.filter((row) => row.actions.includes('delete'));
    expect(accounts({ data: deletable })).toEqual(['@off', '@back', '@done', '@old']);
  });

  test.each<[Record<string, string>, string[]]>([
    [{ status: 'processing' }, ['@fresh', '@fight']],
    [{ status: 'failed' }, ['@off']],
    [{ status: 'refunded' }, ['@back']],
    [{ period: '7d', status: 'completed' }, ['@done']],
    [{ period: '90d', status: 'completed' }, ['@done', '@old']],
    [{ dispute: 'any' }, ['@fight', '@back']],
    [{ dispute: 'open' }, ['@fight']],
    [{ dispute: 'resolved' }, ['@back']],
    [{ dispute: 'escalated' }, []],
    [{ dispute: 'none', period: '7d' }, ['@fresh', '@off', '@done']],
    [{ sort: 'amount', direction: 'asc' }, ['@done', '@back', '@off', '@fight', '@fresh', '@old']],
    [{ sort: 'amount' }, ['@old', '@fresh', '@fight', '@off', '@back', '@done']],
    [{ sort: 'date', direction: 'asc' }, ['@old', '@done', '@back', '@off', '@fight', '@fresh']],
    [{ sort: 'platform', direction: 'asc' }, ['@old', '@done', '@fresh', '@fight', '@off', '@back']],
    [{ sort: 'status', direction: 'asc' }, ['@old', '@done', '@off', '@fight', '@fresh', '@back']],
    [{ sort: 'disputeStatus' }, ['@back', '@fight', '@fresh', '@off', '@done', '@old']],
  ])('%o gives %o', async (query, expected) => {
    const { body } = await list(query);
    expect(accounts(body)).toEqual(expected);
    expect([body.total, body.total_is_exact]).toEqual([expected.length, true]);
  });

  test('is searched by id, buyer, seller and account', async () => {
    const { body } = await list({ search: '@back' });
    const { id: reference, buyer: buyerName } = present(body.data[0]);
    expect(accounts((await list({ search: reference })).body)).toEqual(['@back']);
    for (const search of [buyerName.toUpperCase(), buyer.email, seller.email]) {
      expect((await list({ search })).body.total).toBe(6);
    }
    expect((await list({ search: "' or 1=1 --" })).body.total).toBe(0);
    expect((await list({ search: '%' })).body.total).toBe(0);
    // A part of the id is enough (A212).
    for (const part of ['TXN-', 'txn', 'TXN-0', 'TXN-00', '00']) {
      expect((await list({ search: part })).body.total).toBe(6);
    }
    expect((await list({ search: 'TXN-01' })).body.total).toBe(0);
    expect(accounts((await list({ search: 'TXN-3' })).body)).toEqual(['@back']);
  });

  test.each(['date', 'amount', 'status', 'platform', 'disputeStatus'])(
    'goes on page after page by %s, both ways',
    async (sort) => {
      for (const direction of ['asc', 'desc']) {
        const whole = accounts((await list({ sort, direction })).body);
        const paged: string[] = [];
        let cursor: string | undefined;
        do {
          const { body } = await list({ sort, direction, limit: '2', ...(cursor ? { cursor } : {}) });
          paged.push(...accounts(body));
          cursor = body.next_cursor ?? undefined;
        } while (cursor);
        expect(paged).toEqual(whole);
      }
    },
  );

  test.each<Record<string, string>>([
    { sort: 'price' },
    { direction: 'up' },
    { status: 'pending' },
    { period: '2d' },
    { dispute: 'lost' },
    { limit: '101' },
    { cursor: 'W10' },
    { sort: 'amount', cursor: Buffer.from('["x","y"]').toString('base64url') },
  ])('refuses %o', async (query) => {
    expect(refusalOf(await list(query))).toEqual([400, 'invalid_input']);
  });

  test('follows a person who changes their name', async () => {
    await oja.deps.db
      .updateTable('users')
      .set({ name: 'Ngozi Planted' })
      .where('id', '=', buyer.id)
      .execute();
    await oja.runJobs();
    expect((await list({ search: 'ngozi planted' })).body.total).toBe(6);
  });
});

describe('one transaction', () => {
  test('is shown with its people, amounts and history', async () => {
    const { body, text } = await oja.call('showStaffTransaction', {
      token: admin.token,
      params: { id: idOf('off') },
    });
    expect(body.data).toMatchObject({
      status: 'failed',
      buyer_person: { id: buyer.id, email: buyer.email },
      seller_person: { email: seller.email },
      payout: 0,
      refunded: 30_000,
      fee_percent: 10,
      note: 'Both asked for it.',
      added_by_staff: false,
      timeline: [
        { by: 'buyer', title: 'Bought' },
        { by: 'staff', person_id: admin.id, title: 'Called off', text: 'Both asked for it.' },
      ],
    });
    expect(text).not.toContain('jollof-and-plantain');
    expect(refusalOf(await oja.call('showStaffTransaction', { token: admin.token }))).toEqual([
      404,
      'not_found',
    ]);
  });
});

describe('GET /admin/transactions/summary (A211)', () => {
  const summary = async (period: '7d' | '30d' | '90d' | '1y') =>
    (await oja.call('summariseTransactions', { token: admin.token, query: { period } })).body.data;

  test('counts what happened in the period, and what is open now', async () => {
    expect(await summary('30d')).toMatchObject({
      transactions: 5,
      volume: 100_000,
      fees: 1_000,
      processing: 2,
      escrow: 90_000,
      open_disputes: 1,
      escalated_disputes: 0,
      success_rate: 33.3,
      before: { transactions: 0, volume: 0, fees: 0 },
      series_step: 'day',
    });
    expect(await summary('90d')).toMatchObject({ transactions: 6, volume: 170_000, fees: 8_000 });
  });

  test.each([
    ['7d', 7],
    ['30d', 30],
    ['90d', 90],
    ['1y', 13],
  ] as const)('draws %s as %s points that sum to the cards', async (period, points) => {
    const data = await summary(period);
    expect(data.series).toHaveLength(points);
    const sum = (field: 'transactions' | 'volume' | 'fees') =>
      data.series.reduce((total, point) => total + point[field], 0);
    expect([sum('transactions'), sum('volume'), sum('fees')]).toEqual([
      data.transactions,
      data.volume,
      data.fees,
    ]);
    expect(data.series.at(-1)).toMatchObject({ transactions: 5 });
  });
});

describe('export', () => {
  test('has the filter, its name, and a line on record', async () => {
    const { text, headers } = await oja.call('exportStaffTransactions', {
      token: admin.token,
      query: { status: 'processing', sort: 'amount' },
    });
    expect(headers['content-disposition']).toBe('attachment; filename="transactions_2026-11-15.csv"');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('50000,5000,0,processing');
    const line = await oja.deps.db
      .selectFrom('auditLog')
      .select('id')
      .where('action', '=', 'transactions.exported')
      .execute();
    expect(line).toHaveLength(1);
  });
});

describe('POST /admin/transactions (A451, A469 to A475, A631, A632)', () => {
  const add = (body: BodyFor<'addTransaction'>, headers: Record<string, string> = {}, token = admin.token) =>
    oja.call('addTransaction', { token, body, headers });
  const form = (change: Partial<BodyFor<'addTransaction'>> = {}): BodyFor<'addTransaction'> => ({
    buyer_id: buyer.id,
    seller_id: seller.id,
    account: 'byhand',
    platform: 'instagram',
    amount: 1_005,
    payment_method: 'Bank Transfer',
    reason: 'Agreed by phone.',
    ...change,
  });

  test('moves real money into escrow, with the fee of the settings', async () => {
    const had = await availableOf(oja, buyer);
    const { status, body } = await add(form());
    expect([status, body.message]).toEqual([200, 'Transaction created successfully']);
    expect(body.data).toMatchObject({
      account: '@byhand',
      amount: 1_005,
      fee: 100.5,
      status: 'processing',
      paymentMethod: 'Bank Transfer',
      added_by_staff: true,
      note: 'Agreed by phone.',
    });
    expect(await availableOf(oja, buyer)).toBe(had - 1_005);
    const id = present(body.data).purchase_id;
    const own = await oja.call('showPurchase', { token: buyer.token, params: { id } });
    expect(own.body.data).toMatchObject({
      listing: { id: null, username: '', password: '', handle: '@byhand' },
      actions: ['confirm', 'dispute'],
    });
    await oja.call('confirmPurchase', { token: buyer.token, params: { id } });
    const notifications = await oja.call('listNotifications', { token: seller.token });
    expect(notifications.body.data.map((row) => row.event)).toContain('transaction_added');
    await expectCleanLedger(oja);
  });

  test('is notified to the buyer at once, and can be disputed and refunded like any other', async () => {
    const shop = { ...market, buyer: await addBuyer(oja, 5_000) };
    const { body } = await add(form({ buyer_id: shop.buyer.id }));
    const id = present(body.data).purchase_id;
    const notifications = (await oja.call('listNotifications', { token: shop.buyer.token })).body.data;
    expect(notifications).toContainEqual(
      expect.objectContaining({ event: 'transaction_added', text: expect.stringContaining('₦1,005.00') }),
    );
    expect((await dispute(shop, id)).status).toBe(200);
    const decided = await oja.call('resolveDispute', {
      token: admin.token,
      params: { purchase_id: id },
      body: { type: 'favor_buyer', details: 'No.', early_reason: 'It cannot wait.' },
    });
    expect(decided.status).toBe(200);
    expect(await availableOf(oja, shop.buyer)).toBe(5_000);
    await expectCleanLedger(oja);
  });

  test.each([
    [{ buyer_id: undefined }],
    [{ seller_id: 'x' }],
    [{ account: ' ' }],
    [{ amount: 0 }],
    [{ amount: -5 }],
    [{ amount: 10.5 }],
    [{ amount: '1005' }],
  ])('refuses %o with the sentence of the specification', async (change) => {
    const body = { ...form(), ...change };
    const answer = await oja.callRaw('addTransaction', { token: admin.token, body });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
    expect(answer.body.message).toContain('Please fill in all required fields');
  });

  test('needs a reason, two people who trade, and an administrator who is neither', async () => {
    expect(refusalOf(await add(form({ reason: '' })))).toEqual([400, 'invalid_input']);
    expect(refusalOf(await add(form({ seller_id: buyer.id })))).toEqual([400, 'same_trader_twice']);
    expect(refusalOf(await add(form({ seller_id: crypto.randomUUID() })))).toEqual([400, 'trader_unknown']);
    expect(refusalOf(await add(form({ seller_id: (await addAdmin(oja)).id })))).toEqual([
      400,
      'trader_unknown',
    ]);
    expect(refusalOf(await add(form({ buyer_id: admin.id })))).toEqual([403, 'party_cannot_decide']);
    const banned = await addTrader(oja);
    await setStatus(oja, banned.id, 'banned');
    expect(refusalOf(await add(form({ seller_id: banned.id })))).toEqual([400, 'trader_unknown']);
  });

  test('is refused with a sentence when the buyer’s wallet holds too little', async () => {
    const poor = await addBuyer(oja, 10);
    const answer = await add(form({ buyer_id: poor.id }));
    expect(refusalOf(answer)).toEqual([422, 'wallet_balance_too_low']);
    expect(answer.body.message).toContain('₦10.00');
  });

  test('is added once with one key, and is on record', async () => {
    const key = { 'idempotency-key': 'add-1' };
    const [first, again] = [await add(form(), key), await add(form(), key)];
    expect(again.body.data).toEqual(first.body.data);
    expect(refusalOf(await add(form({ amount: 5 }), key))).toEqual([422, 'idempotency_key_reused']);
    const line = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'reason'])
      .where('subjectId', '=', present(first.body.data).purchase_id)
      .execute();
    expect(line).toEqual([{ action: 'transaction.added', reason: 'Agreed by phone.' }]);
  });

  test('people are found by name or e-mail, staff not among them', async () => {
    const find = async (search: string) =>
      (await oja.call('findTraders', { token: admin.token, query: { search } })).body.data;
    expect(await find(seller.email)).toMatchObject([
      { id: seller.id, role: 'seller', available: expect.any(Number) },
    ]);
    expect(await find(seller.email.toUpperCase())).toHaveLength(1);
    expect(await find('%')).toEqual([]);
    expect(await find(admin.email)).toEqual([]);
    expect(refusalOf(await oja.call('findTraders', { token: admin.token }))).toEqual([400, 'invalid_input']);
  });
});
