import { endpoints } from '@oja/contract';
import { hourMs } from '@oja/contract/durations';
import { type Endpoint, fullPath } from '@oja/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { buy, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { handIn } from '../../people/applications/test-applications.ts';
import { contact, send } from '../../talk/messaging/test-messages.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, seller, admin } = market;
const referrer = await oja.person({ days: 365 });

/**
 * Data of each trader that no other may read; nicknames and bios as they were stored before contacts were refused in
 * them.
 */
const planted = new Map([
  [
    buyer.id,
    { name: 'Quoziloma Buyerlegal', nickname: 'Bisi 08031234567', bio: 'Mail bisi.hidden@example.com' },
  ],
  [
    seller.id,
    { name: 'Xantheruwa Sellerlegal', nickname: 'Sade 09087654321', bio: 'Mail sade.hidden@example.com' },
  ],
]);

/** Two purchases with all texts that one side writes and the other reads: messages, a case with statements, reviews. */
async function trade(): Promise<{ ids: string[] }> {
  for (const [id, texts] of planted) {
    await oja.deps.db.updateTable('users').set(texts).where('id', '=', id).execute();
  }
  await oja.deps.db
    .updateTable('users')
    .set({ referredBy: referrer.id })
    .where('id', '=', buyer.id)
    .execute();
  await handIn(oja, seller, applicationTexts);
  const disputed = await buyAndDispute(market);
  const conversationId = await talkAbout(disputed.id);
  await oja.call('addStatement', {
    token: seller.token,
    params: { purchase_id: disputed.id },
    body: { text: 'It works for me.' },
  });
  const completed = await buy(market);
  await oja.call('confirmPurchase', { token: buyer.token, params: { id: completed.id } });
  for (const person of [buyer, seller]) {
    await oja.call('writeReview', {
      token: person.token,
      params: { id: completed.id },
      body: { rating: 5, text: 'Quick and fair.' },
    });
  }
  await reportEachOther();
  await oja.runJobs();
  oja.clock.advance(hourMs);
  await oja.runJobs();
  return {
    ids: [
      disputed.id,
      completed.id,
      disputed.listingId,
      completed.listingId,
      conversationId,
      buyer.id,
      seller.id,
    ],
  };
}

/** Staff call applicants, so contacts may occur in what only staff read. */
const applicationTexts = {
  bio: 'Call 0807 000 1111',
  instagram: '@sade_on_insta',
  phone: '+234 807 000 1111',
};

async function talkAbout(purchaseId: string): Promise<string> {
  const talk = await contact(oja, buyer, { purchase_id: purchaseId });
  const conversationId: string = talk.body.data.id;
  await send(oja, seller, conversationId, { text: 'I am looking at it.' });
  return conversationId;
}

/** Staff approve one report and dismiss the other; both reporters are notified. */
async function reportEachOther(): Promise<void> {
  for (const [reporter, other, decision] of [
    [buyer, seller, 'approveReport'],
    [seller, buyer, 'dismissReport'],
  ] as const) {
    const { body } = await oja.call('submitReport', {
      token: reporter.token,
      body: { type: 'user', target_id: other.id, reason: 'Spam', description: 'Asks me to pay elsewhere.' },
    });
    const decided = await oja.call(decision, {
      token: admin.token,
      params: { id: body.data.id },
    });
    expect(decided.status).toBe(200);
  }
}

const reading: Endpoint[] = Object.values(endpoints).filter(({ method }) => method === 'GET');
/** Searches that find both conversations and purchases by a word that every handle or nickname has. */
const queries: Record<string, readonly string[]> = {
  '/api/search': ['?q=bisi', '?q=sade', '?q=handle'],
  '/api/conversations': ['', '?search=bisi', '?search=sade'],
};

/** The replies of every GET endpoint, with every id of the two purchases in place of each parameter. */
async function readEverything(person: Person, ids: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const record of reading) {
    const path = fullPath(record);
    if (/\{(?!id\}|purchase_id\})/.test(path) || record.produces === 'text/event-stream') continue;
    const paths = /\{/.test(path) ? ids.map((id) => path.replace(/\{\w+\}/, id)) : [path];
    for (const url of paths.flatMap((each) => (queries[path] ?? ['']).map((query) => each + query))) {
      const { body } = await oja.app.inject({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${person.token}` },
      });
      answers.push(`${url} ${body}`);
    }
  }
  return answers;
}

describe('between traders only nicknames appear, without the contacts in old ones', () => {
  test('in every reply, export and mail that the other side can get', async () => {
    const { ids } = await trade();
    for (const [reader, other] of [
      [seller, buyer],
      [buyer, seller],
      [referrer, buyer],
    ] as const) {
      const { name = '', nickname = '', bio = '' } = planted.get(other.id) ?? {};
      const hidden = [...name.split(' '), ...nickname.split(' ').slice(1), ...bio.split(' ').slice(1)];
      if (other === seller) hidden.push('0807 000 1111', '807 000', 'sade_on_insta');
      const replies = await readEverything(reader, ids);
      const mails = (await oja.mails(reader.email)).map((mail) => JSON.stringify(mail));
      const leaks = [...replies, ...mails].filter((text) => hidden.some((part) => text.includes(part)));
      expect(leaks.map((text) => text.slice(0, 300))).toEqual([]);
      const [shown = ''] = nickname.split(' ');
      expect(placesOf(replies, shown)).toEqual(expect.arrayContaining(placesRead.get(reader) ?? []));
      expect(mails.length).toBeGreaterThan(0);
    }
    const mails = await oja.mails(seller.email);
    expect(mails.filter(({ subject }) => subject.includes('Bisi ••••••'))).not.toEqual([]);
  }, 120_000);

  test('and a search for the hidden part finds nothing', async () => {
    for (const part of ['0803', '08031234567']) {
      const found = await oja.call('search', { token: seller.token, query: { q: part } });
      expect(found.body.data.groups).toEqual([]);
      const list = await oja.call('listConversations', { token: seller.token, query: { search: part } });
      expect([list.status, list.body.data]).toEqual([200, []]);
    }
  });

  test('and staff read the names', async () => {
    const { body } = await oja.call('listStaffTransactions', { token: admin.token });
    expect(JSON.stringify(body)).toContain(planted.get(buyer.id)?.name);
    const { body: list } = await oja.call('listApplications', { token: admin.token });
    const { id } = present(list.data[0]);
    const application = await oja.call('readApplication', { token: admin.token, params: { id } });
    expect(application.body.data).toMatchObject(applicationTexts);
  });
});

/** Places that show each reader the other one, so that a failed reply is not taken for one without a leak. */
const placesRead = new Map<Person, string[]>([
  [seller, ['/api/conversations', '/api/disputes', '/api/sales', '/api/search', '/api/user/data']],
  [buyer, ['/api/conversations', '/api/disputes', '/api/purchases', '/api/search', '/api/user/data']],
  [referrer, ['/api/notifications']],
]);

function placesOf(replies: readonly string[], shown: string): string[] {
  const named = replies.filter((text) => text.includes(`${shown} ••••••`));
  return [...new Set(named.map((text) => /^\/api\/(?:user\/)?[\w-]+/.exec(text)?.[0] ?? ''))];
}
