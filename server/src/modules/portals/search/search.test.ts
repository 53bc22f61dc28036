import { roles } from '@oja/contract/access';
import type { SearchGroup } from '@oja/contract/search';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setStatus } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, addTrader, buy, buyAndDispute, offer, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { send, startConversation } from '../../talk/messaging/test-messages.ts';
import { openOne } from '../../talk/support/test-tickets.ts';
import { addListing, move } from '../../trade/listings/test-listings.ts';
import { groupsOf } from './search-everything.ts';

/** The search of both headers: U124, A070, A072, A498. */
const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const moderator = await oja.person({ role: 'moderator', days: 365 });
const stranger = await addBuyer(oja);
const rival = await addTrader(oja);

type Hit = { id: string; key: string; title: string; detail: string; status: string | null };

/** A slow machine may not finish within the second that a search has, so it is asked again. */
async function search(person: Person, q: string): Promise<Partial<Record<SearchGroup, Hit[]>>> {
  let found: Awaited<ReturnType<typeof ask>> | undefined;
  const ask = () => oja.call('search', { token: person.token, query: { q } });
  const isComplete = async () => {
    found = await ask();
    return [found.status, found.body.data?.complete];
  };
  await expect.poll(isComplete, { timeout: 20_000 }).toEqual([200, true]);
  return Object.fromEntries(present(found).body.data.groups.map(({ group, hits }) => [group, hits]));
}
const groupsFound = async (person: Person, q: string) => Object.keys(await search(person, q)).sort();
async function rename(person: Person, name: string): Promise<void> {
  await oja.deps.db.updateTable('users').set({ name }).where('id', '=', person.id).execute();
  await oja.runJobs();
}

