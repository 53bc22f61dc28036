import { type EndpointName, endpoints } from '@oja/contract';
import { admits, admitsThisMachine, isStaff, needsSession, type Role, roles } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { personRecordKinds } from '@oja/contract/person-page';
import { afterAll, describe, expect, test } from 'vitest';
import type { RawCallResult } from '../../../../test/calls.ts';
import { type Oja, type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { buy, dispute, openMarket } from '../../../../test/purchases.ts';
import { handIn } from '../../people/applications/test-applications.ts';
import { contact } from '../../talk/messaging/test-messages.ts';
import { openOne } from '../../talk/support/test-tickets.ts';
import { addListing, addPosted, move } from './test-listings.ts';

/**
 * Plants secrets in listings of every status and in their purchases, disputes, conversations and reports; then calls
 * every GET endpoint as every role and as both sides, with every id. A new endpoint needs no change here, except that
 * the last test expects each of them to answer at least one caller.
 */
const oja = await startOja();
const changes = recordChanges(oja);
const secrets = {
  password: 'PLANTED-password-8472',
  handover_notes: 'PLANTED-notes-8472',
  username: 'PLANTED-name-8472',
};
/** The seller's hidden minimum for offers. */
const floor = 84_721.36;
const plant = { ...secrets, offer_floor: floor, followers: 5, category: 'Travel' } as const;

/** An account that is handed over with its number; the digits in the middle are for its seller and staff. */
const numbered = {
  platform: 'whatsapp',
  handle: '08031728394',
  url: 'https://wa.me/2348031728394',
  handover_kind: 'number',
} as const;
const hiddenDigits = /3172839/;

const market = await openMarket(oja);
const { seller, buyer } = market;
const people: Record<string, Person | undefined> = {
  unanswered: undefined,
  seller_of_it: seller,
  buyer_of_it: buyer,
};
for (const role of roles) people[role] = await oja.person({ role });
const { ids, pendingId, code } = await fillDatabase();
const users = await oja.deps.db.selectFrom('users').select(['id', 'role']).execute();
/** By the access table, for a user also as one who sold something before. */
function mayAdmit({ access }: Endpoint, who: string): boolean {
  const user = users.find(({ id }) => id === people[who]?.id);
  if (!needsSession(access) || admitsThisMachine(access)) return true;
  return user !== undefined && admits(access, user.role, true);
}

function roleOf(who: string): Role {
  return users.find(({ id }) => id === people[who]?.id)?.role ?? 'user';
}

const reading = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([name, record]) => record.method === 'GET' && name !== 'events',
);
/** Filters that might match hidden text. */
const queries: Record<string, string>[] = [
  {},
  { search: '8472' },
  { search: '3172839' },
  { search: 'PLANTED', status: 'pending' },
];

/** Parameters that some endpoints require. */
const needed: Partial<Record<EndpointName, Record<string, string>>> = {
  previewResolution: { type: 'favor_buyer' },
  search: { q: 'account' },
  walletStatement: { month: '2026-11' },
  listOffers: { side: 'made' },
  previewSettlement: { refund_amount: '100' },
  listSavedViews: { page: 'listings' },
};

/** Where a secret belongs: the buyer reads the credentials, and sellers the user name in their own list. */
const meant: Record<string, Partial<Record<EndpointName, readonly (keyof typeof secrets)[]>>> = {
  buyer_of_it: {
    listPurchases: ['username', 'password', 'handover_notes'],
    showPurchase: ['username', 'password', 'handover_notes'],
  },
  seller_of_it: { listOwnListings: ['username'] },
};

/** Endpoints that answer no caller here, each with its reason. */
const unreached: Partial<Record<EndpointName, string>> = {
  listBanks: 'asks Paystack, which is not there',
  verifyPaystack: 'asks Paystack, which is not there',
  media: 'a picture',
  showLinkPreview: 'a picture',
  showMessageImage: 'a picture',
};

const answered = new Set<EndpointName>();
/** In naira, as a sentence and in kobo. */
const floorPattern = /84,?721\.36|8472136/;
/** Where sellers read their own. */
const ownFloor: readonly EndpointName[] = ['listOwnListings', 'downloadMyData'];

