import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { buy, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { admin, buyer } = market;
const moderator = await oja.person({ role: 'moderator', email: 'mod@team.example', days: 30 });
const colleague = await oja.person({ role: 'admin', email: 'zoe@team.example', days: 30 });

const fail = async (email: string, times: number, address: string) => {
  for (let attempt = 0; attempt < times; attempt += 1)
    await oja.call('login', { body: { email, password: 'not the password' }, address });
  oja.clock.advance(1_000);
};
await fail('a@nobody.example', 1, '203.0.113.1');
await fail(buyer.email, 3, '203.0.113.2');
await fail('c@nobody.example', 5, '203.0.113.3');
const { id: purchaseId } = await buy(market, { listing: { handle: '@seen', price: 1_000 } });
await oja.call('showPurchase', { token: buyer.token, params: { id: purchaseId } });
for (const what of ['shown', 'copied_password', 'copied_username'] as const) {
  oja.clock.advance(1_000);
  const params = { id: purchaseId };
  await oja.call('revealCredentials', { token: buyer.token, params, body: { what } });
}

type Query = Record<string, string>;
const lists = {
  listFailedSignIns: { sorts: ['last', 'failures', 'email'], keyOf: (row: { email: string }) => row.email },
  listStaffSessions: { sorts: ['seen', 'began', 'ends', 'name'], keyOf: (row: { id: string }) => row.id },
  listStaffProtection: { sorts: ['name', 'role', 'since', 'joined'], keyOf: (row: { id: string }) => row.id },
  listReveals: { sorts: ['date', 'what'], keyOf: (row: { id: string }) => row.id },
} as const;
type Name = keyof typeof lists;
const names = Object.keys(lists) as Name[];
const orders = names.flatMap((name) =>
  lists[name].sorts.flatMap((sort) => [[name, sort, 'asc'] as const, [name, sort, 'desc'] as const]),
);

const read = async (name: Name, query: Query = {}) =>
  (await oja.call(name, { token: admin.token, query })).body;
const keys = async (name: Name, query: Query = {}) => {
  const { data } = await read(name, query);
  return data.map(lists[name].keyOf as (row: object) => string);
};

describe('every list of the Security Center', () => {
  test.each([...names, ...names.map((name) => exportOf(name))])(
    '%s is for administrators alone',
    async (name) => {
      expect(refusalOf(await oja.call(name))).toEqual([401, 'session_required']);
      for (const { token } of [buyer, moderator])
        expect(refusalOf(await oja.call(name, { token }))).toEqual([403, 'access_denied']);
    },
  );

  test.each(orders)(
    '%s by %s %s goes on page by page without losing or doubling one',
    async (name, sort, direction) => {
      const whole = await keys(name, { sort, direction });
      expect(whole.length).toBeGreaterThan(2);
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Query = { sort, direction, limit: '1', ...(cursor ? { cursor } : {}) };
        walked.push(...(await keys(name, query)));
        cursor = (await read(name, query)).next_cursor;
      } while (cursor !== null);
      expect(walked).toEqual(whole);
      expect(new Set(whole).size).toBe(whole.length);
      const turned = await keys(name, { sort, direction: direction === 'asc' ? 'desc' : 'asc' });
      expect(turned).toEqual(whole.toReversed());
    },
  );

  test.each(names)('%s refuses an unknown order, filter or place with a sentence', async (name) => {
    for (const query of [
      { sort: 'luck' },
      { direction: 'up' },
      { cursor: 'bm9uZQ' },
      { limit: '0' },
      { x: '1' },
    ]) {
      const { status, body } = await oja.callRaw(name, {
        token: admin.token,
        query: query as unknown as Query,
      });
      expect([status, body.code]).toEqual([400, 'invalid_input']);
      expect(body.message).toMatch(/^Please /);
    }
  });

  test.each(names)(
    '%s is a file of the filter in its order, and that it was taken is on record',
    async (name) => {
      const [sort = ''] = lists[name].sorts;
      const file = await oja.callRaw(exportOf(name), {
        token: admin.token,
        query: { sort, direction: 'asc' },
      });
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="[a-z_]+_\d{4}-\d\d-\d\d\.csv"$/,
      );
      const rows = await keys(name, { sort, direction: 'asc' });
      expect(file.text.trim().split('\r\n')).toHaveLength(rows.length + 1);
      const log = await oja.deps.db
        .selectFrom('auditLog')
        .select(['action', 'after', 'actorId'])
        .orderBy('position', 'desc')
        .executeTakeFirstOrThrow();
      expect(log).toMatchObject({ actorId: admin.id, after: { sort, direction: 'asc' } });
      expect(log.action).toMatch(/^(failed_sign_ins|staff_sessions|two_factor|reveals)\.exported$/);
      expect(file.text).not.toMatch(/token|secret|hash/i);
    },
  );
});

