import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addBuyer, addTrader, buy, smallPicture } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { conversation, send, startConversation, thread } from '../messaging/test-messages.ts';
import { openModeration } from './test-reports.ts';

const oja = await startOja();
const { market, ada, bola, report, act, audited, notifications } = await openModeration(oja);
const insult = 'You are a fool, call me on 0803 123 4567';

/** A message of a buyer with a picture, reported by the seller of the market. */
async function reportedMessage() {
  const author = await addBuyer(oja);
  const { id: conversationId } = await startConversation(market, { asker: author });
  const picture = await oja.call('uploadMessageImage', {
    token: author.token,
    body: await smallPicture(),
    headers: { 'content-type': 'image/png' },
  });
  const imageId: string = picture.body.data.id;
  const sent = await send(oja, author, conversationId, { text: insult, images: [imageId] });
  const messageId: string = sent.body.data.id;
  const id = await report({ type: 'message', target_id: messageId }, market.seller);
  return { id, author, conversationId, messageId, imageId };
}

const look = async (person: Person, imageId: string) =>
  (await oja.call('showMessageImage', { token: person.token, params: { id: imageId } })).status;

describe('a message that is taken down', () => {
  test('is not taken down from the report again; the second reads who was first', async () => {
    const { id } = await reportedMessage();
    const { name } = await oja.deps.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect((await act('actOnReport', ada, id, { action: 'take_down', text: 'Insults.' })).status).toBe(200);
    const again = await act('actOnReport', bola, id, { action: 'take_down', text: 'Insults.' });
    expect(refusalOf(again)).toEqual([409, 'state_conflict']);
    expect(again.body.message).toBe(`${name} took this down already.`);
  });

  test('leaves a sentence for both, tells its author why, and is found by no search; staff put it back', async () => {
    const { id, author, conversationId, messageId, imageId } = await reportedMessage();
    const approved = await act('approveReport', ada, id, { action: 'take_down', text: 'Insults.' });
    expect(approved.body.data).toMatchObject({
      status: 'resolved',
      taken_down: true,
      decision: { outcome: 'take_down' },
    });
    for (const person of [author, market.seller]) {
      const [message] = await thread(oja, person, conversationId);
      expect(message).toMatchObject({ text: '', taken_down: true, masked: false, pictures: [] });
      expect((await conversation(oja, person, conversationId)).last).toMatchObject({
        text: '',
        taken_down: true,
        pictures: 0,
      });
      const found = await oja.call('listConversations', { token: person.token, query: { search: 'fool' } });
      expect(found.body.data).toEqual([]);
      expect(await look(person, imageId)).toBe(404);
    }
    expect(await look(ada, imageId)).toBe(200);
    // Not for staff who decide no reports.
    expect(await look(await oja.person({ role: 'support' }), imageId)).toBe(404);
    const { body } = await oja.call('listNotifications', { token: author.token });
    expect(body.data[0]).toMatchObject({
      title: 'A message of yours was removed',
      text: expect.stringContaining('Insults.'),
      link: `/dashboard/messages?conversation=${conversationId}`,
    });
    expect(await notifications(market.seller)).toContain('Your report was right');
    const gone = await oja.call('submitReport', {
      token: market.seller.token,
      body: { type: 'message', target_id: messageId, reason: 'Spam', description: 'Again.' },
    });
    expect(refusalOf(gone)).toEqual([404, 'not_found']);

    const without = await oja.callRaw('putBack', { token: ada.token, params: { id }, body: {} });
    expect(refusalOf(without)).toEqual([400, 'invalid_input']);
    const back = await act('putBack', bola, id, { reason: 'Quoted from somebody else.' });
    expect(back.body.data).toMatchObject({ status: 'resolved', taken_down: false });
    const [message] = await thread(oja, market.seller, conversationId);
    expect(message).toMatchObject({ text: expect.stringContaining('fool'), taken_down: false });
    expect(await look(market.seller, imageId)).toBe(200);
    expect(await notifications(author)).toContain('A message of yours can be read again');
    expect(await audited(messageId)).toEqual(['message.taken_down', 'message.put_back']);
    expect(refusalOf(await act('putBack', ada, id, { reason: 'Twice.' }))).toEqual([409, 'state_conflict']);
  });

  test('of two who take it down at once is taken down once', async () => {
    const { id, messageId } = await reportedMessage();
    const down = (by: Person) => act('actOnReport', by, id, { action: 'take_down', text: 'Insults.' });
    const answers = await Promise.all([down(ada), down(bola)]);
    expect(outcomesOf(answers)).toEqual(['200', '409 state_conflict']);
    expect(await audited(messageId)).toEqual(['message.taken_down']);
  });
});