describe('who finds what', () => {
  test('is decided by the access table, group by group', () => {
    const trading = ['purchases', 'market', 'wallet', 'conversations', 'own_tickets'];
    const selling = [
      'purchases',
      'sales',
      'own_listings',
      'market',
      'wallet',
      'conversations',
      'own_tickets',
    ];
    const expected: Record<(typeof roles)[number], string[]> = {
      user: trading,
      seller: selling,
      verified_seller: selling,
      moderator: ['listings', 'conversations', 'tickets', 'reports'],
      support: ['users', 'transactions', 'conversations', 'tickets'],
      trust: ['users', 'listings', 'transactions', 'disputes', 'applications', 'conversations', 'reports'],
      finance: ['users', 'transactions', 'withdrawals', 'payments', 'conversations'],
      admin: [
        'users',
        'listings',
        'transactions',
        'disputes',
        'withdrawals',
        'payments',
        'applications',
        'conversations',
        'tickets',
        'reports',
      ],
    };
    for (const role of roles) expect(groupsOf({ role, formerSeller: false })).toEqual(expected[role]);
    expect(groupsOf({ role: 'user', formerSeller: true })).toEqual(selling);
  });

  test('a deal is found by its two sides and by administrators, each with the key of its own page', async () => {
    const purchase = await buy(market, { listing: { handle: '@suyaspot', price: 20_000 } });
    const bought = (await search(buyer, 'suyaspot')).purchases?.[0];
    expect(bought).toMatchObject({ id: purchase.id, title: '@suyaspot', status: 'pending', amount: 20_000 });
    expect(bought?.key).toMatch(/^TXN-\d{3,}$/);
    const reference = bought?.key ?? '';
    expect(await groupsFound(buyer, 'suyaspot')).toEqual(['purchases', 'wallet']);
    expect(await groupsFound(seller, 'suyaspot')).toEqual(['own_listings', 'sales']);
    expect((await search(seller, reference)).sales?.[0]?.id).toBe(purchase.id);
    expect((await search(admin, reference)).transactions?.[0]).toMatchObject({
      key: purchase.id,
      title: `${reference} @suyaspot`,
      status: 'processing',
    });
    expect((await search(admin, reference.replace('TXN-', 'txn ')))?.transactions?.[0]?.id).toBe(purchase.id);
    expect((await search(admin, purchase.id)).transactions?.[0]?.id).toBe(purchase.id);
    // Not found by other buyers, other sellers or moderators.
    for (const person of [stranger, rival]) {
      for (const words of ['suyaspot', reference, purchase.id]) {
        expect(await groupsFound(person, words)).toEqual([]);
      }
    }
    expect(await groupsFound(moderator, reference)).toEqual([]);
    expect(await groupsFound(moderator, 'suyaspot')).toEqual(['listings']);
  });

  test('a buyer does not find a purchase by what only staff see of the seller, nor the other way round', async () => {
    const quiet = await addTrader(oja);
    const shy = await addBuyer(oja);
    await rename(quiet, 'Ngozi Unseen');
    await rename(shy, 'Tunde Unseen');
    await buy({ ...market, seller: quiet, buyer: shy }, { listing: { handle: '@hiddennames' } });
    expect((await search(admin, 'ngozi unseen')).transactions).toHaveLength(1);
    expect((await search(admin, 'tunde')).transactions).toHaveLength(1);
    expect((await search(shy, 'ngozi')).purchases).toBeUndefined();
    expect((await search(shy, quiet.email)).purchases).toBeUndefined();
    expect((await search(quiet, 'tunde')).sales).toBeUndefined();
    expect((await search(quiet, shy.email)).sales).toBeUndefined();
  });

  test('disputes are a group of their own, for administrators', async () => {
    const { id } = await buyAndDispute(market);
    const { transactions = [], disputes = [] } = await search(admin, id);
    expect([transactions[0]?.key, disputes[0]?.key, disputes[0]?.status]).toEqual([id, id, 'open']);
    expect(await groupsFound(moderator, id)).toEqual([]);
  });

  test('a transaction that was taken off the table is not found any more', async () => {
    const purchase = await buy(market, { listing: { handle: '@tobehidden' } });
    await oja.call('cancelTransaction', {
      token: admin.token,
      params: { id: purchase.id },
      body: { reason: 'A mistake.' },
    });
    const { status } = await oja.call('hideTransaction', {
      token: admin.token,
      params: { id: purchase.id },
      body: { reason: 'A test.' },
    });
    expect(status).toBe(200);
    expect((await search(admin, 'tobehidden')).transactions).toBeUndefined();
    expect((await search(admin, purchase.id)).transactions).toBeUndefined();
    // It still belongs to the buyer.
    expect((await search(buyer, 'tobehidden')).purchases).toHaveLength(1);
  });
});

describe('listings', () => {
  test('buyers find what is on the market; waiting, withdrawn, removed and suspended ones only their owner or staff', async () => {
    const posted = await offer(market, { handle: '@kente.daily', description: 'Woven cloth from Iseyin.' });
    const waiting = await addListing(oja, seller, { handle: '@kente.waiting' });
    const removed = await offer(market, { handle: '@kente.removed' });
    await move(oja, removed.id, 'remove', 'seller');
    const banned = await addTrader(oja);
    await offer({ ...market, seller: banned }, { handle: '@kente.banned' });
    await setStatus(oja, banned.id, 'banned');

    const ids = (hits: Hit[] = []) => hits.map(({ title }) => title).sort();
    expect(ids((await search(buyer, 'kente')).market)).toEqual(['@kente.daily']);
    expect(ids((await search(buyer, 'iseyin woven')).market)).toEqual(['@kente.daily']);
    for (const hidden of [waiting.id, removed.id, '@kente.banned', '@kente.removed']) {
      expect((await search(buyer, hidden)).market).toBeUndefined();
    }
    // The seller's own listings are a separate group, without removed ones.
    const own = await search(seller, 'kente');
    expect([ids(own.own_listings), own.market]).toEqual([['@kente.daily', '@kente.waiting'], undefined]);
    expect(ids((await search(rival, 'kente')).own_listings)).toEqual([]);
    expect(ids((await search(moderator, 'kente')).listings)).toEqual([
      '@kente.banned',
      '@kente.daily',
      '@kente.removed',
      '@kente.waiting',
    ]);
    expect((await search(moderator, posted.id)).listings?.[0]).toMatchObject({
      key: posted.id,
      status: 'posted',
    });
  });

  test('exactly this handle comes first, however many newer ones have it in them', async () => {
    const exact = await offer(market, { handle: '@amala' });
    for (let n = 1; n <= 7; n += 1) await offer(market, { handle: `@amala_${n}` });
    const { body } = await oja.call('search', { token: buyer.token, query: { q: 'Amala' } });
    const [group] = body.data.groups;
    expect([group?.group, group?.hits.length, group?.has_more]).toEqual(['market', 5, true]);
    expect(group?.hits[0]?.id).toBe(exact.id);
    expect(new Set(group?.hits.map(({ id }: Hit) => id)).size).toBe(5);
    expect((await search(moderator, '@amala')).listings?.[0]?.id).toBe(exact.id);
  });
});

