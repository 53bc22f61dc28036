import { hourMs } from '@oja/contract/durations';
import { reportReasons } from '@oja/contract/report-fields';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addBuyer, addTrader, buy, offer, openMarket } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller } = market;

type Report = BodyFor<'submitReport'>;
const report = (person: Person, body: Report) => oja.call('submitReport', { token: person.token, body });
const about = (type: Report['type'], targetId: string, change: Partial<Report> = {}): Report => ({
  type,
  target_id: targetId,
  reason: 'Spam',
  description: 'Posted ten times.',
  ...change,
});
const rowsAbout = (targetId: string) =>
  oja.deps.db
    .selectFrom('reports')
    .selectAll()
    .where('targetId', '=', targetId)
    .orderBy('reportedAt')
    .execute();

/** A published review about the seller, and its author. */
async function publishedReview(): Promise<{ id: string; author: Person }> {
  const author = await addBuyer(oja);
  const { id } = await buy({ ...market, buyer: author }, { buyer: author, listing: { price: 100 } });
  await oja.call('confirmPurchase', { token: author.token, params: { id } });
  const body = { rating: 1, text: 'Never again.' };
  const { body: written } = await oja.call('writeReview', { token: author.token, params: { id }, body });
  await oja.call('writeReview', { token: seller.token, params: { id }, body });
  return { id: written.data.id, author };
}

describe('reporting', () => {
  test('is for people who trade (A437)', async () => {
    const listing = await offer(market);
    const body = about('listing', listing.id);
    expect(refusalOf(await oja.call('submitReport', { body }))).toEqual([401, 'session_required']);
    expect(refusalOf(await report(market.admin, body))).toEqual([403, 'access_denied']);
    const sent = await report(market.buyer, body);
    expect(sent.body.data).toMatchObject({ status: 'pending', reportDate: oja.clock.now.toISOString() });
  });

  test('keeps a listing, a person or a review as it was', async () => {
    const listing = await offer(market, { description: 'Before.', followers: 12_900 });
    const review = await publishedReview();
    const reporter = await oja.person();
    expect((await report(reporter, about('listing', listing.id))).status).toBe(200);
    expect((await report(reporter, about('user', seller.id))).status).toBe(200);
    expect((await report(reporter, about('review', review.id))).status).toBe(200);
    await oja.call('updateListing', {
      token: seller.token,
      params: { id: listing.id },
      body: { description: 'After.' },
    });
    const [kept] = await rowsAbout(listing.id);
    expect(kept).toMatchObject({ ownerId: seller.id, reporter: expect.any(String), status: 'pending' });
    expect(kept?.snapshot).toMatchObject({
      text: 'Before.',
      facts: expect.arrayContaining([{ label: 'Followers', value: '12,900' }]),
    });
    const [ofPerson] = await rowsAbout(seller.id);
    expect(ofPerson?.snapshot).toMatchObject({
      facts: expect.arrayContaining([
        { label: 'Member since', value: expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/) },
      ]),
    });
    const [ofReview] = await rowsAbout(review.id);
    expect(ofReview).toMatchObject({ ownerId: review.author.id, snapshot: { text: 'Never again.' } });
  });

  test('happens once per person and thing, two clicks at once included', async () => {
    const listing = await offer(market);
    const reporter = await oja.person();
    const answers = await Promise.all([1, 2, 3].map(() => report(reporter, about('listing', listing.id))));
    expect(outcomesOf(answers)).toEqual(['200', '409 reported_already', '409 reported_already']);
    const again = await report(reporter, about('listing', listing.id, { reason: 'Other' }));
    expect(again.body).toMatchObject({
      code: 'reported_already',
      message: 'You have reported this already. Our team will look at it.',
    });
  });

  test('is refused about oneself and about what is not there', async () => {
    const listing = await offer(market);
    const draft = await offer(market);
    await oja.call('updateListing', {
      token: seller.token,
      params: { id: draft.id },
      body: { status: 'draft' },
    });
    expect(refusalOf(await report(seller, about('listing', listing.id)))).toEqual([
      403,
      'own_content_reported',
    ]);
    expect(refusalOf(await report(seller, about('user', seller.id)))).toEqual([403, 'own_content_reported']);
    expect(refusalOf(await report(market.buyer, about('listing', draft.id)))).toEqual([404, 'not_found']);
    expect(refusalOf(await report(market.buyer, about('user', market.admin.id)))).toEqual([404, 'not_found']);
    expect(refusalOf(await report(market.buyer, about('listing', seller.id)))).toEqual([404, 'not_found']);
  });

  test.each([
    { type: 'shop' },
    { reason: 'Because' },
    { reason: undefined },
    { description: ' ' },
    { description: 'x'.repeat(2_001) },
    { target_id: 'somewhere' },
    { priority: 'critical' },
  ])('refuses %o', async (change) => {
    const body = { ...about('user', seller.id), ...change };
    expect(refusalOf(await oja.callRaw('submitReport', { token: market.buyer.token, body }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  test('takes each of the specified reasons (A438)', async () => {
    for (const reason of reportReasons) {
      const answer = await report(await oja.person(), about('user', seller.id, { reason }));
      expect(answer.status).toBe(200);
    }
  });

  test('by many in an hour is a flood: 429 with the time to wait', async () => {
    const reporter = await oja.person({ days: 2 });
    for (let sent = 0; sent < 10; sent += 1) {
      const { id } = await oja.person();
      expect((await report(reporter, about('user', id))).status).toBe(200);
    }
    const { id } = await oja.person();
    const refused = await report(reporter, about('user', id));
    expect([...refusalOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '3600',
    ]);
    oja.clock.advance(hourMs);
    expect((await report(reporter, about('user', id))).status).toBe(200);
  });
});

describe('repeated reports', () => {
  test('raise the priority of all that are open about the thing, and ring when it is critical', async () => {
    const shop = await addTrader(oja);
    const listing = await offer({ ...market, seller: shop });
    for (let person = 1; person <= 10; person += 1) {
      oja.clock.advance(1);
      await report(await oja.person(), about('listing', listing.id));
      const priorities = new Set((await rowsAbout(listing.id)).map((row) => row.priority));
      const expected = person >= 10 ? 'critical' : person >= 5 ? 'high' : person >= 3 ? 'medium' : 'low';
      expect([...priorities]).toEqual([expected]);
    }
    const notifications = await oja.call('listNotifications', { token: market.admin.token });
    expect(notifications.body.data[0]).toMatchObject({ title: 'A critical report waits' });
  });

  test('count no more once they were dismissed', async () => {
    const { id } = await offer(market);
    for (let person = 1; person <= 2; person += 1) {
      const sent = await report(await oja.person(), about('listing', id));
      const dismissal = { token: market.admin.token, params: { id: sent.body.data.id }, body: {} };
      expect((await oja.call('dismissReport', dismissal)).status).toBe(200);
    }
    await report(await oja.person(), about('listing', id));
    expect((await rowsAbout(id)).map((row) => row.priority)).toEqual(['low', 'low', 'low']);
  });

  test('count two who report in the same moment as two', async () => {
    const listing = await offer(market);
    const people = await Promise.all([1, 2, 3].map(() => oja.person()));
    await Promise.all(people.map((person) => report(person, about('listing', listing.id))));
    expect((await rowsAbout(listing.id)).map((row) => row.priority)).toEqual(['medium', 'medium', 'medium']);
  });
});
