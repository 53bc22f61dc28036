import { endpoints } from '@oja/contract';
import { type Endpoint, fullPath } from '@oja/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { buy, buyAndDispute, openMarket } from '../../../test/deals.ts';
import { type Person, startOja } from '../../../test/oja.ts';
import { contact, send } from '../messaging/test-messages.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, seller, admin } = market;
const legalNames = new Map([
  [buyer.id, 'Quoziloma Buyerlegal'],
  [seller.id, 'Xantheruwa Sellerlegal'],
]);

/** Two deals with everything that one side writes and the other reads: messages, a case with statements, reviews. */
async function trade(): Promise<{ ids: string[] }> {
  for (const [id, name] of legalNames) {
    await oja.deps.db.updateTable('users').set({ name }).where('id', '=', id).execute();
  }
  const disputed = await buyAndDispute(market);
  const talk = await contact(oja, buyer, { purchase_id: disputed.id });
  const conversationId: string = talk.body.data.id;
  await send(oja, seller, conversationId, { text: 'I am looking at it.' });
  await oja.call('addStatement', {
    token: seller.token,
    params: { id: disputed.id },
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
  await oja.runJobs();
  oja.clock.advance(3_600_000);
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

const reading: Endpoint[] = Object.values(endpoints).filter(({ method }) => method === 'GET');

/** The replies of every GET of the contract, with every id that the two deals made in place of each parameter. */
async function readEverything(person: Person, ids: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const record of reading) {
    const path = fullPath(record);
    if (/\{(?!id\})/.test(path) || record.produces === 'text/event-stream') continue;
    for (const id of path.includes('{id}') ? ids : ['']) {
      const { body } = await oja.app.inject({
        method: 'GET',
        url: path.replace('{id}', id),
        headers: { authorization: `Bearer ${person.token}` },
      });
      answers.push(`${path} ${body}`);
    }
  }
  return answers;
}

describe('between traders only nicknames appear', () => {
  test('in every reply, export and mail that the other side can get', async () => {
    const { ids } = await trade();
    for (const [reader, other] of [
      [seller, buyer],
      [buyer, seller],
    ] as const) {
      const name = legalNames.get(other.id) ?? '';
      const replies = await readEverything(reader, ids);
      const mails = (await oja.mails(reader.email)).map((mail) => JSON.stringify(mail));
      const leaks = [...replies, ...mails].filter((text) =>
        name.split(' ').some((part) => text.includes(part)),
      );
      expect(leaks.map((text) => text.slice(0, 300))).toEqual([]);
      expect(replies.some((text) => text.includes('Quick and fair.'))).toBe(true);
      expect(mails.length).toBeGreaterThan(0);
    }
  });

  test('and staff read the names', async () => {
    const { body } = await oja.call('listStaffTransactions', { token: admin.token });
    expect(JSON.stringify(body)).toContain(legalNames.get(buyer.id));
  });
});