describe('people and what they wrote', () => {
  test('administrators find people by name, e-mail, number and id; moderators and traders find no people', async () => {
    const ada = await oja.person({ email: 'ada.searched@example.com' });
    await rename(ada, 'Adaobi Searched');
    const { number } = await oja.deps.db
      .selectFrom('users')
      .select('number')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    const found = [
      'adaobi',
      'SEARCHED ada',
      'ada.searched@example.com',
      ada.id,
      `#${String(number).padStart(6, '0')}`,
    ];
    for (const words of found) expect((await search(admin, words)).users?.[0]?.key).toBe(ada.id);
    for (const person of [moderator, buyer, seller]) {
      for (const words of found) expect(await groupsFound(person, words)).not.toContain('users');
    }
    await oja.deps.db
      .updateTable('users')
      .set({ erasedAt: oja.clock.now })
      .where('id', '=', ada.id)
      .execute();
    for (const words of found) expect((await search(admin, words)).users ?? []).toEqual([]);
  });

  test('a ticket is found by who asked and by staff, also by its number', async () => {
    const ticket = await openOne(oja, buyer, { subject: 'Payout of the zebra account' });
    expect((await search(buyer, 'zebra')).own_tickets?.[0]).toMatchObject({
      key: ticket.id,
      detail: ticket.reference,
      status: 'open',
    });
    expect((await search(buyer, ticket.reference)).own_tickets?.[0]?.id).toBe(ticket.id);
    for (const person of [moderator, admin]) {
      expect((await search(person, 'zebra payout')).tickets?.[0]?.key).toBe(ticket.id);
      expect((await search(person, ticket.reference.toLowerCase())).tickets?.[0]?.key).toBe(ticket.id);
    }
    expect((await search(moderator, buyer.email)).tickets?.[0]?.id).toBe(ticket.id);
    for (const words of ['zebra', ticket.reference, ticket.id]) {
      expect(await groupsFound(stranger, words)).toEqual([]);
    }
  });

  test('a conversation is found by its two people, by its head or a word that was said; masked words find nothing', async () => {
    const asker = await addBuyer(oja);
    const talk = await startConversation(market, {
      asker,
      change: { subject: 'About the giraffe pictures' },
    });
    await send(oja, asker, talk.id, { text: 'Do you know hippopotamus? Call 0803 555 7788.' });
    for (const words of ['giraffe', 'hippopot']) {
      expect((await search(asker, words)).conversations?.[0]?.key).toBe(talk.id);
      expect((await search(seller, words)).conversations?.[0]?.key).toBe(talk.id);
      for (const person of [buyer, rival, admin, moderator]) {
        expect((await search(person, words)).conversations).toBeUndefined();
      }
    }
    expect((await search(seller, '5557788')).conversations).toBeUndefined();
    expect((await search(seller, '0803')).conversations).toBeUndefined();
    // A message that was taken down is not found.
    await oja.deps.db
      .updateTable('messages')
      .set({ takenDownAt: oja.clock.now })
      .where('conversationId', '=', talk.id)
      .execute();
    expect((await search(asker, 'hippopot')).conversations).toBeUndefined();
  });

  test('staff find reports until they are hidden', async () => {
    const listing = await offer(market, { handle: '@flamingo.shop' });
    const { body } = await oja.call('submitReport', {
      token: stranger.token,
      body: { type: 'listing', target_id: listing.id, reason: 'Spam', description: 'Flamingos everywhere.' },
    });
    for (const person of [moderator, admin]) {
      expect((await search(person, 'flamingos')).reports?.[0]).toMatchObject({
        key: body.data.id,
        status: 'pending',
      });
    }
    expect((await search(stranger, 'flamingos everywhere')).reports).toBeUndefined();
    await oja.call('hideReport', {
      token: moderator.token,
      params: { id: body.data.id },
      body: { reason: 'A test.' },
    });
    expect((await search(moderator, 'flamingos')).reports).toBeUndefined();
    expect((await search(moderator, body.data.id)).reports).toBeUndefined();
  });
});

