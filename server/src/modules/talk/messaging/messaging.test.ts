import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, addTrader, buy, offer, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { addListing, move } from '../../trade/listings/test-listings.ts';
import {
  contact,
  contactForm,
  conversation,
  read,
  send,
  startConversation,
  thread,
} from './test-messages.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, seller, admin } = market;
const list = async (token: string, query: Record<string, string> = {}) =>
  (await oja.call('listConversations', { token, query })).body;

describe('contacting a seller (U178, U508 to U511)', () => {
  test('opens a conversation that both have, with subject and priority', async () => {
    const listing = await offer(market);
    const answer = await contact(oja, buyer, { listing_id: listing.id, priority: 'urgent' });
    expect([answer.status, answer.body.message]).toEqual([200, 'Message Sent']);
    expect(answer.body.data).toMatchObject({
      side: 'asker',
      with: { id: seller.id, staff: false },
      about: { listing_id: listing.id, price: 150_000, on_market: true, purchase_id: null },
      subject: 'Is the audience from Lagos?',
      priority: 'urgent',
      unread: 0,
      unlocked: false,
      silence: null,
      actions: ['write', 'block', 'report', 'buy'],
      last: { text: 'Hello, is it still there?', mine: true },
    });
    const seen = await conversation(oja, seller, answer.body.data.id);
    expect(seen).toMatchObject({ side: 'seller', unread: 1, with: { id: buyer.id }, last: { mine: false } });
    expect(seen.actions).toEqual(['write', 'block', 'report']);
    expect(JSON.stringify(seen)).not.toContain(buyer.email);
  });

  test('goes on where the two were, under the new subject', async () => {
    const started = await startConversation(market);
    const again = await contact(oja, buyer, {
      listing_id: started.listingId,
      subject: 'Second thoughts',
      priority: 'low',
    });
    expect(again.body.data).toMatchObject({ id: started.id, subject: 'Second thoughts', priority: 'low' });
    expect(await thread(oja, seller, started.id)).toHaveLength(2);
  });

  test('of two browsers at the same moment makes one conversation', async () => {
    const listing = await offer(market);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => contact(oja, buyer, { listing_id: listing.id })),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await thread(oja, buyer, present(answers[0]).body.data.id)).toHaveLength(4);
  });

  test.each(['subject', 'priority', 'message'])('needs a %s (U647, U648, U649)', async (field) => {
    const listing = await offer(market);
    for (const missing of [undefined, '']) {
      const { status, body } = await oja.callRaw('openConversation', {
        token: buyer.token,
        body: { ...contactForm({ listing_id: listing.id }), [field]: missing },
      });
      expect([status, body.code]).toEqual([400, 'invalid_input']);
      expect(body.details?.[0]).toEqual({ field, message: 'Please fill in all required fields.' });
    }
  });

  test('needs something to talk about, and one thing only', async () => {
    expect(refusalOf(await contact(oja, buyer, {}))).toEqual([400, 'invalid_input']);
    const both = await contact(oja, buyer, { listing_id: randomUUID(), purchase_id: randomUUID() });
    expect(refusalOf(both)).toEqual([400, 'invalid_input']);
  });

  test('is refused about the own listing, about a draft, and about what is sold to another buyer', async () => {
    const own = await contact(oja, seller, { listing_id: (await offer(market)).id });
    expect(refusalOf(own)).toEqual([403, 'own_listing_contacted']);
    const draft = await addListing(oja, seller, { status: 'draft' });
    expect(refusalOf(await contact(oja, buyer, { listing_id: draft.id }))).toEqual([404, 'not_found']);
    expect(refusalOf(await contact(oja, buyer, { listing_id: randomUUID() }))).toEqual([404, 'not_found']);
    const sold = await buy(market);
    const late = await contact(oja, await addBuyer(oja), { listing_id: sold.listingId });
    expect(refusalOf(late)).toEqual([409, 'listing_unavailable']);
  });

  test('still reaches the seller after the listing left the market, for who asked before', async () => {
    const started = await startConversation(market);
    await move(oja, started.listingId, 'withdraw', 'seller');
    expect((await contact(oja, buyer, { listing_id: started.listingId })).status).toBe(200);
    expect(refusalOf(await contact(oja, await addBuyer(oja), { listing_id: started.listingId }))).toEqual([
      404,
      'not_found',
    ]);
  });

  test('about a purchase: either side reaches the other, a stranger neither', async () => {
    const person = await addBuyer(oja);
    const bought = await buy(market, { buyer: person });
    const fromSeller = await contact(oja, seller, { purchase_id: bought.id });
    expect(fromSeller.body.data).toMatchObject({
      side: 'seller',
      unlocked: true,
      about: { purchase_id: bought.id, listing_id: bought.listingId },
    });
    const fromBuyer = await contact(oja, person, { purchase_id: bought.id });
    expect(fromBuyer.body.data.id).toBe(fromSeller.body.data.id);
    expect(refusalOf(await contact(oja, buyer, { purchase_id: bought.id }))).toEqual([404, 'not_found']);
  });
});