describe.each(Object.keys(people))('as %s', (who) => {
  test.each(reading.map(([name]) => name))('%s answers without a planted secret', async (name) => {
    const record: Endpoint = endpoints[name];
    const hidden = Object.entries(secrets).filter(
      ([kind]) => !(meant[who]?.[name] as readonly string[] | undefined)?.includes(kind),
    );
    // Access is decided before the parameters are read, so that one call shows a refusal.
    const isAdmitted = mayAdmit(record, who);
    for (const params of isAdmitted ? paramsOf(record) : paramsOf(record).slice(0, 1)) {
      for (const filters of params === undefined ? queries : [{}]) {
        const query = { ...needed[name], ...filters };
        const answer = await oja.callRaw(name, {
          token: people[who]?.token,
          query,
          ...(params ? { params } : {}),
        });
        if (isAdmitted) expect(answer.status).not.toBe(429);
        else expect([401, 403]).toContain(answer.status);
        if (answer.status === 200) answered.add(name);
        for (const [, secret] of hidden) expect(answer.text).not.toContain(secret);
        if (who !== 'seller_of_it' && !isStaff(roleOf(who))) expect(answer.text).not.toMatch(hiddenDigits);
        if (who !== 'seller_of_it' || !ownFloor.includes(name)) expect(answer.text).not.toMatch(floorPattern);
      }
    }
  });
});

test('every endpoint was really answered to a user, so that the walk proves something', () => {
  const silent = reading.map(([name]) => name).filter((name) => !answered.has(name));
  expect(silent.toSorted()).toEqual(Object.keys(unreached).toSorted());
});

test.each(['listPurchases', 'showPurchase'] as const)(
  'the buyer reads in %s what was bought, so the secrets were really there (U414, U415)',
  async (name) => {
    const { body } = await oja.call('listPurchases', { token: buyer.token });
    const params = name === 'showPurchase' ? { id: present(body.data[0]).id } : undefined;
    const { text } = await oja.callRaw(name, { token: buyer.token, params });
    for (const secret of Object.values(secrets)) expect(text).toContain(secret);
  },
);

test('what changes something answers without them too', async () => {
  const admin = market.admin.token;
  const params = { id: pendingId };
  await oja.call('updateListing', { token: seller.token, params, body: { ...secrets, price: 5 } });
  await oja.call('editListing', { token: admin, params, body: { price: 6 } });
  await oja.call('approveListing', { token: admin, params });
  await oja.callRaw('createListing', { token: seller.token, body: { ...secrets } });
  expect(changes.length).toBeGreaterThan(20);
  for (const text of changes) {
    expect(text).not.toContain(secrets.password);
    expect(text).not.toContain(secrets.handover_notes);
  }
});

test('neither logs nor the audit log nor notifications nor mails hold them', async () => {
  await oja.runJobs();
  const audit = await oja.deps.db.selectFrom('auditLog').selectAll().execute();
  const notifications = await oja.deps.db.selectFrom('notifications').selectAll().execute();
  const mails = [...(await oja.mails(seller.email)), ...(await oja.mails(buyer.email))];
  const all = oja.logLines.join('') + JSON.stringify([audit, notifications, mails]);
  for (const secret of Object.values(secrets)) expect(all).not.toContain(secret);
});

