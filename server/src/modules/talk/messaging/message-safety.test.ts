import { randomUUID } from 'node:crypto';
import { hourMs, minuteMs } from '@oja/contract/durations';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setRole, setStatus } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, addTrader, buyAndDispute, offer, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { eraseMessagesOf } from './index.ts';
import { contact, conversation, read, send, startConversation, thread } from './test-messages.ts';

const oja = await startOja({ env: { RATE_LIMIT_FACTOR: '1' } });
const market = await openMarket(oja);
const { buyer, seller, admin } = market;
const hidden = '••••••';
const secret = 'Write to ada@example.com or 0803 123 4567';
// Each test begins in another minute, so that the rate limits of one do not affect the next.
const nextHour = () => oja.clock.advance(hourMs);

describe('contact details', () => {
  test('are hidden from both until a purchase exists between the two, then shown, old ones too', async () => {
    nextHour();
    const started = await startConversation(market, {
      change: { message: secret, subject: 'Call 08031234567' },
    });
    for (const person of [buyer, seller]) {
      const [message] = await thread(oja, person, started.id);
      expect(message).toMatchObject({ text: `Write to ${hidden} or ${hidden}`, masked: true });
      const seen = await conversation(oja, person, started.id);
      expect(seen).toMatchObject({ unlocked: false, subject: `Call ${hidden}` });
      expect(JSON.stringify(seen)).not.toContain('ada@example');
    }
    await oja.call('createPurchase', { token: buyer.token, body: { listing_id: started.listingId } });
    await send(oja, seller, started.id, { text: 'Mine is 0812 345 6789' });
    for (const person of [buyer, seller]) {
      const messages = await thread(oja, person, started.id);
      expect(messages.map(({ text, masked }) => [text, masked])).toEqual([
        ['Mine is 0812 345 6789', false],
        [secret, false],
      ]);
      expect(await conversation(oja, person, started.id)).toMatchObject({
        unlocked: true,
        subject: 'Call 08031234567',
        last: { text: 'Mine is 0812 345 6789' },
      });
    }
  });

  test('cannot be guessed by searching', async () => {
    nextHour();
    const shop = { ...market, seller: await addTrader(oja) };
    const asker = await addBuyer(oja);
    await startConversation(shop, {
      asker,
      change: { message: `${secret} zebra`, subject: 'Or 08031112222' },
    });
    const count = async (search: string) =>
      (await oja.call('listConversations', { token: shop.seller.token, query: { search } })).body.data.length;
    expect([await count('0803'), await count('ada@example'), await count('080311')]).toEqual([0, 0, 0]);
    expect(await count('zebra')).toBe(1);
  });

  test('that are split over several messages are hidden in all of them, and shown after a purchase', async () => {
    nextHour();
    const shop = { ...market, seller: await addTrader(oja) };
    const asker = await addBuyer(oja, 1_000_000);
    const started = await startConversation(shop, { asker, change: { message: 'My line: 0803' } });
    await send(oja, shop.seller, started.id, { text: 'And then?' });
    await send(oja, asker, started.id, { text: '123' });
    await send(oja, asker, started.id, { text: '4567, ok?' });
    const texts = async (person: Person) => (await thread(oja, person, started.id)).map(({ text }) => text);
    for (const person of [asker, shop.seller]) {
      expect(await texts(person)).toEqual([`${hidden}, ok?`, hidden, 'And then?', `My line: ${hidden}`]);
    }
    // After 15 minutes the series is over.
    oja.clock.advance(16 * minuteMs);
    await send(oja, asker, started.id, { text: '4568' });
    expect((await texts(shop.seller))[0]).toBe('4568');
    await oja.call('createPurchase', { token: asker.token, body: { listing_id: started.listingId } });
    expect(await texts(shop.seller)).toEqual(['4568', '4567, ok?', '123', 'And then?', 'My line: 0803']);
  });

  test('that are split over the subject and a message are hidden in both', async () => {
    nextHour();
    const asker = await addBuyer(oja);
    const change = { subject: 'My line: 080 312', message: '345 67, ok?' };
    const { id } = await startConversation(market, { asker, change });
    const shown = await oja.call('showConversation', { token: seller.token, params: { id } });
    expect(shown.body.data.subject).toBe(`My line: ${hidden}`);
    expect((await thread(oja, seller, id)).map(({ text }) => text)).toEqual([`${hidden}, ok?`]);
  });

  test('that are split over two conversations with one person are hidden in both', async () => {
    nextHour();
    const asker = await addBuyer(oja);
    const first = await startConversation(market, { asker, change: { message: 'My line: 080312' } });
    const second = await startConversation(market, { asker, change: { message: '34567, ok?' } });
    const textsOf = async (id: string) => (await thread(oja, seller, id)).map(({ text }) => text);
    expect([await textsOf(first.id), await textsOf(second.id)]).toEqual([
      [`My line: ${hidden}`],
      [`${hidden}, ok?`],
    ]);
    // Another seller gets the second part alone, which is no contact.
    const other = { ...market, seller: await addTrader(oja) };
    const third = await startConversation(other, { asker, change: { message: '34567, ok?' } });
    expect((await thread(oja, other.seller, third.id)).map(({ text }) => text)).toEqual(['34567, ok?']);
  });

  test('are not hidden between staff and a seller', async () => {
    nextHour();
    const listing = await offer(market);
    const opened = await contact(oja, admin, { listing_id: listing.id, message: `See ${secret}` });
    expect((await thread(oja, seller, opened.body.data.id))[0]).toMatchObject({
      text: `See ${secret}`,
      masked: false,
    });
  });
});

