import { type PersonRecordKind, personRecordKinds } from '@oja/contract/person-page';
import { describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { addBuyer, buy, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { openOne } from '../../talk/support/test-tickets.ts';
import { claim, confirmWithCover } from '../../trade/cover/test-cover.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { admin, seller } = market;

const page = (id: string) => oja.call('showPerson', { token: admin.token, params: { id } });
const records = (id: string, kind: PersonRecordKind, query: { cursor?: string; limit?: string } = {}) =>
  oja.call('listPersonRecords', { token: admin.token, params: { id, kind }, query });
const linked = (id: string) => oja.call('listRelatedAccounts', { token: admin.token, params: { id } });
const nowhere = '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';

describe('GET /admin/users/{id}/page', () => {
  test('asks for a session, and refuses everybody but administrators', async () => {
    const params = { id: seller.id };
    expect(refusalOf(await oja.call('showPerson', { params }))).toEqual([401, 'session_required']);
    const moderator = await oja.person({ role: 'moderator' });
    expect(refusalOf(await oja.call('showPerson', { token: moderator.token, params }))).toEqual([
      403,
      'access_denied',
    ]);
  });

  test('knows no person who is not there', async () => {
    expect(refusalOf(await page(nowhere))).toEqual([404, 'not_found']);
    expect(refusalOf(await records(nowhere, 'purchases'))).toEqual([404, 'not_found']);
    expect(refusalOf(await linked(nowhere))).toEqual([404, 'not_found']);
  });

  test('sums up what a buyer holds and spent', async () => {
    const buyer = await addBuyer(oja, 500_000);
    const done = await buy(market, { buyer, listing: { price: 20_000 } });
    await oja.call('confirmPurchase', { token: buyer.token, params: { id: done.id } });
    await buy(market, { buyer, listing: { price: 30_000 } });
    const { data } = (await page(buyer.id)).body;
    expect(data).toMatchObject({
      id: buyer.id,
      wallet: { balance: 450_000 },
      money: { in_escrow: 30_000, spent: 50_000, withdrawn: 0, debt: 0 },
      purchases: { open: 1, completed: 1, disputed: 0 },
      actions: [
        'edit',
        'adjust_wallet',
        'change_role',
        'suspend',
        'delete',
        'help_sign_in',
        'change_email',
        'view_as',
      ],
    });
    expect(data.last_seen_at).not.toBeNull();
  });
});

describe('GET /admin/users/{id}/records/{kind}', () => {
  test('lists the purchases page by page, newest first, each once', async () => {
    const buyer = await addBuyer(oja);
    const bought: string[] = [];
    for (let each = 0; each < 5; each += 1) {
      oja.clock.advance(1_000);
      bought.unshift((await buy(market, { buyer, listing: { price: 1_000 } })).id);
    }
    const first = (await records(buyer.id, 'purchases', { limit: '3' })).body;
    expect(first.next_cursor).not.toBeNull();
    const rest = (await records(buyer.id, 'purchases', { limit: '3', cursor: first.next_cursor ?? '' })).body;
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(bought);
    expect(rest.next_cursor).toBeNull();
    expect(first.data[0]).toMatchObject({ amount: 1_000, status: 'pending' });
    expect(first.data[0]?.title).toMatch(/^TXN-\d{3,} @/);
    expect(refusalOf(await records(buyer.id, 'purchases', { cursor: 'bm9wZQ' }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  test('shows a dispute and a claim on the pages of both sides', async () => {
    const buyer = await addBuyer(oja);
    const shop = { ...market, buyer };
    const disputed = await buyAndDispute(shop);
    const covered = await confirmWithCover(shop);
    await claim(shop, covered);
    const [asBuyer] = (await records(buyer.id, 'disputes')).body.data;
    const [asSeller] = (await records(seller.id, 'disputes')).body.data;
    expect(asBuyer).toMatchObject({ id: disputed.id, status: 'open' });
    expect(asBuyer?.detail).toMatch(/^As the buyer: /);
    expect(asSeller).toMatchObject({ id: disputed.id, status: 'open' });
    expect(asSeller?.detail).toMatch(/^As the seller: /);
    expect((await records(buyer.id, 'claims')).body.data).toMatchObject([
      { status: 'open', detail: 'As the buyer: The account was taken back' },
    ]);
    expect((await records(seller.id, 'claims')).body.data).toMatchObject([{ status: 'open' }]);
    expect((await records(seller.id, 'sales', { limit: '1' })).body.data).toHaveLength(1);
  });

  test('shows wallet movements with a sign, tickets, sessions, notes and the audit log', async () => {
    const buyer = await addBuyer(oja, 50_000);
    await buy(market, { buyer, listing: { price: 20_000 } });
    const ticket = await openOne(oja, buyer);
    const note = { token: admin.token, params: { id: buyer.id }, body: { text: 'Called about it.' } };
    await oja.call('addUserNote', note);
    const list = async (kind: PersonRecordKind) => (await records(buyer.id, kind)).body.data;
    expect((await list('wallet')).map(({ amount }) => amount)).toEqual([-20_000, 50_000]);
    expect(await list('tickets')).toMatchObject([{ id: ticket.id, status: 'open' }]);
    expect(await list('sessions')).toMatchObject([{ id: buyer.sessionId, status: 'open' }]);
    expect(await list('notes')).toMatchObject([{ title: 'Called about it.' }]);
    expect(await list('audit')).toMatchObject([{ title: 'user.noted' }]);
    await oja.call('endUserSessions', { token: admin.token, params: { id: buyer.id }, query: {} });
    expect(await list('sessions')).toMatchObject([{ status: 'ended_by_staff' }]);
  });

  test('names the other person of a row with their id, so that the name can be a link', async () => {
    oja.clock.advance(1_000);
    const buyer = await addBuyer(oja);
    const shop = { ...market, buyer };
    await buyAndDispute(shop);
    await claim(shop, await confirmWithCover(shop));
    const { body: report } = await oja.call('submitReport', {
      token: buyer.token,
      body: { type: 'user', target_id: seller.id, reason: 'Spam', description: 'Writes to everybody.' },
    });
    const note = { token: admin.token, params: { id: seller.id }, body: { text: 'Called about it.' } };
    await oja.call('addUserNote', note);
    const named = async (kind: PersonRecordKind, person = seller) => {
      const [row] = (await records(person.id, kind, { limit: '1' })).body.data;
      return row?.person && [row.person.label, row.person.id];
    };
    expect(await named('purchases', buyer)).toEqual(['Seller', seller.id]);
    for (const kind of ['sales', 'disputes', 'claims'] as const)
      expect([kind, await named(kind)]).toEqual([kind, ['Buyer', buyer.id]]);
    expect(await named('reports_about')).toEqual(['Reported by', buyer.id]);
    expect((await records(seller.id, 'reports_about')).body.data[0]).toMatchObject({
      id: report.data.id,
      detail: 'Spam',
    });
    for (const kind of ['notes', 'audit'] as const)
      expect([kind, await named(kind)]).toEqual([kind, ['By', admin.id]]);
    for (const kind of ['wallet', 'listings'] as const) expect(await named(kind)).toBeNull();
  });

  test('hides from staff who reported them and the notes about them, in every list', async () => {
    const colleague = await oja.person({ days: 30 });
    const reporter = await oja.person({ days: 30 });
    const target = { type: 'user', target_id: colleague.id } as const;
    await oja.call('submitReport', {
      token: reporter.token,
      body: { ...target, reason: 'Spam', description: 'Writes to everybody.' },
    });
    const { id } = colleague;
    const note = { token: admin.token, params: { id }, body: { text: 'Called about it.' } };
    await oja.call('addUserNote', note);
    const sanction = { kind: 'warning', reason: 'Be polite.', note: 'Second complaint.' } as const;
    await oja.call('addSanction', { token: admin.token, params: { id }, body: sanction });
    await setRole(oja, id, 'trust');
    await oja.deps.db.updateTable('sessions').set({ scope: 'admin' }).where('userId', '=', id).execute();
    oja.deps.sessions.invalidateUser(id);
    const own = { token: colleague.token, params: { id } };
    // Nor on the page of the one who wrote it, where other staff find it.
    const bySender = { id: reporter.id, kind: 'reports_by' } as const;
    const found = await oja.call('listPersonRecords', { token: colleague.token, params: bySender });
    expect([found.status, found.body.data]).toEqual([200, []]);
    expect((await records(reporter.id, 'reports_by')).body.data).toMatchObject([{ detail: 'Spam' }]);
    const answers = await Promise.all([
      ...(['reports_about', 'warnings', 'notes'] as const).map((kind) =>
        oja.call('listPersonRecords', { ...own, params: { id, kind } }),
      ),
      oja.call('showUser', own),
      oja.call('listSanctions', own),
    ]);
    const { name } = await oja.deps.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', reporter.id)
      .executeTakeFirstOrThrow();
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      for (const secret of [name, reporter.id, 'Called about it.', 'Second complaint.'])
        expect(text).not.toContain(secret);
    }
    expect(answers[0]?.body.data).toMatchObject([{ detail: 'Spam' }]);
    expect(answers[2]?.body.data).toMatchObject([
      { title: 'Hidden, because it is about you.', detail: null },
    ]);
    expect((await records(id, 'notes')).body.data).toMatchObject([{ title: 'Called about it.' }]);
  });

  test.each(personRecordKinds)('answers %s of a person who did nothing', async (kind) => {
    const person = await oja.person();
    const answer = await records(person.id, kind);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toHaveLength(kind === 'sessions' ? 1 : 0);
  });
});

describe('GET /admin/users/{id}/related-accounts', () => {
  const give = (table: string, set: string, id: string, values: unknown[]) =>
    asOwner(oja, `update ${table} set ${set} where ${table === 'users' ? 'id' : 'user_id'} = $1`, [
      id,
      ...values,
    ]);

  test('explains what two accounts have in common, and nothing else links them', async () => {
    const [one, two, stranger] = [await oja.person(), await oja.person(), await oja.person()];
    for (const [person, address] of [
      [one, '102.89.1.1'],
      [two, '102.89.1.1'],
      [stranger, '102.89.1.2'],
    ] as const) {
      await give('sessions', 'address = $2', person.id, [address]);
    }
    for (const { id } of [one, two]) await give('users', 'phone = $2', id, ['+2348012345678']);
    const { data } = (await linked(one.id)).body;
    expect(data).toMatchObject([
      {
        id: two.id,
        links: [
          { kind: 'phone', detail: '+2348012345678' },
          { kind: 'address', detail: '102.89.1.1' },
        ],
      },
    ]);
    expect((await linked(stranger.id)).body.data).toEqual([]);
  });

  test('links accounts that sign in with one browser', async () => {
    const [one, two] = [await oja.person(), await oja.person()];
    const first = await oja.call('login', { body: { email: one.email, password: one.password } });
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    await oja.call('login', {
      body: { email: two.email, password: two.password },
      headers: { cookie },
    });
    const { data } = (await linked(one.id)).body;
    expect(data.find(({ id }) => id === two.id)?.links).toContainEqual({
      kind: 'browser',
      detail: 'Signed in with the same browser',
    });
  });

  test('only counts an address of more than ten others', async () => {
    const people = [];
    for (let each = 0; each < 12; each += 1) people.push(await oja.person());
    for (const { id } of people) await give('sessions', 'address = $2', id, ['102.89.9.9']);
    const { data, busy_addresses: busy } = (await linked(people[0]?.id ?? '')).body;
    expect([data, busy]).toEqual([[], 1]);
  });
});

describe('GET /admin/users/{id}/signals', () => {
  const signals = (id: string) => oja.call('listPersonSignals', { token: admin.token, params: { id } });

  test('knows no person who is not there', async () => {
    expect(refusalOf(await signals(nowhere))).toEqual([404, 'not_found']);
  });

  test('explains what stands out, and is empty without it', async () => {
    const buyer = await addBuyer(oja, 900_000);
    expect((await signals(buyer.id)).body.data).toEqual([]);
    for (let count = 0; count < 5; count += 1) await buy(market, { buyer, listing: { price: 1_000 } });
    expect((await signals(buyer.id)).body.data).toEqual([
      {
        name: 'many_purchases',
        title: 'Many purchases in a short time',
        explanation: '5 purchases within a day.',
      },
    ]);
  });
});
