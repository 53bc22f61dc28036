import { randomUUID } from 'node:crypto';
import { dayMs, minuteMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { addBuyer, addTrader, buy, type Market, offer, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { liftHold, placeHold } from '../../money/payouts/index.ts';
import { withdrawalKit } from '../../money/payouts/test-withdrawals.ts';
import { appealToken } from '../../people/sanctions/index.ts';
import { listingForm } from '../../trade/listings/test-listings.ts';
import { endDueSanctions } from './index.ts';

const oja = await startOjaWithPaystack();
const common = await openMarket(oja);
const { admin } = common;
const { addPayee, withdraw, pass, newest } = withdrawalKit(oja);
afterEach(() => expectCleanLedger(oja));

const reason = 'Offered the same account twice.';

const give = (person: Person, body: Partial<BodyFor<'addSanction'>> = {}, by = admin) =>
  oja.call('addSanction', {
    token: by.token,
    params: { id: person.id },
    body: { kind: 'selling_paused', reason, ...body },
  });

async function given(person: Person, body: Partial<BodyFor<'addSanction'>> = {}) {
  const { status, body: answer } = await give(person, body);
  expect(status).toBe(200);
  const [newestOne] = answer.data;
  if (newestOne === undefined) throw new Error('no sanction');
  return newestOne;
}

const lift = (id: string, by = admin) =>
  oja.call('liftSanction', { token: by.token, params: { id }, body: { reason: 'It was our mistake.' } });
const endDue = () => endDueSanctions.run(oja.deps, {}, { number: 1, last: true });
const standingOf = async (person: Person) =>
  (await oja.call('showStanding', { token: person.token })).body.data;
const bell = async (person: Person) =>
  (await oja.call('listNotifications', { token: person.token })).body.data.map(({ title, text }) => [
    title,
    text,
  ]);
const actions = async (person: Person) =>
  (
    await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'reason'])
      .where('subjectId', '=', person.id)
      .where('action', '!=', 'user.created')
      .orderBy('position')
      .execute()
  ).map(({ action, reason: why }) => [action, why]);

async function newMarket(): Promise<Market> {
  return { ...common, buyer: await addBuyer(oja), seller: await addTrader(oja) };
}

describe('who gives sanctions', () => {
  test('no guest, and no moderator', async () => {
    const person = await oja.person();
    const params = { id: person.id };
    const body = { kind: 'warning', reason } as const;
    expect(refusalOf(await oja.callRaw('addSanction', { params, body }))).toEqual([401, 'session_required']);
    const moderator = await oja.person({ role: 'moderator' });
    expect(refusalOf(await give(person, body, moderator))).toEqual([403, 'access_denied']);
    expect(refusalOf(await oja.callRaw('showStanding'))).toEqual([401, 'session_required']);
  });

  test('not without a reason, not for oneself, and no pause of staff', async () => {
    const person = await oja.person();
    expect(refusalOf(await give(person, { reason: ' ' }))).toEqual([400, 'invalid_input']);
    expect(refusalOf(await give(person, { kind: 'warning', days: 3 }))).toEqual([400, 'invalid_input']);
    expect(refusalOf(await give(admin))).toEqual([409, 'own_account_refused']);
    const moderator = await oja.person({ role: 'moderator' });
    expect(refusalOf(await give(moderator))).toEqual([403, 'staff_protected']);
  });

  test('a pause that stands is not given twice, and an ended one is not lifted', async () => {
    const person = await oja.person();
    const { id } = await given(person);
    expect(refusalOf(await give(person))).toEqual([409, 'sanction_stands']);
    expect((await lift(id)).status).toBe(200);
    expect(refusalOf(await lift(id))).toEqual([409, 'sanction_over']);
    await given(person);
  });
});

describe('a warning', () => {
  test('is told with its reason, stops nothing, and can be taken back', async () => {
    const person = await oja.person();
    const warning = await given(person, { kind: 'warning', note: 'Second ticket.' });
    expect(warning).toMatchObject({ kind: 'warning', note: 'Second ticket.', actions: ['lift'] });
    expect(await standingOf(person)).toEqual([
      {
        id: warning.id,
        kind: 'warning',
        reason,
        from: warning.from,
        until: null,
        ended: null,
        appeal: null,
        appeal_until: new Date(Date.parse(warning.from) + 14 * dayMs).toISOString(),
      },
    ]);
    expect((await bell(person))[0]).toEqual([
      'A warning from our team',
      `${reason} If it happens again, your account may be suspended. If you think that this is wrong, you can appeal under Account standing while it stands, for at most 14 days.`,
    ]);
    oja.clock.advance(1_000);
    await lift(warning.id);
    expect((await bell(person))[0]).toEqual([
      'We took a warning back',
      'It does not count against you any more. It was our mistake.',
    ]);
    expect(await actions(person)).toEqual([
      ['user.warned', reason],
      ['user.warning_withdrawn', 'It was our mistake.'],
    ]);
  });
});