describe('the staff mark', () => {
  test('comes from the role at the moment of writing, and from nothing else', async () => {
    nextHour();
    const listing = await offer(market);
    const { body } = await contact(oja, admin, { listing_id: listing.id });
    const id = body.data.id;
    expect((await thread(oja, seller, id))[0]).toMatchObject({ staff: true, mine: false });
    expect((await conversation(oja, seller, id)).with.staff).toBe(true);
    await send(oja, seller, id);
    expect((await thread(oja, admin, id))[0]).toMatchObject({ staff: false });
  });

  test('cannot be forged by a name or by fields of the request', async () => {
    nextHour();
    const forger = await addBuyer(oja);
    await oja.deps.db
      .updateTable('users')
      .set({ nickname: 'Oja Support', name: 'Oja Support' })
      .where('id', '=', forger.id)
      .execute();
    const { id } = await startConversation(market, { asker: forger });
    for (const field of ['staff', 'by_staff', 'role']) {
      const body = { client_id: randomUUID(), text: 'Yes, it is.', [field]: true };
      const { token } = forger;
      expect(refusalOf(await oja.callRaw('sendMessage', { token, params: { id }, body }))).toEqual([
        400,
        'invalid_input',
      ]);
    }
    await send(oja, forger, id, { text: '[staff] I am Oja Support' });
    expect((await conversation(oja, seller, id)).with).toMatchObject({ name: 'Oja Support', staff: false });
    for (const message of await thread(oja, seller, id)) expect(message.staff).toBe(false);
  });

  test('stays with what was written while the person worked here, and does not spread to what was before', async () => {
    nextHour();
    const person = await addBuyer(oja);
    const { id } = await startConversation(market, { asker: person });
    await setRole(oja, person.id, 'moderator');
    await oja.deps.db
      .updateTable('sessions')
      .set({ scope: 'admin' })
      .where('userId', '=', person.id)
      .execute();
    oja.deps.sessions.invalidateUser(person.id);
    await send(oja, person, id);
    expect((await thread(oja, seller, id)).map(({ staff }) => staff)).toEqual([true, false]);
  });
});

test('one who has left the staff is a stranger in the conversations from then', async () => {
  nextHour();
  const person = await oja.person({ role: 'moderator', days: 365 });
  const number = { platform: 'whatsapp', handover_kind: 'number', handle: '08031234567' } as const;
  const { id: listingId } = await offer(market, { ...number, url: 'https://wa.me/2348031234567' });
  const { id } = (await contact(oja, person, { listing_id: listingId })).body.data;
  const text = 'Please call 0803 999 8888.';
  await send(oja, seller, id, { text });
  expect((await conversation(oja, person, id)).about.handle).toBe('08031234567');
  expect((await thread(oja, person, id))[0]).toMatchObject({ text });
  await setRole(oja, person.id, 'user');
  await oja.deps.db.updateTable('sessions').set({ scope: 'user' }).where('userId', '=', person.id).execute();
  oja.deps.sessions.invalidateUser(person.id);
  await send(oja, seller, id, { text });
  const [latest] = await thread(oja, person, id);
  expect(latest?.text).not.toContain('999');
  expect(await conversation(oja, person, id)).toMatchObject({
    unlocked: false,
    about: { handle: '0803 ••• 4567' },
  });
});

