import { dayMs, hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addTrader } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { addListing, addPosted, move } from '../listings/test-listings.ts';
import { alertMailsOf, alertsOf, saveSearch, sendWaitingMails } from './test-saved-searches.ts';

const oja = await startOja();
const seller = await addTrader(oja);
let topics = 0;

/** A word that no other listing has, so that a search finds what its test offers. */
function newTopic(): string {
  topics += 1;
  return `topic${String.fromCharCode(96 + topics).repeat(5)}`;
}

const about = (topic: string) => ({ description: `All about ${topic}.` });
const setPrice = (listingId: string, price: number) =>
  oja.call('updateListing', { token: seller.token, params: { id: listingId }, body: { price } });
const unsubscribe = (token: string, body = 'List-Unsubscribe=One-Click') =>
  oja.app.inject({
    method: 'POST',
    url: `/unsubscribe?token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  });
const filterOf = (change: { followers?: number; category?: string; claims?: object }) => ({
  ...(change.followers === undefined ? {} : { followers_from: String(change.followers) }),
  ...(change.category === undefined ? {} : { category: change.category }),
  ...(change.claims === undefined ? {} : { with_mailbox: '1' }),
});
const saveListing = (person: Person, id: string) =>
  oja.call('saveListing', { token: person.token, params: { id } });

async function searcher(topic: string, alert: 'off' | 'at_once' | 'daily' = 'at_once') {
  const person = await oja.person({ days: 30 });
  const search = await saveSearch(oja, person, { name: topic, filter: { search: topic }, alert });
  return { ...person, search };
}

/** The queue goes by the clock of the machine, which has run the planned mails already: they are run once more. */
async function pass(ms: number): Promise<void> {
  oja.clock.advance(ms);
  await oja.runJobs();
  await sendWaitingMails(oja);
}

test('a new listing is alerted once, under the bell and by mail, with what it costs', async () => {
  const topic = newTopic();
  const ada = await searcher(topic);
  const other = await searcher(newTopic());
  const silent = await searcher(topic, 'off');
  const { id, handle } = await addPosted(oja, seller, { ...about(topic), followers: 12_400 });
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toEqual([`New for “${topic}”: ${handle}`]);
  const [mail, ...rest] = await alertMailsOf(oja, ada);
  expect(rest).toEqual([]);
  expect(mail?.subject).toBe(`New for “${topic}”: ${handle}`);
  expect(mail?.text).toContain(`${handle} with 12,400 followers is for sale for ₦150,000.00.`);
  expect(mail?.link?.pathname).toBe(`/listing/${id}`);
  for (const person of [other, silent]) {
    expect(await alertsOf(oja, person)).toEqual([]);
    expect(await alertMailsOf(oja, person)).toEqual([]);
  }
  // Withdrawn and offered again, it is the same listing.
  await move(oja, id, 'withdraw', 'seller');
  await move(oja, id, 'submit', 'seller');
  await move(oja, id, 'approve', 'admin');
  await pass(2 * hourMs);
  expect(await alertsOf(oja, ada)).toHaveLength(1);
  expect(await alertMailsOf(oja, ada)).toHaveLength(1);
});

test('only what is on the market is alerted, and only to people who can buy', async () => {
  const topic = newTopic();
  const ada = await searcher(topic);
  const suspended = await searcher(topic);
  await asOwner(oja, `update users set status = 'banned' where id = $1`, [suspended.id]);
  const moderator = await searcher(topic);
  await asOwner(oja, `update users set role = 'moderator' where id = $1`, [moderator.id]);
  await saveSearch(oja, seller, { name: topic, filter: { search: topic } });
  const gone = await addPosted(oja, seller, about(topic));
  await move(oja, gone.id, 'hide', 'admin');
  await addListing(oja, seller, about(topic));
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toEqual([]);
  await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toHaveLength(1);
  for (const person of [suspended, moderator, seller]) expect(await alertsOf(oja, person)).toEqual([]);
});

test('a search that is younger than the listing found it on the market already', async () => {
  const topic = newTopic();
  await addPosted(oja, seller, about(topic));
  oja.clock.advance(1_000);
  const ada = await searcher(topic);
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toEqual([]);
});

test('the listings of a suspended seller who returns are alerted, each once', async () => {
  const topic = newTopic();
  const returning = await addTrader(oja);
  const before = await searcher(topic);
  const known = await addPosted(oja, returning, about(topic));
  await oja.runJobs();
  const { token } = await oja.person({ role: 'admin' });
  const change = { token, params: { id: returning.id }, body: { reason: 'Checked.' } };
  await oja.call('banUser', change);
  const during = await searcher(topic);
  await oja.runJobs();
  expect(await alertsOf(oja, during)).toEqual([]);
  await oja.call('unbanUser', change);
  await oja.call('banUser', change);
  await oja.call('unbanUser', change);
  await oja.runJobs();
  const alert = `New for “${topic}”: ${known.handle}`;
  expect(await alertsOf(oja, before)).toEqual([alert]);
  expect(await alertsOf(oja, during)).toEqual([alert]);
});

test('a price that falls into the filter is alerted, one that falls outside is not', async () => {
  const topic = newTopic();
  const ada = await oja.person({ days: 30 });
  await saveSearch(oja, ada, { name: topic, filter: { search: topic, price_to: '100000' } });
  const { id } = await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  await setPrice(id, 120_000);
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toEqual([]);
  await setPrice(id, 100_000);
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toHaveLength(1);
  await setPrice(id, 90_000);
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toHaveLength(1);
});

test.each([
  { followers: 50_000 },
  { category: 'Food & Cooking' as const },
  { claims: { includes: ['mailbox' as const] } },
])('a posted listing is alerted when an edit brings it into the filter: %o', async (change) => {
  const topic = newTopic();
  const ada = await oja.person({ days: 30 });
  const filter = { search: topic, ...filterOf(change) };
  await saveSearch(oja, ada, { name: topic, filter, alert: 'at_once' });
  const { id, handle } = await addPosted(oja, seller, { ...about(topic), followers: 10, category: null });
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toEqual([]);
  const { status } = await oja.call('updateListing', { token: seller.token, params: { id }, body: change });
  expect(status).toBe(200);
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toEqual([`New for “${topic}”: ${handle}`]);
});

test('alerts of an hour are collected into one mail', async () => {
  const topic = newTopic();
  const ada = await searcher(topic);
  await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  const later = [await addPosted(oja, seller, about(topic)), await addPosted(oja, seller, about(topic))];
  await oja.runJobs();
  await pass(hourMs - 1_000);
  expect(await alertsOf(oja, ada)).toHaveLength(3);
  expect(await alertMailsOf(oja, ada)).toHaveLength(1);
  await pass(1_000);
  const mails = await alertMailsOf(oja, ada);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.subject).toBe('2 alerts from the market');
  for (const { handle } of later) expect(mails[1]?.text).toContain(handle);
  await pass(3 * hourMs);
  expect(await alertMailsOf(oja, ada)).toHaveLength(2);
});

test('the daily mail comes at eight in Lagos, and its alerts stand under the bell before', async () => {
  const topic = newTopic();
  const ada = await searcher(topic, 'daily');
  await addPosted(oja, seller, about(topic));
  await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toHaveLength(2);
  const morning = new Date(oja.clock.now);
  morning.setUTCHours(7, 0, 0, 0);
  if (morning <= oja.clock.now) morning.setUTCDate(morning.getUTCDate() + 1);
  await pass(morning.getTime() - oja.clock.now.getTime() - 1_000);
  expect(await alertMailsOf(oja, ada)).toEqual([]);
  await pass(1_000);
  expect(await alertMailsOf(oja, ada)).toMatchObject([{ subject: '2 alerts from the market' }]);
});

test('a lower price of a saved listing is alerted once for each price and at most once a day', async () => {
  const [ada, ben] = [await oja.person({ days: 30 }), await oja.person({ days: 30 })];
  const { id, handle } = await addPosted(oja, seller);
  await saveListing(ada, id);
  const prices = async (...list: number[]) => {
    for (const price of list) {
      await setPrice(id, price);
      await oja.runJobs();
    }
  };
  await prices(140_000);
  expect(await alertsOf(oja, ada)).toEqual([`${handle} costs less now`]);
  const [mail] = await alertMailsOf(oja, ada);
  expect(mail?.text).toContain('costs ₦140,000.00 instead of ₦150,000.00');
  await prices(139_000, 135_000);
  expect(await alertsOf(oja, ada)).toHaveLength(1);
  oja.clock.advance(dayMs);
  await prices(160_000, 140_000);
  expect(await alertsOf(oja, ada)).toHaveLength(1);
  await prices(130_000);
  expect(await alertsOf(oja, ada)).toHaveLength(2);
  expect(await alertsOf(oja, ben)).toEqual([]);
  // A correction by staff is a new price, too.
  oja.clock.advance(dayMs);
  const admin = await oja.person({ role: 'admin' });
  await oja.call('editListing', { token: admin.token, params: { id }, body: { price: 120_000 } });
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toHaveLength(3);
});

test('a price that is lower by less than a hundredth is not alerted', async () => {
  const ada = await oja.person({ days: 30 });
  const { id } = await addPosted(oja, seller);
  await saveListing(ada, id);
  await setPrice(id, 148_501);
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toEqual([]);
  await setPrice(id, 147_015);
  await oja.runJobs();
  expect(await alertsOf(oja, ada)).toHaveLength(1);
});

test('the mail ends such mails with one click, without a session', async () => {
  const topic = newTopic();
  const ada = await searcher(topic);
  await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  const [mail] = await alertMailsOf(oja, ada);
  const header = /^<(.+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(header);
  expect(mail?.html).toContain(header);
  const { pathname, searchParams } = new URL(header);
  expect(pathname).toBe('/unsubscribe');
  const token = searchParams.get('token') ?? '';

  // A scanner that follows the link changes nothing.
  await oja.app.inject({ method: 'GET', url: `/unsubscribe?token=${token}` });
  expect((await oja.call('listSavedSearches', { token: ada.token })).body.mails).toBe(true);

  await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  expect((await unsubscribe(token)).statusCode).toBe(200);
  expect((await unsubscribe(token)).statusCode).toBe(200);
  await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  await pass(2 * hourMs);
  expect(await alertMailsOf(oja, ada)).toHaveLength(1);
  expect(await alertsOf(oja, ada)).toHaveLength(3);
  expect((await oja.call('listSavedSearches', { token: ada.token })).body.mails).toBe(false);
});

test('a form of several parts unsubscribes as well; a token that Oja did not sign does not', async () => {
  const topic = newTopic();
  const ada = await searcher(topic);
  await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  const [mail] = await alertMailsOf(oja, ada);
  const url = new URL((mail?.headers['list-unsubscribe'] ?? '').slice(1, -1));
  const token = url.searchParams.get('token') ?? '';
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [forged, 'x'.repeat(40)]) {
    const answer = await unsubscribe(wrong);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'unsubscribe_link_invalid']);
  }
  expect((await oja.call('listSavedSearches', { token: ada.token })).body.mails).toBe(true);
  const parts = await oja.app.inject({
    method: 'POST',
    url: `/unsubscribe?token=${token}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  });
  expect(parts.statusCode).toBe(200);
  expect((await oja.call('listSavedSearches', { token: ada.token })).body.mails).toBe(false);
});

