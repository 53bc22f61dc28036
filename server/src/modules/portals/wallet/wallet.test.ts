import { dayMs, hourMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { buy, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { credit, debit } from '../../../domain/ledger/posting.ts';
import { postTransfer } from '../../money/ledger/index.ts';
import { changeText } from './read-stats.ts';

const oja = await startOja();
afterEach(() => expectCleanLedger(oja));
let facts = 0;

/** Moves money between the platform and a wallet: above zero in, below zero out. */
async function move(person: Person, naira: number, kind = 'opening_balance', memo = 'Money'): Promise<void> {
  facts += 1;
  const kobo = Math.abs(naira) * 100;
  const [from, to] = [account.platform('bank'), account.wallet(person.id)];
  const legs = naira > 0 ? [debit(from, kobo), credit(to, kobo)] : [debit(to, kobo), credit(from, kobo)];
  await inTransaction(oja.deps.db, (tx) =>
    postTransfer(tx, { key: `fact:${facts}`, kind, subjectId: null, memo, legs }, oja.deps.now()),
  );
}
const transactions = (person: Person, query: Record<string, string> = {}) =>
  oja.call('listTransactions', { token: person.token, query });

describe('GET /wallet/stats', () => {
  test('answers four cards, the available balance first, U480 to U487 U772 U773', async () => {
    const ada = await oja.person({ days: 90 });
    await move(ada, 1_000);
    oja.clock.advance(31 * dayMs);
    await move(ada, 250.5);
    const { body } = await oja.call('walletStats', { token: ada.token });
    expect(body.data.map((stat) => [stat.title, stat.value])).toEqual([
      ['Available Balance', 1_250.5],
      ['In Escrow', 0],
      ['Pending Withdrawals', 0],
      ['Total Earned', 0],
    ]);
    expect(body.data[0]).toEqual({
      title: 'Available Balance',
      value: 1_250.5,
      change: '+25.1% in 30 days',
      color: 'primary',
      bgColor: 'primary',
      icon: 'money',
    });
  });

  test('counts what was earned by sales, with the change against last month', async () => {
    const ada = await oja.person({ days: 90 });
    await move(ada, 1_000, 'purchase_sale');
    oja.clock.advance(31 * dayMs);
    await move(ada, 3_000, 'purchase_sale');
    const { body } = await oja.call('walletStats', { token: ada.token });
    expect(body.data[3]).toMatchObject({ value: 4_000, change: '+200.0% against last month' });
  });

  test.each([
    [0, 0, 'No change now'],
    [5, 0, 'New now'],
    [50, 100, '-50.0% now'],
    [100_000, 100, '+99,900% now'],
  ])('says how %i compares with %i', (now, before, words) => {
    expect(changeText(now, before, 'now')).toBe(words);
  });
});

describe('GET /transactions', () => {
  test('answers the fields of the specification, newest first, U471 to U479 U769 U770', async () => {
    const ada = await oja.person();
    await move(ada, 1_000, 'opening_balance', 'First');
    await move(ada, -200, 'other', 'Second');
    const { body } = await transactions(ada);
    expect(body.data).toEqual([
      {
        id: expect.any(String),
        date: oja.clock.now.toISOString(),
        type: 'debit',
        description: 'Second',
        amount: 200,
        status: 'completed',
        reference: expect.stringMatching(/^OJA-[0-9A-F]{12}$/),
        balance_after: 800,
      },
      expect.objectContaining({ type: 'credit', description: 'First', amount: 1_000, balance_after: 1_000 }),
    ]);
  });

  test('goes through any number of rows page by page, none twice, none left out', async () => {
    const ada = await oja.person();
    for (let n = 1; n <= 23; n += 1) await move(ada, n);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await transactions(ada, { limit: '5', ...(cursor ? { cursor } : {}) });
      seen.push(...body.data.map((row) => row.amount));
      cursor = body.next_cursor ?? undefined;
      // A transfer is posted while the user pages.
      if (seen.length === 10) await move(ada, 100);
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 23 }, (_, n) => 23 - n));
  });

  test('filters by kind, text, day and status', async () => {
    const ada = await oja.person({ days: 9 });
    await move(ada, 500, 'opening_balance', 'Gift of 50% off_season');
    oja.clock.advance(2 * dayMs);
    await move(ada, -100, 'other', 'Plan');
    const amounts = async (query: Record<string, string>) =>
      (await transactions(ada, query)).body.data.map((row) => row.amount);
    const today = new Date(oja.clock.now.getTime() + hourMs).toISOString().slice(0, 10);
    expect(await amounts({ type: 'credit' })).toEqual([500]);
    expect(await amounts({ type: 'debit' })).toEqual([100]);
    expect(await amounts({ search: 'gift' })).toEqual([500]);
    expect(await amounts({ search: '50%' })).toEqual([500]);
    expect(await amounts({ search: '5_%' })).toEqual([]);
    expect(await amounts({ from: today })).toEqual([100]);
    expect(await amounts({ status: 'pending' })).toEqual([]);
    expect(await amounts({ status: 'completed' })).toEqual([100, 500]);
    expect(await amounts({ search: "' or 1=1 --" })).toEqual([]);
  });

  test.each<Record<string, string>>([
    { limit: '1e9' },
    { limit: '-1' },
    { limit: 'abc' },
    { cursor: 'x y' },
    { cursor: 'abc' },
    { type: 'both' },
    { sort: 'id' },
  ])('refuses %j', async (query) => {
    const ada = await oja.person();
    expect(refusalOf(await transactions(ada, query))).toEqual([400, 'invalid_input']);
  });

  test('comes 24 at a time, and goes on where the page before ended', async () => {
    const ada = await oja.person();
    for (let n = 1; n <= 25; n += 1) await move(ada, n);
    const { body: first } = await transactions(ada);
    const { body: second } = await transactions(ada, { cursor: present(first.next_cursor) });
    expect([first.data.length, second.data.length, second.next_cursor]).toEqual([24, 1, null]);
  });

  test('shows none of another user', async () => {
    const [ada, eve] = [await oja.person(), await oja.person()];
    await move(ada, 500);
    expect((await transactions(eve)).body.data).toEqual([]);
  });
});