describe('who may write', () => {
  test('a suspended person cannot, nor can others write to them', async () => {
    nextHour();
    const person = await addBuyer(oja);
    const { id } = await startConversation(market, { asker: person });
    await setStatus(oja, person.id, 'banned');
    expect(refusalOf(await send(oja, person, id))).toEqual([401, 'session_invalid']);
    const refused = await send(oja, seller, id);
    expect(refusalOf(refused)).toEqual([409, 'recipient_unavailable']);
    const seen = await conversation(oja, seller, id);
    expect(seen.actions).not.toContain('write');
    expect(seen.silence).toBe('This person cannot receive messages at the moment.');
  });

  test('neither of the two after a block, in any of their conversations, until it is taken back', async () => {
    nextHour();
    const person = await addBuyer(oja);
    const first = await startConversation(market, { asker: person });
    const second = await startConversation(market, { asker: person });
    const blocked = await oja.call('blockPerson', { token: seller.token, params: { id: first.id } });
    expect(blocked.body.data.actions).toEqual(['unblock', 'report']);
    await oja.call('blockPerson', { token: seller.token, params: { id: first.id } });
    for (const id of [first.id, second.id]) {
      const mine = await send(oja, seller, id);
      expect(refusalOf(mine)).toEqual([403, 'conversation_blocked']);
      expect(mine.body.message).toMatch(/^You blocked .*Unblock them to write again\.$/);
      const theirs = await send(oja, person, id);
      expect([...refusalOf(theirs), theirs.body.message]).toEqual([
        403,
        'conversation_blocked',
        expect.stringMatching(/does not take messages/),
      ]);
    }
    const newListing = await offer(market);
    expect(refusalOf(await contact(oja, person, { listing_id: newListing.id }))).toEqual([
      403,
      'conversation_blocked',
    ]);
    // The other member cannot remove a block that they did not set.
    await oja.call('unblockPerson', { token: person.token, params: { id: first.id } });
    expect(refusalOf(await send(oja, person, first.id))).toEqual([403, 'conversation_blocked']);
    await oja.call('unblockPerson', { token: seller.token, params: { id: second.id } });
    expect((await send(oja, person, first.id)).status).toBe(200);
  });

  test('staff cannot be blocked', async () => {
    nextHour();
    const opened = await contact(oja, admin, { listing_id: (await offer(market)).id });
    const { status, body } = await oja.call('blockPerson', {
      token: seller.token,
      params: { id: opened.body.data.id },
    });
    expect([status, body.code]).toEqual([403, 'staff_not_blockable']);
  });

  test('no user without a limit: 429 with the time to wait', async () => {
    nextHour();
    const person = await addBuyer(oja);
    const { id } = await startConversation(market, { asker: person });
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await send(oja, person, id)).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    const refused = await send(oja, person, id);
    expect(refusalOf(refused)).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    oja.clock.advance(61_000);
    expect((await send(oja, person, id)).status).toBe(200);
    const listing = await offer(market);
    const contacts = await Promise.all(
      Array.from({ length: 21 }, () => contact(oja, person, { listing_id: listing.id })),
    );
    expect(contacts.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('the mail to who is away', () => {
  const mails = async (person: Person) => (await oja.mails(person.email)).map(({ subject }) => subject);
  // What the tests before left in the queue takes a busy machine longer than a test may.
  beforeAll(() => oja.runJobs());

  test('goes out after five minutes, once until they have read', async () => {
    nextHour();
    const shop = { ...market, seller: await addTrader(oja) };
    const { id } = await startConversation(shop, { change: { message: secret } });
    await oja.runJobs();
    expect(await mails(shop.seller)).toEqual([]);
    const later = async () => {
      oja.clock.advance(5 * minuteMs + 1_000);
      await dueNow();
      await oja.runJobs();
    };
    await send(oja, buyer, id);
    await later();
    const [mail] = await oja.mails(shop.seller.email);
    expect(mail?.subject).toMatch(/wrote to you$/);
    expect(mail?.text).toContain('2 messages about');
    expect(mail?.text).not.toContain('ada@');
    expect(`${mail?.link?.pathname}${mail?.link?.search}`).toBe(`/dashboard/messages?conversation=${id}`);
    await send(oja, buyer, id);
    await later();
    expect(await mails(shop.seller)).toHaveLength(1);
    await read(oja, shop.seller, id, 3);
    await send(oja, buyer, id);
    await later();
    expect(await mails(shop.seller)).toHaveLength(2);
  });

  test('does not go out to who has read', async () => {
    nextHour();
    const shop = { ...market, seller: await addTrader(oja) };
    const { id } = await startConversation(shop);
    await read(oja, shop.seller, id, 1);
    oja.clock.advance(6 * minuteMs);
    await dueNow();
    await oja.runJobs();
    expect(await mails(shop.seller)).toEqual([]);
  });

  /** The worker uses the clock of the database; the tests move their own. */
  async function dueNow(): Promise<void> {
    const { onServer } = await import('../../../../test/database-server.ts');
    await onServer(oja.adminUrl, (client) =>
      client.query(
        `select graphile_worker.reschedule_jobs(array[id], run_at => now()) from graphile_worker.jobs
          where key like 'message-mail:%'`,
      ),
    );
  }
});

describe('staff', () => {
  test('read a conversation because of a dispute, unmasked and on record, with its pictures', async () => {
    nextHour();
    const bought = await buyAndDispute(market);
    const opened = await contact(oja, buyer, { purchase_id: bought.id, message: secret });
    const reason = 'They say different things.';
    const reveal = (token: string, purchaseId: string) =>
      oja.call('revealConversation', { token, body: { purchase_id: purchaseId, reason } });
    const unexplained = { token: admin.token, body: { purchase_id: bought.id, reason: ' ' } };
    expect(refusalOf(await oja.call('revealConversation', unexplained))).toEqual([400, 'invalid_input']);
    const { body, status } = await reveal(admin.token, bought.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: opened.body.data.id,
      messages: [{ sender_id: buyer.id, text: secret }],
    });
    const line = await oja.deps.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'conversation.revealed')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      actorId: admin.id,
      subjectId: opened.body.data.id,
      after: { because: { kind: 'dispute', id: bought.id }, messages: 1 },
      reason,
    });
    expect(refusalOf(await reveal(admin.token, randomUUID()))).toEqual([404, 'not_found']);
    const undisputed = await (await import('../../../../test/purchases.ts')).buy(market);
    const refused = await reveal(admin.token, undisputed.id);
    expect(refusalOf(refused)).toEqual([403, 'case_required']);
  });
});

