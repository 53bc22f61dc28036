import { staffRoles } from '@oja/contract/access';
import { type ViewFilter, type ViewPage, viewPages, viewTerms } from '@oja/contract/saved-views';
import { describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const [admin, other] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
const large = { amount_from: '1000', date_to: '2026-11-01', sort: 'amount' };

const save = (name: string, options: { page?: ViewPage; filter?: ViewFilter; token?: string } = {}) => {
  const { page = 'transactions', filter = large, token = admin.token } = options;
  // Views are listed in the order in which they were saved.
  oja.clock.advance(1_000);
  return oja.call('saveView', { token, body: { page, name, filter } });
};
const list = (page: ViewPage = 'transactions', token = admin.token) =>
  oja.call('listSavedViews', { token, query: { page } });
const namesOf = async (...which: Parameters<typeof list>) =>
  (await list(...which)).body.data.map(({ name }) => name);

describe('saved views', () => {
  test('need a session', async () => {
    const params = { id: admin.id };
    const refused = [
      await oja.call('listSavedViews', { query: { page: 'work' } }),
      await oja.call('saveView', { body: { page: 'work', name: 'x', filter: {} } }),
      await oja.call('renameView', { params, body: { name: 'x' } }),
      await oja.call('deleteView', { params }),
    ];
    for (const answer of refused) expect(refusalOf(answer)).toEqual([401, 'session_required']);
  });

  test('belong to one person and one list, by unique names', async () => {
    const { body } = await save('Large');
    expect(body).toMatchObject({ data: { page: 'transactions', name: 'Large', filter: large } });
    expect(refusalOf(await save('lARGE'))).toEqual([409, 'view_name_taken']);
    expect((await save('Large', { page: 'withdrawals' })).status).toBe(200);
    expect((await save('Large', { token: other.token })).status).toBe(200);
    expect((await list()).body.data).toEqual([body.data]);
    expect(await namesOf('users')).toEqual([]);
  });

  test('are renamed and removed by their owner alone', async () => {
    const params = { id: (await save('Old', { page: 'users', filter: { role: 'seller' } })).body.data.id };
    await save('Taken', { page: 'users', filter: {} });
    const rename = (name: string, token = admin.token) =>
      oja.call('renameView', { token, params, body: { name } });
    expect(refusalOf(await rename('Mine', other.token))).toEqual([404, 'not_found']);
    expect(refusalOf(await rename('taken'))).toEqual([409, 'view_name_taken']);
    expect((await rename('OLD')).status).toBe(200);
    expect((await rename('New')).body).toMatchObject({ data: { name: 'New', filter: { role: 'seller' } } });
    expect(refusalOf(await oja.call('deleteView', { token: other.token, params }))).toEqual([
      404,
      'not_found',
    ]);
    expect(await namesOf('users')).toEqual(['New', 'Taken']);
    expect((await oja.call('deleteView', { token: admin.token, params })).status).toBe(200);
    expect(refusalOf(await oja.call('deleteView', { token: admin.token, params }))).toEqual([
      404,
      'not_found',
    ]);
    expect(await namesOf('users')).toEqual(['Taken']);
  });

  test('are limited per list, also for two at once', async () => {
    const saveWork = (name: string) => save(name, { page: 'work', filter: { overdue: 'true' } });
    for (let n = 1; n < viewTerms.viewsAtMost; n += 1) await saveWork(`View ${n}`);
    const answers = await Promise.all([saveWork('One more'), saveWork('Another')]);
    expect(outcomesOf(answers)).toEqual(['200', '409 too_many_views']);
    expect(refusalOf(await saveWork('Too many'))).toEqual([409, 'too_many_views']);
    expect((await save('Elsewhere', { page: 'reports', filter: {} })).status).toBe(200);
  });
});

describe('the filter', () => {
  test.each<[ViewPage, ViewFilter]>([
    ['work', { kind: 'dispute', owner: 'none', overdue: 'true' }],
    ['users', { role: 'seller', balance_from: '100', joined_to: '2026-11-01', sort: 'balance' }],
    ['listings', { status: 'pending', platform: 'instagram', direction: 'desc' }],
    ['transactions', { status: 'completed', amount_to: '2500.5', date_from: '2026-11-01' }],
    ['reports', { status: 'every', priority: 'high' }],
    ['tickets', { status: 'waiting', assignee: 'me', late: '1' }],
    ['withdrawals', { status: 'attention', amount_from: '1000' }],
    ['applications', { status: 'all', search: 'ada' }],
  ])('of %s is kept as %o', async (page, filter) => {
    const { token } = await oja.person({ role: 'admin' });
    expect((await save('Mine', { page, filter, token })).status).toBe(200);
    expect((await list(page, token)).body.data).toMatchObject([{ page, filter }]);
  });

  test.each<[ViewPage, ViewFilter]>([
    ['transactions', { colour: 'red' }],
    ['transactions', { amount_from: 'lots' }],
    ['transactions', { amount_from: '20', amount_to: '10' }],
    ['users', { cursor: 'abc' }],
    ['withdrawals', { status: 'lost' }],
  ])('of %s is refused as %o', async (page, filter) => {
    expect(refusalOf(await save('Odd', { page, filter }))).toEqual([400, 'invalid_input']);
  });

  test('loses what the list does not know any more when it is read, and nothing else', async () => {
    const { token, id } = await oja.person({ role: 'admin' });
    await asOwner(
      oja,
      `insert into saved_views (id, user_id, page, name, filter, created_at)
       values (gen_random_uuid(), $1, 'transactions', 'Old',
               '{"status": "gone", "colour": "red", "amount_from": "5", "dispute": 7, "constructor": "x"}', now())`,
      [id],
    );
    expect((await list('transactions', token)).body.data).toMatchObject([
      { name: 'Old', filter: { amount_from: '5' } },
    ]);
  });
});

describe('rights', () => {
  /** By the access table of the contract, written down here by hand. */
  const opened: Record<(typeof staffRoles)[number], readonly ViewPage[]> = {
    moderator: ['work', 'listings', 'reports', 'tickets'],
    support: ['work', 'users', 'transactions', 'tickets'],
    trust: ['work', 'users', 'listings', 'transactions', 'reports', 'applications'],
    finance: ['work', 'users', 'transactions', 'withdrawals'],
    admin: viewPages,
  };

  test.each(staffRoles)('%s has views of the lists of the role', async (role) => {
    const { token } = await oja.person({ role });
    for (const page of viewPages) {
      const isOpen = opened[role].includes(page);
      const answers = [await list(page, token), await save('Mine', { page, filter: {}, token })];
      const expected = isOpen ? [200, undefined] : [403, 'access_denied'];
      expect([page, ...answers.map(refusalOf)]).toEqual([page, expected, expected]);
    }
  });

  test('a view is gone with the right, and back with it', async () => {
    const person = await oja.person({ role: 'admin' });
    const params = { id: (await save('Mine', { token: person.token })).body.data.id };
    await setRole(oja, person.id, 'moderator');
    expect(refusalOf(await list('transactions', person.token))).toEqual([403, 'access_denied']);
    const change = { token: person.token, params };
    expect(refusalOf(await oja.call('renameView', { ...change, body: { name: 'x' } }))).toEqual([
      404,
      'not_found',
    ]);
    expect(refusalOf(await oja.call('deleteView', change))).toEqual([404, 'not_found']);
    await setRole(oja, person.id, 'admin');
    expect(await namesOf('transactions', person.token)).toEqual(['Mine']);
  });
});