describe('a conversation', () => {
  test('belongs to its two people: a stranger finds nothing, staff neither', async () => {
    const { id } = await startConversation(market);
    for (const stranger of [await addBuyer(oja), admin, await oja.person({ role: 'moderator' })]) {
      const { token } = stranger;
      const params = { id };
      expect(refusalOf(await oja.call('showConversation', { token, params }))).toEqual([404, 'not_found']);
      expect(refusalOf(await oja.call('listMessages', { token, params }))).toEqual([404, 'not_found']);
      expect(refusalOf(await send(oja, stranger, id))).toEqual([404, 'not_found']);
      expect(refusalOf(await oja.call('readConversation', { token, params, body: { position: 1 } }))).toEqual(
        [404, 'not_found'],
      );
      expect(refusalOf(await oja.call('signalTyping', { token, params }))).toEqual([404, 'not_found']);
      expect(refusalOf(await oja.call('blockPerson', { token, params }))).toEqual([404, 'not_found']);
    }
  });

  test('counts what is unread, and the read mark only goes forward', async () => {
    const { id } = await startConversation(market);
    await send(oja, buyer, id);
    await send(oja, buyer, id);
    expect((await conversation(oja, seller, id)).unread).toBe(3);
    await read(oja, seller, id, 2);
    expect((await conversation(oja, seller, id)).unread).toBe(1);
    expect((await conversation(oja, buyer, id)).read_by_other).toBe(2);
    await read(oja, seller, id, 1);
    expect((await conversation(oja, buyer, id)).read_by_other).toBe(2);
    await read(oja, seller, id, 9_999);
    expect((await conversation(oja, seller, id)).unread).toBe(0);
    expect((await conversation(oja, buyer, id)).read_by_other).toBe(3);
    await send(oja, seller, id);
    expect((await conversation(oja, seller, id)).unread).toBe(0);
    expect((await conversation(oja, buyer, id)).unread).toBe(1);
  });

  test('is read page by page from its end, each message once and in its place', async () => {
    const { id } = await startConversation(market);
    for (let n = 2; n <= 7; n += 1) await send(oja, n % 2 ? buyer : seller, id, { text: `number ${n}` });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '3', ...(cursor ? { cursor } : {}) };
      const { body } = await oja.call('listMessages', { token: buyer.token, params: { id }, query });
      seen.push(...body.data.map((message) => message.position));
      cursor = body.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const bad = await oja.call('listMessages', {
      token: buyer.token,
      params: { id },
      query: { cursor: 'x' },
    });
    expect(refusalOf(bad)).toEqual([400, 'invalid_input']);
  });

  test('gives every message its own place when both write at once', async () => {
    const { id } = await startConversation(market);
    await Promise.all(Array.from({ length: 12 }, (_, n) => send(oja, n % 2 ? buyer : seller, id)));
    const messages = await thread(oja, buyer, id);
    expect(messages.map(({ position }) => position)).toEqual(Array.from({ length: 13 }, (_, n) => 13 - n));
  });

  /** A new person's conversation, and the topics of the hints about it that reach a browser of the seller. */
  async function startHeardBySeller() {
    const asker = await addBuyer(oja);
    const hints: [string, string | undefined][] = [];
    const stop = oja.deps.live.subscribe(seller.id, (hint) => hints.push([hint.topic, hint.id]));
    const { id } = await startConversation(market, { asker });
    const received = () => hints.filter(([, about]) => about === id).map(([topic]) => topic);
    return { asker, id, received, stop };
  }

  test('tells the other browser of a message and of typing, within an interval once', async () => {
    const { asker, id, received, stop } = await startHeardBySeller();
    const type = () => oja.call('signalTyping', { token: asker.token, params: { id } });
    await send(oja, asker, id);
    await type();
    await type();
    oja.clock.advance(2_000);
    await type();
    await send(oja, asker, id, { text: 'the end' });
    // The message of the contact and the two sent; the second signal came within the interval.
    await expect.poll(received).toEqual(['messages', 'messages', 'typing', 'typing', 'messages']);
    stop();
  });

  test('carries no sign of typing after a block', async () => {
    const { asker, id, received, stop } = await startHeardBySeller();
    const type = () => oja.call('signalTyping', { token: asker.token, params: { id } });
    await oja.call('blockPerson', { token: seller.token, params: { id } });
    await type();
    await oja.call('unblockPerson', { token: seller.token, params: { id } });
    await type();
    // Contact, block and unblock; then the one signal that is delivered.
    await expect.poll(received).toEqual(['messages', 'messages', 'messages', 'typing']);
    stop();
  });
});