describe('selling paused', () => {
  test('no new listing, none on the market, sales that have begun go on, until its time is over', async () => {
    const market = await newMarket();
    const { id: sale } = await buy(market);
    const posted = await offer(market, { price: 500 });
    const draft = await oja.call('createListing', {
      token: market.seller.token,
      body: { ...listingForm(), status: 'draft' },
    });
    const pause = await given(market.seller, { days: 7 });
    const refused = await oja.call('createListing', { token: market.seller.token, body: listingForm() });
    expect(refusalOf(refused)).toEqual([403, 'selling_stopped']);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('Our team paused selling') });
    const submitted = await oja.callRaw('updateListing', {
      token: market.seller.token,
      params: { id: draft.body.data.id },
      body: { status: 'pending' },
    });
    expect(refusalOf(submitted)).toEqual([403, 'selling_stopped']);
    const buyPosted = () =>
      oja.call('createPurchase', { token: market.buyer.token, body: { listing_id: posted.id } });
    expect(refusalOf(await buyPosted())).toEqual([409, 'listing_unavailable']);
    expect((await oja.call('showSale', { token: market.seller.token, params: { id: sale } })).status).toBe(
      200,
    );

    oja.clock.advance(7 * dayMs - 1);
    await endDue();
    expect(refusalOf(await buyPosted())).toEqual([409, 'listing_unavailable']);
    oja.clock.advance(1);
    await endDue();
    expect((await buyPosted()).status).toBe(200);
    expect((await standingOf(market.seller))[0]).toMatchObject({
      id: pause.id,
      ended: { at: pause.until, reason: null },
    });
    expect((await bell(market.seller)).map(([title]) => title)).toContain('You can sell again');
  });

  test('a listing that is approved meanwhile stays off the market', async () => {
    const market = await newMarket();
    const { body } = await oja.call('createListing', { token: market.seller.token, body: listingForm() });
    const { id } = body.data;
    const other = await oja.call('createListing', { token: market.seller.token, body: listingForm() });
    const ids = [other.body.data.id];
    const pause = await given(market.seller);
    const approved = await oja.call('approveListing', { token: admin.token, params: { id } });
    expect(approved.body.seller_active).toBe(false);
    const several = await oja.call('approveListings', { token: admin.token, body: { ids } });
    expect(several.body.data).toEqual({ done: ids, off_market: ids, refused: [] });
    const bought = () => oja.call('createPurchase', { token: market.buyer.token, body: { listing_id: id } });
    expect(refusalOf(await bought())).toEqual([409, 'listing_unavailable']);
    await lift(pause.id);
    expect((await bought()).status).toBe(200);
  });
});

test('a listing that is shown again while its seller is suspended is not promised to buyers', async () => {
  const market = await newMarket();
  const { id } = await offer(market);
  const hiding = { token: admin.token, params: { id }, body: { reason: 'It is a copy.' } };
  await oja.call('hideListing', hiding);
  await given(market.seller, { kind: 'suspension' });
  expect((await oja.call('unhideListing', hiding)).status).toBe(200);
  const told = await oja.deps.db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', market.seller.id)
    .execute();
  expect(told.map(({ title }) => title)).toContain('Your listing is not hidden any more');
});

test('the end of a pause promises nothing that something else still stops', async () => {
  const market = await newMarket();
  const { seller } = market;
  const selling = await given(seller);
  oja.clock.advance(1_000);
  const withdrawals = await given(seller, { kind: 'withdrawals_paused' });
  const hold = { userId: seller.id, subjectId: randomUUID(), reason: 'claim', at: oja.deps.now() } as const;
  await inTransaction(oja.deps.db, (tx) => placeHold(tx, hold));
  const stop = { sellingStop: 'barred' } as const;
  await oja.deps.db.updateTable('users').set(stop).where('id', '=', seller.id).execute();
  oja.clock.advance(1_000);
  await lift(selling.id);
  expect(await bell(seller)).toContainEqual([
    'The pause of selling is over',
    expect.stringMatching(/^Your listings stay off the market/),
  ]);
  oja.clock.advance(1_000);
  await lift(withdrawals.id);
  expect(await bell(seller)).toContainEqual([
    'The pause of withdrawals is over',
    expect.stringMatching(/still wait/),
  ]);
  await inTransaction(oja.deps.db, (tx) => liftHold(tx, hold));
  const params = { id: seller.id };
  await oja.call('banUser', { token: admin.token, params, body: { reason } });
  await oja.call('unbanUser', { token: admin.token, params });
  await oja.runJobs();
  expect((await oja.mails(seller.email)).at(-1)?.text).toContain(
    'stays off the market while selling is stopped',
  );
});

