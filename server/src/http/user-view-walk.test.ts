import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from '@oja/contract';
import { isForStaff } from '@oja/contract/access';
import { minuteMs } from '@oja/contract/durations';
import type { Endpoint } from '@oja/contract/endpoint';
import { viewHeader, viewMinutes } from '@oja/contract/user-views';
import { viewableCalls } from '@oja/contract/viewable-calls';
import { describe, expect, test } from 'vitest';
import type { RawCallOptions } from '../../test/calls.ts';
import { digestTables } from '../../test/digest-tables.ts';
import { makeOne } from '../../test/offers.ts';
import { type Person, startOja } from '../../test/oja.ts';
import { setRole, setStatus } from '../../test/people.ts';
import { buy, buyAndDispute, offer, openMarket } from '../../test/purchases.ts';
import { refusalOf } from '../../test/refusal-of.ts';

/** Calls every endpoint of the contract in a view. A new one is refused until viewable-calls.ts names it. */
const oja = await startOja();
const market = await openMarket(oja);
const { buyer, seller, admin } = market;
const support = await oja.person({ role: 'support', days: 365 });

const listing = await offer(market);
const purchase = await buy(market);
await buyAndDispute(market);
const proposed = await makeOne(market);

// Oja makes its own keys for pushes when they are first asked for.
await oja.call('notificationPreferences', { token: seller.token });

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const viewable: readonly EndpointName[] = viewableCalls;

async function startView(person: Person, by = admin): Promise<string> {
  const { status, body, text } = await oja.call('startUserView', {
    token: by.token,
    params: { id: person.id },
    body: { reason: 'Asked in a ticket.' },
  });
  if (status !== 200) throw new Error(`no view was started: ${text}`);
  return body.data.id;
}

const inView = (name: EndpointName, viewId: string, options: RawCallOptions & { by?: Person } = {}) =>
  oja.callRaw(name, { token: (options.by ?? admin).token, ...options, headers: { [viewHeader]: viewId } });

/** What exists, so that the calls do not all answer 404. */
function inputOf(name: EndpointName): RawCallOptions {
  const { path }: Endpoint = endpoints[name];
  if (path.startsWith('/purchases/') || path.startsWith('/sales/')) {
    const query = name === 'previewSettlement' ? { query: { refund: '1000' } } : {};
    return { params: { id: purchase.id }, ...query };
  }
  if (path.startsWith('/sellers/')) return { params: { id: seller.id } };
  if (path.startsWith('/offers/')) return { params: { id: proposed.id } };
  return { params: { id: listing.id } };
}

const conversations =
  'What people write to each other; staff open it from a report or a case, with a reason.';
const files = 'A file would outlive the view.';
const pictures = 'It gives out signed addresses of private pictures.';
const notOfThePortal = 'Not a part of the portal of a person.';

/** GET calls that a view refuses, and why. */
const keptFromViews: { readonly [name in EndpointName]?: string } = {
  events: 'A stream outlives the view, and counts against the streams of the person.',
  listConversations: conversations,
  showConversation: conversations,
  listMessages: conversations,
  showMessageImage: conversations,
  search: 'It finds words of conversations.',
  downloadMyData: files,
  walletStatement: files,
  exportPurchases: files,
  exportSales: files,
  showHandover: pictures,
  showCase: pictures,
  showTicket: pictures,
  showCover: pictures,
  readHandoverCode: 'A code is read once, by the person it was sent to.',
  verifyPaystack: 'It credits a payment.',
  listBanks: 'It asks Paystack.',
  listSessions: 'Devices and network addresses; the page of the person shows them to staff.',
  readSellerApplication: 'Staff with the right to applications read it there.',
  showInvitation: notOfThePortal,
  health: notOfThePortal,
  readiness: notOfThePortal,
  openapi: notOfThePortal,
  docs: notOfThePortal,
  media: notOfThePortal,
  metrics: notOfThePortal,
  showRobots: notOfThePortal,
  showSitemapIndex: notOfThePortal,
  showSitemap: notOfThePortal,
  showLinkPreview: notOfThePortal,
};

test('there is a decision about every GET that staff do not have to themselves', () => {
  const asked = all.filter(([, { method, access }]) => method === 'GET' && !isForStaff(access));
  const decided = [...viewable, ...Object.keys(keptFromViews)].filter((name) => name !== 'metrics');
  expect(decided.toSorted()).toEqual(asked.map(([name]) => name).toSorted());
});

test('what a view answers are GET calls', () => {
  expect(viewable.filter((name) => endpoints[name].method !== 'GET')).toEqual([]);
});