/** Listings in every status, purchases of them, and a row of every other kind that has an id. */
async function fillDatabase(): Promise<{
  ids: string[];
  pendingId: string;
  code: { id: string; code_id: string };
}> {
  const bought = await buy(market, { listing: plant });
  const sent = await oja.call('sendHandoverCode', {
    token: seller.token,
    params: { id: bought.id },
    body: { code: '482 913' },
  });
  const { coveredId, claimId } = await claimCovered();
  const disputed = await buy(market, { listing: plant });
  await dispute(market, disputed.id);
  const posted = await addPosted(oja, seller, plant);
  const rejected = await addListing(oja, seller, plant);
  await move(oja, rejected.id, 'reject', 'admin');
  const draft = await addListing(oja, seller, { ...plant, status: 'draft' });
  const pending = await addListing(oja, seller, plant);
  const talk = await contact(oja, buyer, { listing_id: posted.id });
  const low = { amount: 2_000 };
  const made = await oja.call('makeOffer', { token: buyer.token, params: { id: posted.id }, body: low });
  const withNumber = await addPosted(oja, seller, numbered);
  const talkOfNumber = await contact(oja, buyer, { listing_id: withNumber.id });
  await oja.call('makeOffer', {
    token: buyer.token,
    params: { id: withNumber.id },
    body: { amount: 120_000 },
  });
  await oja.call('saveListing', { token: buyer.token, params: { id: withNumber.id } });
  await oja.call('submitReport', {
    token: buyer.token,
    body: { type: 'listing', target_id: withNumber.id, reason: 'Spam', description: 'Posted ten times.' },
  });
  const ticket = await openOne(oja, buyer);
  const report = await oja.call('submitReport', {
    token: buyer.token,
    body: { type: 'listing', target_id: posted.id, reason: 'Spam', description: 'Posted ten times.' },
  });
  const applicant = await oja.person();
  await handIn(oja, applicant);
  const application = await oja.deps.db
    .selectFrom('sellerApplications')
    .select('id')
    .executeTakeFirstOrThrow();
  // An action of staff, so that the audit log has an entry.
  await oja.call('featureListing', { token: market.admin.token, params: { id: posted.id } });
  const rule = await oja.call('addRiskRule', {
    token: market.admin.token,
    body: { name: 'Price doubled', signal: 'price_changed', threshold: 100 },
  });
  const view = await oja.call('startUserView', {
    token: people.admin?.token,
    params: { id: buyer.id },
    body: { reason: 'The buyer asks where the account is.' },
  });
  const line = await oja.deps.db.selectFrom('auditLog').select('id').executeTakeFirstOrThrow();
  const all = [
    seller.id,
    bought.id,
    disputed.id,
    ...[bought.listingId, disputed.listingId, posted.id, rejected.id, draft.id, pending.id],
    talk.body.data.id,
    withNumber.id,
    talkOfNumber.body.data.id,
    made.body.data.id,
    ticket.id,
    report.body.data.id,
    application.id,
    line.id,
    coveredId,
    claimId,
    rule.body.data.id,
    view.body.data.id,
  ];
  const code = { id: bought.id, code_id: present(sent.body.data.codes[0]).id };
  return { ids: all, pendingId: pending.id, code };
}

/** A purchase in cover with an open claim. Returns the ids of both. */
async function claimCovered(): Promise<{ coveredId: string; claimId: string }> {
  const { id } = await buy(market, { listing: { ...plant, cover_days: 7 } });
  await oja.call('confirmPurchase', { token: buyer.token, params: { id } });
  const { body } = await oja.call('openClaim', {
    token: buyer.token,
    params: { id },
    body: { kind: 'mailbox_kept', details: 'They still read it.' },
  });
  return { coveredId: id, claimId: present(body.data.claims[0]).id };
}

function paramsOf(record: Endpoint): (Record<string, string> | undefined)[] {
  const names = [...record.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  if (names.length === 0) return [undefined];
  if (names.includes('code_id')) return [code];
  if (record.path === '/sitemaps/{name}')
    return ['pages', 'sellers-1', 'listings-1'].map((name) => ({ name: `${name}.xml` }));
  if (record.path === '/admin/settings/{section}/versions') return [{ section: 'general' }];
  if (record.path.endsWith('/records/{kind}'))
    return [seller, buyer].flatMap(({ id }) => personRecordKinds.map((kind) => ({ id, kind })));
  return ids.map((id) =>
    Object.fromEntries(names.map((name) => [name, name === 'kind' ? 'government_id' : id])),
  );
}

/** Collects the replies of the calls that change something. */
function recordChanges(of: Oja): string[] {
  const texts: string[] = [];
  const { call, callRaw } = of;
  const record = <Answer extends RawCallResult>(name: EndpointName, answer: Answer): Answer => {
    if (endpoints[name].method !== 'GET') texts.push(answer.text);
    return answer;
  };
  of.call = async (name, options) => record(name, await call(name, options));
  of.callRaw = async (name, options) => record(name, await callRaw(name, options));
  afterAll(() => {
    Object.assign(of, { call, callRaw });
  });
  return texts;
}