test('GET /wallet-history tells it in words, U491 to U496 U767 U768', async () => {
  const ada = await oja.person();
  await move(ada, 500, 'referral', 'A friend bought');
  await move(ada, -100, 'subscription', 'Pro, one month');
  const { body } = await oja.call('walletHistory', { token: ada.token });
  expect(body.data).toEqual([
    {
      type: 'plan',
      title: 'Seller plan',
      description: 'Pro, one month',
      date: oja.clock.now.toISOString(),
      amount: -100,
      status: 'completed',
    },
    expect.objectContaining({ type: 'reward', title: 'Referral reward', amount: 500 }),
  ]);
});

test('GET /wallet/balance-history follows the balance day by day', async () => {
  const ada = await oja.person({ days: 30 });
  await move(ada, 500);
  oja.clock.advance(2 * dayMs);
  await move(ada, -200, 'other');
  const { body } = await oja.call('balanceHistory', { token: ada.token, query: { days: '7' } });
  expect(body.data.map((point) => point.balance)).toEqual([0, 0, 0, 0, 500, 500, 300]);
});

test('its extremes are those during the day, not at its end', async () => {
  const ada = await oja.person({ days: 30 });
  await move(ada, 500);
  oja.clock.advance(dayMs);
  await move(ada, 700);
  await move(ada, -1_150, 'other');
  await move(ada, 100);
  oja.clock.advance(dayMs);
  const { body } = await oja.call('balanceHistory', { token: ada.token, query: { days: '7' } });
  expect(body.data.slice(-4).map(({ balance, highest, lowest }) => [balance, highest, lowest])).toEqual([
    [0, 0, 0],
    [500, 500, 0],
    [150, 1_200, 50],
    [150, 150, 150],
  ]);
});

test('the statement of a month opens, moves and closes, with formulas made harmless', async () => {
  const ada = await oja.person({ days: 90 });
  await move(ada, 500);
  oja.clock.advance(31 * dayMs);
  await move(ada, 250.25, 'opening_balance', '=HYPERLINK("evil")');
  await move(ada, -50, 'other', 'Plan');
  const month = oja.clock.now.toISOString().slice(0, 7);
  const answer = await oja.call('walletStatement', { token: ada.token, query: { month } });
  expect(answer.headers['content-disposition']).toContain(`statement_${month}.csv`);
  const lines = answer.text.split('\r\n');
  expect(lines).toContain('Opening balance,500');
  expect(lines).toContain('Money in,250.25');
  expect(lines).toContain('Money out,50');
  expect(lines).toContain('Closing balance,700.25');
  expect(answer.text).toContain(`"'=HYPERLINK(""evil"")"`);
});

test('a statement adds up at any moment, also while money moves', async () => {
  const ada = await oja.person();
  const month = oja.clock.now.toISOString().slice(0, 7);
  const moving = (async () => {
    for (let n = 0; n < 60; n += 1) await move(ada, 10);
  })();
  const sums: number[][] = [];
  const read = async () => {
    const { text } = await oja.call('walletStatement', { token: ada.token, query: { month } });
    const figure = (name: string) => Number(new RegExp(`^${name},(.*)\r$`, 'm').exec(text)?.[1]);
    sums.push([
      figure('Opening balance') + figure('Money in') - figure('Money out'),
      figure('Closing balance'),
    ]);
  };
  for (let n = 0; n < 30; n += 1) await read();
  await moving;
  await read();
  expect(sums.filter(([moved, closing]) => moved !== closing)).toEqual([]);
  expect(sums.at(-1)).toEqual([600, 600]);
});

test('a purchase that is over is not held in escrow any more, in no list, export or search', async () => {
  const market = await openMarket(oja);
  const ada = market.buyer;
  const { id } = await buy(market, { listing: { handle: '@settledescrow', price: 1_000 } });
  const confirmed = await oja.call('confirmPurchase', { token: ada.token, params: { id } });
  expect(confirmed.status).toBe(200);
  const text = 'Purchase of @settledescrow, paid to the seller';
  const month = oja.clock.now.toISOString().slice(0, 7);
  const statement = await oja.call('walletStatement', { token: ada.token, query: { month } });
  expect(statement.text).toContain(`"${text}"`);
  const found = await oja.call('search', { token: ada.token, query: { q: 'settledescrow' } });
  expect(JSON.stringify(found.body.data)).toContain(text);
  const staff = await oja.call('showUser', { token: market.admin.token, params: { id: ada.id } });
  for (const { text: shown } of [statement, found, staff]) {
    expect(shown).toContain(text);
    expect(shown).not.toContain('held in escrow');
  }
});