describe('a review that is taken down', () => {
  test('is hidden with its stars and its answer, for everybody; both come back with it', async () => {
    const shop = await addTrader(oja);
    const write = (by: Person, id: string, rating: number) =>
      oja.call('writeReview', {
        token: by.token,
        params: { id },
        body: { rating, text: `Planted ${rating}` },
      });
    const reviewed = async (rating: number) => {
      const buyer = await addBuyer(oja, 10_000);
      const { id } = await buy({ ...market, seller: shop, buyer }, { buyer, listing: { price: 5_000 } });
      await oja.call('confirmPurchase', { token: buyer.token, params: { id } });
      const { body } = await write(buyer, id, rating);
      await write(shop, id, 5);
      return { reviewId: body.data.id, buyer };
    };
    await reviewed(5);
    const { reviewId, buyer } = await reviewed(1);
    const seen = async () => (await oja.call('listSellerReviews', { params: { id: shop.id } })).body;
    expect(await seen()).toMatchObject({ rating: 3, reviews: 2, stars: [1, 0, 0, 0, 1] });

    const id = await report({ type: 'review', target_id: reviewId }, shop);
    await act('approveReport', ada, id, { action: 'take_down', text: 'Not about the deal.' });
    const after = await seen();
    expect(after).toMatchObject({ rating: 5, reviews: 1, stars: [0, 0, 0, 0, 1] });
    const hidden = after.data.find((row) => row.id === reviewId);
    expect(hidden).toMatchObject({ text: '', taken_down: true, reply: null });
    const own = await oja.call('listOwnReviews', { token: buyer.token, query: { side: 'written' } });
    expect(own.body.data[0]).toMatchObject({ text: '', taken_down: true });
    const reply = { token: shop.token, params: { id: reviewId }, body: { text: 'Why?' } };
    expect(refusalOf(await oja.call('replyToReview', reply))).toEqual([404, 'not_found']);
    expect(await notifications(buyer)).toContain('Your review was removed');
    expect(await audited(reviewId)).toEqual(['review.taken_down']);

    await act('putBack', ada, id, { reason: 'It was about the deal.' });
    expect(await seen()).toMatchObject({ rating: 3, reviews: 2, stars: [1, 0, 0, 0, 1] });
    expect(await notifications(buyer)).toContain('Your review is shown again');
  });

  test('is offered for what people write, and for nothing else', async () => {
    const id = await report();
    expect(refusalOf(await act('actOnReport', ada, id, { action: 'take_down', text: 'Insults.' }))).toEqual([
      409,
      'report_without_target',
    ]);
    expect(refusalOf(await act('putBack', ada, id, { reason: 'Why not.' }))).toEqual([
      409,
      'listing_not_hidden',
    ]);
    const person = await report({ type: 'user', target_id: market.seller.id });
    const back = await act('putBack', ada, person, { reason: 'Why not.' });
    expect(refusalOf(back)).toEqual([409, 'report_without_target']);
  });
});

describe('approving one of several reports about the same thing', () => {
  test('ends the others with the same decision, claimed ones too, and tells everybody who sent one', async () => {
    const culprit = await oja.person({ days: 365 });
    const reporters = await Promise.all([0, 1, 2].map(() => oja.person({ days: 365 })));
    const ids: string[] = [];
    for (const reporter of reporters) {
      ids.push(await report({ type: 'user', target_id: culprit.id }, reporter));
    }
    const [first = '', second = '', third = ''] = ids;
    await act('dismissReport', ada, first);
    await act('claimReport', bola, third);
    const elsewhere = await report({}, reporters[0]);
    await act('approveReport', ada, second, { action: 'warn_user', text: 'Please be polite.' });
    const statuses = await Promise.all(
      [...ids, elsewhere].map(async (id) => {
        const { data } = (await act('showReport', ada, id)).body;
        return [data.status, data.decision?.outcome ?? null, data.claim];
      }),
    );
    expect(statuses).toEqual([
      ['dismissed', null, null],
      ['resolved', 'warn_user', null],
      ['resolved', 'warn_user', null],
      ['pending', null, null],
    ]);
    expect(await audited(third)).toEqual(['report.claimed', 'report.approved']);
    // A dismissal is told once it cannot be undone.
    oja.clock.advance(14_000);
    await oja.runJobs();
    expect(await Promise.all(reporters.map(notifications))).toEqual([
      ['We looked at your report'],
      ['Your report was right'],
      ['Your report was right'],
    ]);
    expect(
      (await notifications(culprit)).filter((title) => title === 'A warning from our team'),
    ).toHaveLength(1);
  });

  test('at the same moment as a colleague decides each report once', async () => {
    const culprit = await oja.person({ days: 365 });
    const ids = [
      await report({ type: 'user', target_id: culprit.id }),
      await report({ type: 'user', target_id: culprit.id }),
    ];
    const answers = await Promise.all(
      ids.map((id, index) => act('approveReport', index === 0 ? ada : bola, id, { action: 'none' })),
    );
    expect(outcomesOf(answers)).toEqual(['200', '409 report_decided']);
    for (const id of ids) expect(await audited(id)).toEqual(['report.approved']);
  });
});