test('a deleted or silenced search takes its waiting mails along', async () => {
  const topic = newTopic();
  const [ada, ben] = [await searcher(topic, 'daily'), await searcher(topic, 'daily')];
  await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  await oja.call('deleteSavedSearch', { token: ada.token, params: { id: ada.search.id } });
  await oja.call('updateSavedSearch', {
    token: ben.token,
    params: { id: ben.search.id },
    body: { alert: 'off' },
  });
  await pass(25 * hourMs);
  for (const person of [ada, ben]) expect(await alertMailsOf(oja, person)).toEqual([]);
});

test('a person who was suspended before the mail is due gets none', async () => {
  const topic = newTopic();
  const ada = await searcher(topic, 'daily');
  await addPosted(oja, seller, about(topic));
  await oja.runJobs();
  await asOwner(oja, `update users set status = 'banned' where id = $1`, [ada.id]);
  await pass(25 * hourMs);
  expect(await alertMailsOf(oja, ada)).toEqual([]);
});

test('preferences of the two events are the person’s own', async () => {
  const topic = newTopic();
  const ada = await searcher(topic);
  const { body } = await oja.call('notificationPreferences', { token: ada.token });
  const group = body.data.find((each) => each.group === 'alerts');
  expect(group?.events.map(({ label }) => label)).toEqual([
    'New listing for a saved search',
    'Price drop of a saved listing',
  ]);
  await oja.call('saveNotificationPreferences', {
    token: ada.token,
    body: { preferences: [{ event: 'saved_search_matched', channel: 'mail', enabled: false }] },
  });
  await addPosted(oja, seller, about(topic));
  await pass(2 * hourMs);
  expect(await alertsOf(oja, ada)).toHaveLength(1);
  expect(await alertMailsOf(oja, ada)).toEqual([]);
});

test('needs the token of a mail', async () => {
  expect(refusalOf(await oja.callRaw('unsubscribe', {}))).toEqual([400, 'invalid_input']);
});