describe('a report about a message', () => {
  const report = (person: Person, targetId: string) =>
    oja.call('submitReport', {
      token: person.token,
      body: { type: 'message', target_id: targetId, reason: 'Spam', description: 'Wants to pay outside.' },
    });

  test('comes from the other of the two, once; the moderators get the original', async () => {
    nextHour();
    const { id } = await startConversation(market, { change: { message: secret } });
    const message = present((await thread(oja, seller, id))[0]);
    expect(refusalOf(await report(await addBuyer(oja), message.id))).toEqual([404, 'not_found']);
    expect(refusalOf(await report(buyer, message.id))).toEqual([403, 'own_content_reported']);
    expect((await report(seller, message.id)).status).toBe(200);
    expect(refusalOf(await report(seller, message.id))).toEqual([409, 'reported_already']);
  });
});

describe('the erasure of a person', () => {
  test('empties what they wrote and leaves the other their half', async () => {
    nextHour();
    const person = await addBuyer(oja);
    const { id } = await startConversation(market, { asker: person, change: { subject: 'My name is Ada' } });
    await send(oja, seller, id, { text: 'Good day' });
    await inTransaction(oja.deps.db, (tx) => eraseMessagesOf(tx, { userId: person.id, now: oja.clock.now }));
    await oja.deps.db
      .updateTable('users')
      .set({ erasedAt: oja.clock.now, status: 'inactive' })
      .where('id', '=', person.id)
      .execute();
    expect((await thread(oja, seller, id)).map(({ text, deleted }) => [text, deleted])).toEqual([
      ['Good day', false],
      ['', true],
    ]);
    const seen = await conversation(oja, seller, id);
    expect(seen).toMatchObject({
      subject: 'Deleted',
      with: { name: 'Deleted user' },
      silence: 'This person has left Oja.',
    });
    expect(refusalOf(await send(oja, seller, id))).toEqual([409, 'recipient_unavailable']);
  });
});