describe('failed sign-ins', () => {
  test.each([
    [{}, ['c@nobody.example', buyer.email, 'a@nobody.example']],
    [{ sort: 'failures' }, ['c@nobody.example', buyer.email, 'a@nobody.example']],
    [{ search: 'NOBODY', sort: 'email' }, ['a@nobody.example', 'c@nobody.example']],
    [{ search: '113.2' }, [buyer.email]],
    [{ search: '%' }, []],
    [{ state: 'locked' }, ['c@nobody.example']],
    [{ state: 'unlocked', sort: 'email' }, ['a@nobody.example', buyer.email].toSorted()],
  ] as [Query, string[]][])('%j finds %j', async (query, expected) => {
    expect(await keys('listFailedSignIns', query)).toEqual(expected);
  });

  test('are found by the name of whose address it is', async () => {
    await oja.deps.db.updateTable('users').set({ name: 'Ngozi Zobo' }).where('id', '=', buyer.id).execute();
    expect((await read('listFailedSignIns', { search: 'zobo' })).data).toMatchObject([
      { email: buyer.email, account: { id: buyer.id, name: 'Ngozi Zobo', role: 'user' }, failures: 3 },
    ]);
  });
});

describe('sessions of staff', () => {
  test('are found by person, role, device and address, and say which are own', async () => {
    expect(await keys('listStaffSessions', { role: 'moderator' })).toEqual([moderator.sessionId]);
    expect(await keys('listStaffSessions', { search: 'ZOE@' })).toEqual([colleague.sessionId]);
    const { data } = await read('listStaffSessions', { search: admin.email });
    expect(data).toMatchObject([{ id: admin.sessionId, current: true, mine: true }]);
    await oja.call('endUserSessions', {
      token: admin.token,
      params: { id: moderator.id },
      query: { session: moderator.sessionId },
    });
    expect(await keys('listStaffSessions', { role: 'moderator' })).toEqual([]);
  });
});

describe('two-factor coverage', () => {
  test('says who has it and since when, those without it after everybody', async () => {
    await oja.deps.db
      .updateTable('users')
      .set({ twoFactorEnabledAt: oja.clock.now, twoFactorSecret: Buffer.from('sealed') })
      .where('id', '=', colleague.id)
      .execute();
    expect(await keys('listStaffProtection', { state: 'with' })).toEqual([colleague.id]);
    expect(await keys('listStaffProtection', { state: 'without' })).not.toContain(colleague.id);
    const [first] = (await read('listStaffProtection', { sort: 'since' })).data;
    expect(first).toMatchObject({ id: colleague.id, two_factor_since: oja.clock.now.toISOString() });
    expect(await keys('listStaffProtection', { search: buyer.email })).toEqual([]);
  });
});

describe('the reveal log', () => {
  const reveals = async (query: Query = {}) =>
    (await oja.call('listReveals', { token: admin.token, query })).body;

  test('is narrowed down to what happened, and searched by deal, account and person', async () => {
    const { data } = await reveals();
    expect(data.map(({ what }) => what)).toEqual(['copied_username', 'copied_password', 'shown', 'served']);
    expect((await reveals({ what: 'shown' })).data).toHaveLength(1);
    for (const search of [present(data[0]).reference, '@seen', buyer.email])
      expect((await reveals({ search })).data).toHaveLength(4);
    expect((await reveals({ search: '@unseen' })).data).toEqual([]);
  });
});

function exportOf(name: Name) {
  const exports = {
    listFailedSignIns: 'exportFailedSignIns',
    listStaffSessions: 'exportStaffSessions',
    listStaffProtection: 'exportStaffProtection',
    listReveals: 'exportReveals',
  } as const;
  return exports[name];
}