describe('withdrawals paused', () => {
  test('a new one is refused with the end, one that waits is set aside, and it leaves once lifted', async () => {
    const payee = await addPayee();
    expect((await withdraw(payee, 2_000)).status).toBe(200);
    const pause = await given(payee, { kind: 'withdrawals_paused', days: 3 });
    const refused = await withdraw(payee, 2_000);
    expect(refusalOf(refused)).toEqual([409, 'withdrawals_waiting']);
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^Our team paused your withdrawals until .+\(Lagos time\)/),
    });
    await pass(10 * minuteMs);
    expect(await newest(payee)).toMatchObject({ note: expect.stringContaining('set aside') });
    expect((await rowsOf(payee)).map(({ status, attention }) => [status, attention])).toEqual([
      ['requested', 'withdrawals_paused'],
    ]);
    await lift(pause.id);
    await oja.runJobs();
    await pass(minuteMs);
    expect((await rowsOf(payee)).map(({ status }) => status)).toEqual(['paid']);
    expect((await withdraw(payee, 2_000)).status).toBe(200);
  });
});

const rowsOf = ({ id }: Person) =>
  oja.deps.db.selectFrom('withdrawals').selectAll().where('userId', '=', id).execute();

describe('a suspension', () => {
  const signIn = (person: Person) =>
    oja.call('login', { body: { email: person.email, password: person.password } });

  test('ends by itself, and says until then why', async () => {
    const person = await oja.person();
    await given(person, { kind: 'suspension', days: 1 });
    const refused = await signIn(person);
    expect(refusalOf(refused)).toEqual([403, 'account_suspended']);
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^This account is suspended until .+ Reason: Offered the same/),
    });
    await oja.runJobs();
    const mails = await oja.mails(person.email);
    expect(mails.at(-1)?.text).toContain(reason);
    oja.clock.advance(dayMs);
    await endDue();
    expect((await signIn(person)).status).toBe(200);
    expect(await actions(person)).toEqual([
      ['user.suspended', reason],
      ['user.unsuspended', null],
    ]);
  });

  test('is replaced by a longer one, which is recorded and told, and by no other', async () => {
    const person = await oja.person();
    const first = await given(person, { kind: 'suspension', days: 1 });
    const token = appealToken(oja.deps.sealer, first.id);
    await oja.call('appealSuspension', { body: { token, text: 'It was not me.' } });
    const shorter = await give(person, { kind: 'suspension', days: 1 });
    expect(refusalOf(shorter)).toEqual([409, 'sanction_stands']);
    expect(shorter.body).toMatchObject({
      message: expect.stringMatching(
        /^This account is suspended already, until .+ lift the suspension first\.$/,
      ),
    });
    oja.clock.advance(1_000);
    const longer = await given(person, { kind: 'suspension', days: 7, reason: 'A ring of accounts.' });
    const { data } = (await oja.call('listSanctions', { token: admin.token, params: { id: person.id } }))
      .body;
    expect(data.map(({ id, ended }) => [id, ended?.reason])).toEqual([
      [longer.id, undefined],
      [first.id, 'A longer suspension replaced it.'],
    ]);
    expect(data[1]?.appeal?.outcome).toBe('lifted');
    expect(longer.appeal_until).not.toBeNull();
    await oja.runJobs();
    const mail = (await oja.mails(person.email)).at(-1);
    expect(mail?.text).toContain('A ring of accounts.');
    oja.clock.advance(dayMs);
    await endDue();
    expect(refusalOf(await signIn(person))).toEqual([403, 'account_suspended']);

    await oja.call('banUser', { token: admin.token, params: { id: person.id }, body: { reason } });
    expect(refusalOf(await give(person, { kind: 'suspension', days: 365 }))).toEqual([
      409,
      'sanction_stands',
    ]);
    oja.clock.advance(30 * dayMs);
    await endDue();
    expect(refusalOf(await signIn(person))).toEqual([403, 'account_suspended']);
    expect(await actions(person)).toEqual([
      ['user.suspended', reason],
      ['user.suspended', 'A ring of accounts.'],
      ['user.suspended', reason],
    ]);
  });

  test('from the list of users is in the same list, and unsuspending ends it', async () => {
    const person = await oja.person();
    const params = { id: person.id };
    await oja.call('banUser', { token: admin.token, params, body: { reason } });
    const list = async () =>
      (await oja.call('listSanctions', { token: admin.token, params })).body.data.map(
        ({ kind, reason: why, ended }) => [kind, why, ended !== null],
      );
    expect(await list()).toEqual([['suspension', reason, false]]);
    expect(refusalOf(await give(person, { kind: 'suspension' }))).toEqual([409, 'sanction_stands']);
    await oja.call('unbanUser', { token: admin.token, params });
    expect(await list()).toEqual([['suspension', reason, true]]);
    oja.clock.advance(1_000);
    await oja.call('banUser', { token: admin.token, params });
    expect((await list())[0]).toEqual(['suspension', 'No reason was given.', false]);
  });
});