describe('the conversation around a reported message', () => {
  const reveal = (by: Person, id: string, reason: string) =>
    oja.call('revealReportedConversation', { token: by.token, params: { id }, body: { reason } });

  test('is read by moderators with a reason, unmasked, and each reading is on record', async () => {
    const { id, author, conversationId, messageId, imageId } = await reportedMessage();
    const read = (by: Person, reason = 'It cannot be judged by itself.') => reveal(by, id, reason);
    expect((await act('showReport', ada, id)).body.data).toMatchObject({
      snapshot: { text: insult },
      message_pictures: [{ id: imageId }],
    });
    expect(await look(ada, imageId)).toBe(200);
    expect(refusalOf(await read(ada, ' '))).toEqual([400, 'invalid_input']);
    expect(refusalOf(await read(market.buyer))).toEqual([403, 'access_denied']);
    const { body } = await read(ada);
    expect(body.data).toMatchObject({ id: conversationId, messages: [{}, { id: messageId, text: insult }] });
    expect(body.data.messages[1]).toMatchObject({ sender_id: author.id, pictures: [{ id: imageId }] });
    const line = await oja.deps.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'conversation.revealed')
      .where('subjectId', '=', conversationId)
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      actorId: ada.id,
      reason: 'It cannot be judged by itself.',
      after: { because: { kind: 'report', id }, messages: 2 },
    });
    const { timeline } = (await act('showReport', ada, id)).body.data;
    expect(timeline[0]).toMatchObject({ kind: 'conversation_read', text: 'It cannot be judged by itself.' });
  });

  test('ends with the report: nothing said later, and nothing once it is decided', async () => {
    const { id, author, conversationId } = await reportedMessage();
    oja.clock.advance(1_000);
    await send(oja, author, conversationId, { text: 'The next morning.' });
    const read = await reveal(ada, id, 'To judge it.');
    expect(read.body.data.messages).toHaveLength(2);
    expect(read.text).not.toContain('The next morning.');
    await act('dismissReport', bola, id);
    expect((await act('showReport', ada, id)).body.data.actions).not.toContain('read_conversation');
    expect(refusalOf(await reveal(ada, id, 'Curious.'))).toEqual([409, 'report_decided']);
  });

  test('is closed to the staff who entered the report, who does not put the message back either', async () => {
    const { messageId } = await reportedMessage();
    const body = {
      title: 'An insult',
      reporter: 'By phone',
      description: 'He is insulted.',
      type: 'message',
      reason: 'Harassment',
      target_id: messageId,
    } as const;
    const own = (await oja.call('addReport', { token: ada.token, body })).body.data;
    expect(own.actions).not.toContain('read_conversation');
    expect(refusalOf(await reveal(ada, own.id, 'Curious.'))).toEqual([403, 'added_report_refused']);
    expect((await reveal(bola, own.id, 'To judge it.')).status).toBe(200);
    await act('actOnReport', bola, own.id, { action: 'take_down', text: 'Be polite.' });
    expect(refusalOf(await act('putBack', ada, own.id, { reason: 'Mine.' }))).toEqual([
      403,
      'added_report_refused',
    ]);
    expect((await act('putBack', bola, own.id, { reason: 'It was quoted.' })).status).toBe(200);
  });

  test('stays closed for a report about anything else', async () => {
    const id = await report();
    const refused = await reveal(ada, id, 'Curious.');
    expect(refusalOf(refused)).toEqual([403, 'case_required']);
  });
});