describe('money', () => {
  test('movements of the own wallet are found by reference and by what they were for', async () => {
    await buy(market, { listing: { handle: '@pelican.post' } });
    const [hit] = (await search(buyer, 'pelican')).wallet ?? [];
    expect(hit).toMatchObject({ amount: -150_000, key: expect.stringMatching(/^OJA-[0-9A-F]{12}$/) });
    const reference = hit?.key ?? '';
    for (const words of [
      reference,
      reference.toLowerCase(),
      reference.slice(0, 9),
      reference.replace('-', ''),
    ]) {
      expect((await search(buyer, words)).wallet?.[0]?.key).toBe(reference);
      expect((await search(stranger, words)).wallet).toBeUndefined();
    }
    // The page that the hit leads to finds it by the same reference.
    const { body } = await oja.call('listTransactions', {
      token: buyer.token,
      query: { search: reference },
    });
    expect(body.data.map((row) => row.reference)).toEqual([reference]);
  });
});

describe('what is typed', () => {
  test('means itself: %, _ and \\ are no wildcards, and signs alone find nothing', async () => {
    await offer(market, { handle: '@under_score', description: 'Exactly 100% real.' });
    await offer(market, { handle: '@underXscore', description: 'Exactly 1000 real.' });
    const titles = async (q: string) => ((await search(buyer, q)).market ?? []).map(({ title }) => title);
    expect(await titles('under_score')).toEqual(['@under_score']);
    expect(await titles('100%')).toEqual(['@under_score']);
    for (const words of ['%%', '__', '\\\\', '--', '@@']) {
      for (const person of [buyer, seller, moderator, admin]) {
        expect(await groupsFound(person, words)).toEqual([]);
      }
    }
    for (const words of [
      "'; drop table users; --",
      'a:* & b',
      'x'.repeat(100),
      '🧺🧺🧺',
      '99999999999999999999',
    ]) {
      for (const person of [seller, admin]) await search(person, words);
    }
  });

  test('is at least two characters and at most a hundred', async () => {
    for (const q of ['', ' a ', 'x'.repeat(101)]) {
      const { status, body } = await oja.call('search', { token: buyer.token, query: { q } });
      expect([status, body.code]).toEqual([400, 'invalid_input']);
    }
    expect(refusalOf(await oja.call('search', { token: buyer.token }))).toEqual([400, 'invalid_input']);
  });
});

test('a search that takes too long answers with what it has found by then', async () => {
  await openOne(oja, buyer, { subject: 'The okapi does not load' });
  await offer(market, { handle: '@okapi.daily' });
  const blocker = new pg.Client({ connectionString: oja.adminUrl });
  await blocker.connect();
  try {
    await blocker.query('begin; lock table tickets in access exclusive mode');
    const { status, body } = await oja.call('search', { token: buyer.token, query: { q: 'okapi' } });
    expect([status, body.data.complete]).toEqual([200, false]);
    expect(body.data.groups.map(({ group }) => group)).toEqual(['market']);
  } finally {
    await blocker.end();
  }
  expect(await groupsFound(buyer, 'okapi')).toEqual(['market', 'own_tickets']);
});