describe('a message that is sent again (never doubled)', () => {
  test('with the same id and text is the same message', async () => {
    const { id } = await startConversation(market);
    const once = { client_id: randomUUID(), text: 'Only once' };
    const answers = await Promise.all([1, 2, 3].map(() => send(oja, buyer, id, once)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers[0]?.body.data.client_id).toBe(once.client_id);
    expect(await thread(oja, seller, id)).toHaveLength(2);
    expect((await conversation(oja, seller, id)).unread).toBe(2);
  });

  test('with another text, or in another conversation, is refused', async () => {
    const { id } = await startConversation(market);
    const other = await startConversation(market);
    const clientId = randomUUID();
    await send(oja, buyer, id, { client_id: clientId, text: 'one' });
    for (const target of [id, other.id]) {
      const { status, body } = await send(oja, buyer, target, { client_id: clientId, text: 'two' });
      expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    }
    const contacted = await contact(oja, buyer, { listing_id: other.listingId, client_id: clientId });
    expect(refusalOf(contacted)).toEqual([422, 'idempotency_key_reused']);
  });

  test('under an id that another user used is a message of its own', async () => {
    const { id } = await startConversation(market);
    const clientId = randomUUID();
    expect((await send(oja, buyer, id, { client_id: clientId })).status).toBe(200);
    expect((await send(oja, seller, id, { client_id: clientId })).status).toBe(200);
    const [newest, before] = await thread(oja, buyer, id);
    expect([newest?.client_id, before?.client_id]).toEqual([null, clientId]);
  });

  test.each([{ text: '' }, { text: '   ' }, { text: 'x'.repeat(4_001) }, { client_id: 'no-uuid' }])(
    'is not accepted as %o',
    async (change) => {
      const { id } = await startConversation(market);
      expect(refusalOf(await send(oja, buyer, id, change))).toEqual([400, 'invalid_input']);
    },
  );
});

describe('the list of conversations', () => {
  test('is sorted by time or by priority, paged in both, filtered by what is unread', async () => {
    const shop = { ...market, seller: await addTrader(oja) };
    const ids: string[] = [];
    for (const priority of ['low', 'urgent', 'medium', 'high'] as const) {
      oja.clock.advance(1_000);
      ids.push((await startConversation(shop, { change: { priority } })).id);
    }
    const { token } = shop.seller;
    const walk = async (query: Record<string, string>) => {
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await list(token, { ...query, limit: '2', ...(cursor ? { cursor } : {}) });
        found.push(...page.data.map((row) => row.id));
        cursor = page.next_cursor;
      } while (cursor);
      return found.map((id) => ids.indexOf(id));
    };
    expect(await walk({})).toEqual([3, 2, 1, 0]);
    expect(await walk({ sort: 'priority' })).toEqual([1, 3, 2, 0]);
    await read(oja, shop.seller, ids[3] ?? '', 1);
    expect(await walk({ unread: '1' })).toEqual([2, 1, 0]);
    expect((await list(token)).unread).toBe(3);
    expect((await oja.call('countUnreadMessages', { token })).body.data).toEqual({ unread: 3 });
    expect(refusalOf(await oja.call('listConversations', { token, query: { cursor: 'abc' } }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  test('is searched by what was written, subject, account and name, in own conversations alone', async () => {
    const shop = { ...market, seller: await addTrader(oja) };
    const started = await startConversation(shop, { change: { subject: 'About the quokka page' } });
    await startConversation(shop, { change: { subject: 'Something else' } });
    await send(oja, shop.seller, started.id, { text: 'The RECOVERY codes are inside the zebrafish folder.' });
    const { token } = shop.seller;
    const found = async (search: string, who = token) =>
      (await list(who, { search })).data.map((row) => [row.id, row.match !== null] as const);
    expect(await found('zebrafi')).toEqual([[started.id, true]]);
    expect(await found('recovery codes')).toEqual([[started.id, true]]);
    expect(await found('QUOKKA')).toEqual([[started.id, false]]);
    expect(await found('100%_nothing')).toEqual([]);
    expect(await found("'; drop table")).toEqual([]);
    expect(await found('zebrafish', (await addBuyer(oja)).token)).toEqual([]);
    const { handle } = (await conversation(oja, shop.seller, started.id)).about;
    expect((await found(handle)).map(([id]) => id)).toContain(started.id);
  });
});

describe('what the rest of Oja knows of messages', () => {
  test('the dashboard counts unread ones and draws those that came (U502, U507)', async () => {
    const shop = { ...market, seller: await addTrader(oja) };
    const { id } = await startConversation(shop);
    await send(oja, buyer, id);
    const figures = async () => (await oja.call('showDashboard', { token: shop.seller.token })).body.data;
    expect(await figures()).toMatchObject({ recentMessages: 2 });
    expect((await figures()).sparklines.messages.at(-1)).toBe(2);
    await read(oja, shop.seller, id, 2);
    expect(await figures()).toMatchObject({ recentMessages: 0 });
    expect((await figures()).sparklines.messages.at(-1)).toBe(2);
  });

  test('the response time of a seller is the time until the first answer', async () => {
    const shop = { ...market, seller: await addTrader(oja) };
    const minutes = async () =>
      (await oja.call('showPerformance', { token: shop.seller.token })).body.data.response_minutes;
    for (const waitMinutes of [10, 20, 60]) {
      const { id } = await startConversation(shop);
      oja.clock.advance(waitMinutes * minuteMs);
      await send(oja, shop.seller, id);
      oja.clock.advance(hourMs);
      await send(oja, shop.seller, id);
    }
    expect(await minutes()).toBe(20);
  });

  test('the own data has what one wrote, and not what others did', async () => {
    const person = await addBuyer(oja);
    const { id } = await startConversation(market, { asker: person, change: { message: 'mine alone' } });
    await send(oja, seller, id, { text: 'not yours' });
    const { text } = await oja.call('downloadMyData', { token: person.token });
    expect(text).toContain('mine alone');
    expect(text).not.toContain('not yours');
  });

  test('a form sent twice by the dialog is one message', async () => {
    const listing = await offer(market);
    const body = contactForm({ listing_id: listing.id });
    const first = await oja.call('openConversation', { token: buyer.token, body });
    const second = await oja.call('openConversation', { token: buyer.token, body });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await thread(oja, buyer, first.body.data.id)).toHaveLength(1);
  });
});