describe('a view', () => {
  test('refuses everything else before it reads the body, and changes nothing', async () => {
    const view = await startView(buyer);
    const before = await digestTables(oja);
    const refused = all.map(([name]) => name).filter((name) => !viewable.includes(name));
    for (const name of refused) {
      const answer = await inView(name, view, { body: { nonsense: true } });
      expect([name, ...refusalOf(answer), answer.body.data]).toEqual([name, 403, 'view_only', undefined]);
    }
    expect(await digestTables(oja)).toEqual(before);
  });

  test.each([
    ['a buyer', buyer],
    ['a seller', seller],
  ])('answers as for the person and writes nothing: %s', async (_name, person) => {
    const view = await startView(person);
    const before = await digestTables(oja);
    const seen = new Map<EndpointName, unknown>();
    for (const name of viewable) {
      const { status, body } = await inView(name, view, inputOf(name));
      seen.set(name, comparable({ status, body }));
    }
    expect(await digestTables(oja)).toEqual(before);
    let answered = 0;
    for (const name of viewable) {
      const { status, body } = await oja.callRaw(name, { ...inputOf(name), token: person.token });
      if (status === 200) answered += 1;
      expect([name, seen.get(name)]).toEqual([name, comparable({ status, body })]);
    }
    // The rest is of the other side of a purchase.
    expect(answered).toBeGreaterThan(viewable.length - 12);
  });

  test('shows that there are credentials, and nothing of them', async () => {
    const view = await startView(buyer);
    const { body } = await oja.call('listPurchases', { token: buyer.token });
    const shown = await inView('listPurchases', view);
    const one = await inView('showPurchase', view, { params: { id: purchase.id } });
    const secrets = body.data.flatMap(({ listing: { username, password } }) => [username, password]);
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(shown.text + one.text).not.toContain(secret);
    expect(shown.text).toContain('Not shown to staff');
  });

  test('is written to the log under the member of staff', async () => {
    const view = await startView(buyer);
    const from = oja.logLines.length;
    await inView('currentUser', view);
    const [line] = oja.logLines.slice(from).map((text) => JSON.parse(text));
    expect(line).toMatchObject({ path: '/api/user', userId: admin.id, viewedId: buyer.id });
  });
});

describe('a call in a view is refused', () => {
  const refusal = async (viewId: string, by?: Person) =>
    refusalOf(await inView('currentUser', viewId, by ? { by } : {}));
  const over = [403, 'view_over'];

  test('with the view of another member of staff', async () => {
    const view = await startView(buyer, support);
    expect(await refusal(view)).toEqual(over);
    expect((await inView('currentUser', view, { by: support })).status).toBe(200);
  });

  test('without such a view', async () => {
    for (const garbage of ['', 'x', randomUUID(), buyer.id, "' or 1=1", '0'.repeat(400)])
      expect([garbage, await refusal(garbage)]).toEqual([garbage, over]);
  });

  test('after its end', async () => {
    const view = await startView(buyer);
    const ended = await oja.call('endUserView', { token: admin.token, params: { id: view } });
    expect([ended.status, ended.body.data.ended_at]).toEqual([200, oja.clock.now.toISOString()]);
    expect(await refusal(view)).toEqual(over);
  });

  test('after its time, without waiting for anything', async () => {
    const view = await startView(buyer);
    oja.clock.advance(viewMinutes * minuteMs - 1);
    expect((await inView('currentUser', view)).status).toBe(200);
    oja.clock.advance(1);
    expect(await refusal(view)).toEqual(over);
  });

  test('when the member of staff lost the right, or is no longer staff', async () => {
    const by = await oja.person({ role: 'support' });
    const view = await startView(buyer, by);
    // Behind the back of every cache.
    await inView('currentUser', view, { by });
    for (const role of ['moderator', 'finance', 'user'] as const) {
      await oja.deps.db.updateTable('users').set({ role }).where('id', '=', by.id).execute();
      expect([role, await refusal(view, by)]).toEqual([role, over]);
    }
    await oja.deps.db.updateTable('users').set({ role: 'admin' }).where('id', '=', by.id).execute();
    expect((await inView('currentUser', view, { by })).status).toBe(200);
  });

  test('when the session of the member of staff has ended', async () => {
    const by = await oja.person({ role: 'admin' });
    const view = await startView(buyer, by);
    await oja.deps.db
      .updateTable('sessions')
      .set({ endedAt: oja.clock.now, endReason: 'signed_out' })
      .where('userId', '=', by.id)
      .execute();
    expect(await refusal(view, by)).toEqual([401, 'session_invalid']);
  });

  test('when the person became staff, was suspended or was erased', async () => {
    const person = await oja.person();
    const view = await startView(person);
    await setRole(oja, person.id, 'moderator');
    expect(await refusal(view)).toEqual(over);
    await setRole(oja, person.id, 'user');
    await setStatus(oja, person.id, 'inactive');
    expect(await refusal(view)).toEqual(over);
    await setStatus(oja, person.id, 'active');
    expect((await inView('currentUser', view)).status).toBe(200);
    await oja.call('deleteUserByStaff', { token: admin.token, params: { id: person.id } });
    expect(await refusal(view)).toEqual(over);
  });

  test('for ordinary users, also with a view of themselves, and without a session', async () => {
    const view = await startView(buyer);
    expect(await refusal(view, buyer)).toEqual(over);
    expect(await refusal(view, seller)).toEqual(over);
    const answer = await oja.callRaw('listListings', { headers: { [viewHeader]: view } });
    expect(refusalOf(answer)).toEqual([401, 'session_required']);
  });
});

/** Without the id of the request, and with the credentials as a view shows them. */
function comparable(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value) => {
    if (key === 'request_id') return undefined;
    if (typeof value !== 'string' || value === '') return value;
    if (key === 'username' || key === 'password') return 'Not shown to staff';
    return key === 'handover_notes' ? null : value;
  });
}
