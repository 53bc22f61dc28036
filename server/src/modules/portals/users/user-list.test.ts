import { beforeAll, describe, expect, test } from 'vitest';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { openWallet } from '../../money/ledger/index.ts';
import { foldTallies } from '../../platform/tallies/index.ts';
import { type ExportedUser, readUserPart } from './user-list.queries.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const people: Person[] = [];
for (let number = 0; number < 31; number += 1) people.push(await oja.person());
const seller = await oja.person({ role: 'seller', email: 'chidi@shop.example' });
const verified = await oja.person({ role: 'verified_seller' });

const list = async (query: Record<string, string> = {}) =>
  (await oja.call('listUsers', { token: admin.token, query })).body;
const idsOf = (body: { data: { data: { id: string }[] } }) => body.data.data.map(({ id }) => id);

describe('GET /admin/users (A546, A547, A549)', () => {
  test('answers pages of fifteen, newest first, with exactly the specified paging fields (A320 to A326, A630)', async () => {
    const first = await list();
    const { data, ...paging } = first.data;
    expect(paging).toEqual({ current_page: 1, last_page: 3, per_page: 15, total: 34, from: 1, to: 15 });
    expect(data).toHaveLength(15);
    expect(idsOf(first).slice(0, 2)).toEqual([verified.id, seller.id]);
    const last = await list({ page: '3' });
    expect(last.data).toMatchObject({ current_page: 3, from: 31, to: 34 });
    expect(idsOf(last).at(-1)).toBe(admin.id);
    // A page beyond the end is the last one, and every person is on exactly one page.
    expect(idsOf(await list({ page: '900' }))).toEqual(idsOf(last));
    const all = [...idsOf(first), ...idsOf(await list({ page: '2' })), ...idsOf(last)];
    expect(new Set(all).size).toBe(34);
  });

  test('a person carries the specified fields, the balance of the ledger, and no secret (A300 to A312)', async () => {
    const ada = people[0];
    if (!ada) throw new Error('nobody');
    await oja.deps.db.transaction().execute((tx) => openWallet(tx, ada.id));
    await fundWallet(oja, ada.id, 123_456);
    const answer = await oja.call('listUsers', { token: admin.token, query: { search: ada.email } });
    expect(answer.body.data.data).toEqual([
      {
        id: ada.id,
        number: expect.any(Number),
        name: expect.stringContaining('Person'),
        email: ada.email,
        phone: '',
        location: '',
        role: 'user',
        status: 'active',
        verified: false,
        created_at: expect.any(String),
        referral_code: expect.stringContaining('REF-'),
        avatar: null,
        plan: null,
        wallet: { balance: 1_234.56 },
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
      },
    ]);
    expect(answer.text).not.toMatch(/argon2|password|token|secret/i);
  });

  test('searches name and e-mail, and filters by role and status on the server (A128 to A131)', async () => {
    expect(idsOf(await list({ search: 'CHIDI@shop' }))).toEqual([seller.id]);
    expect((await list({ search: 'person' })).data.total).toBe(34);
    expect((await list({ search: '%' })).data).toMatchObject({
      total: 0,
      from: null,
      to: null,
      last_page: 1,
    });
    expect(idsOf(await list({ role: 'seller' }))).toEqual([verified.id, seller.id]);
    expect(idsOf(await list({ role: 'verified_seller' }))).toEqual([verified.id]);
    expect(idsOf(await list({ role: 'admin' }))).toEqual([admin.id]);
    const banned = people[1];
    await oja.call('banUser', { token: admin.token, params: { id: banned?.id ?? '' } });
    expect(idsOf(await list({ status: 'banned' }))).toEqual([banned?.id]);
    expect((await list({ status: 'active' })).data.total).toBe(33);
    expect(
      refusalOf(await oja.callRaw('listUsers', { token: admin.token, query: { role: 'boss' } })),
    ).toEqual([400, 'invalid_input']);
  });

  test('sorts by name from either end', async () => {
    const up = idsOf(await list({ sort: 'name', per_page: '100' }));
    const down = idsOf(await list({ sort: 'name', direction: 'desc', per_page: '100' }));
    expect(down).toEqual(up.toReversed());
    expect(idsOf(await list({ sort: 'name', page: '3' }))).toEqual(up.slice(30));
  });

  test.each(['role', 'status'] as const)(
    'sorts by %s from either end, page after page, and so does the file',
    async (sort) => {
      const up = idsOf(await list({ sort, per_page: '100' }));
      expect(idsOf(await list({ sort, direction: 'desc', per_page: '100' }))).toEqual(up.toReversed());
      const pages = await Promise.all(['1', '2', '3'].map((page) => list({ sort, page })));
      expect(pages.flatMap(idsOf)).toEqual(up);
      const people = (await list({ sort, per_page: '100' })).data.data;
      const values = people.map((user) => user[sort]);
      expect(values).toEqual(values.toSorted());
      const file = await oja.call('exportUsers', { token: admin.token, query: { sort } });
      const numbers = file.text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => Number(line.split(',')[0]));
      expect(numbers).toEqual(people.map((user) => user.number));
    },
  );

  test.each([{ sort: 'password' }, { sort: 'phone' }, { direction: 'up' }] as Record<string, string>[])(
    'refuses the order %j with a sentence',
    async (query) => {
      const { status, body } = await oja.call('listUsers', { token: admin.token, query });
      expect([status, body.code]).toEqual([400, 'invalid_input']);
      expect(body.message).toMatch(/^Please check "(sort|direction)"/);
    },
  );

  test.each([
    { joined_from: 'today' },
    { joined_to: '2026-02-30' },
    { balance_from: '-1' },
    { balance_to: '1.005' },
  ] as Record<string, string>[])('refuses the filter %j', async (query) => {
    const answer = await oja.callRaw('listUsers', { token: admin.token, query });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
  });

  test('the cards count everybody, before and after the sums are folded (A124 to A127)', async () => {
    const before = (await list()).stats;
    expect(before).toEqual({ total: 34, active: 33, sellers: 2, suspended: 1 });
    await foldTallies.run(oja.deps, {}, { number: 1, last: false });
    expect((await list()).stats).toEqual(before);
    const { rows } = await oja.deps.db
      .selectFrom('tallyChanges')
      .selectAll()
      .execute()
      .then((rows) => ({ rows }));
    expect(rows).toEqual([]);
  });
});

describe('by balance and day of joining', () => {
  /** The balances in naira; everybody else has an empty wallet or none. */
  const amounts = [1_234.56, 500, 90_000, 500, 0.01];
  const owners = people.slice(0, amounts.length);
  beforeAll(async () => {
    const [, ...unfunded] = owners.entries();
    for (const [place, { id }] of unfunded) {
      await oja.deps.db.transaction().execute((tx) => openWallet(tx, id));
      await fundWallet(oja, id, Math.round((amounts[place] ?? 0) * 100));
    }
    const empty = people[9]?.id ?? '';
    await oja.deps.db.transaction().execute((tx) => openWallet(tx, empty));
  });
  const balancesOf = (body: Awaited<ReturnType<typeof list>>) =>
    body.data.data.map(({ wallet }) => wallet.balance);
  const idAt = (...places: number[]) => places.map((place) => owners[place]?.id);
  const numbersIn = (csv: string) =>
    csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]));

  test('sorts by balance, the largest first, and from the other end, page after page', async () => {
    const down = await list({ sort: 'balance', per_page: '100' });
    expect(balancesOf(down).slice(0, 6)).toEqual([90_000, 1_234.56, 500, 500, 0.01, 0]);
    expect(idsOf(down).slice(0, 5)).toEqual(idAt(2, 0, 3, 1, 4));
    expect(idsOf(down)).toHaveLength(down.data.total);
    const up = idsOf(await list({ sort: 'balance', direction: 'asc', per_page: '100' }));
    expect(up).toEqual(idsOf(down).toReversed());
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ sort: 'balance', page })));
    expect(pages.flatMap(idsOf)).toEqual(idsOf(down));
  });

  test.each([
    [{ balance_from: '500' }, [2, 0, 3, 1]],
    [{ balance_from: '500', balance_to: '1234.56' }, [0, 3, 1]],
    [{ balance_from: '0.01', balance_to: '499.99' }, [4]],
    [{ balance_from: '90000.01' }, []],
    [{ balance_from: '600', balance_to: '400' }, []],
  ] as [Record<string, string>, number[]][])('filters by balance: %j', async (range, places) => {
    const byBalance = await list({ ...range, sort: 'balance' });
    expect([idsOf(byBalance), byBalance.data.total]).toEqual([idAt(...places), places.length]);
    const newestFirst = idsOf(await list(range));
    expect(newestFirst).toEqual(idAt(...places.toSorted((a, b) => b - a)));
  });

  test('a filter that zero satisfies includes people without a wallet', async () => {
    const everybody = (await list()).data.total;
    const poor = await list({ balance_to: '1', per_page: '100' });
    expect(poor.data.total).toBe(everybody - 4);
    expect(Math.max(...balancesOf(poor))).toBe(0.01);
    const sorted = await list({ balance_to: '1', sort: 'balance', per_page: '100' });
    expect(idsOf(sorted).toSorted()).toEqual(idsOf(poor).toSorted());
    expect((await list({ balance_from: '0' })).data.total).toBe(everybody);
  });

  test('filters by the day of joining in the time zone of the settings', async () => {
    const [first, second, third] = people;
    // Midnight of 4 March in New York, the default of the settings, is 05:00 in UTC.
    const moments = ['2025-03-04T04:59:59Z', '2025-03-04T05:00:00Z', '2025-03-05T04:59:59Z'];
    for (const [place, person] of [first, second, third].entries())
      await oja.deps.db
        .updateTable('users')
        .set({ createdAt: new Date(moments[place] ?? '') })
        .where('id', '=', person?.id ?? '')
        .execute();
    const day = { joined_from: '2025-03-04', joined_to: '2025-03-04' };
    expect(idsOf(await list(day))).toEqual([third?.id, second?.id]);
    expect(idsOf(await list({ joined_to: '2025-03-03' }))).toEqual([first?.id]);
    expect((await list({ joined_from: '2025-03-05' })).data.total).toBe((await list()).data.total - 3);
    expect(idsOf(await list({ ...day, balance_from: '600' }))).toEqual([third?.id]);
  });

  test.each([{ sort: 'balance' }, { sort: 'balance', direction: 'asc' }, { balance_from: '500' }] as Record<
    string,
    string
  >[])('the file of %j has the rows of the table in its order', async (query) => {
    const file = await oja.call('exportUsers', { token: admin.token, query });
    const table = (await list({ ...query, per_page: '100' })).data.data;
    expect(numbersIn(file.text)).toEqual(table.map(({ number }) => number));
  });

  test('the parts of a file by balance continue where the part before ended', async () => {
    const whole = idsOf(await list({ sort: 'balance', per_page: '100' }));
    for (const direction of ['desc', 'asc'] as const) {
      const read: string[] = [];
      let last: ExportedUser | undefined;
      do {
        const part = await readUserPart(oja.deps.db, { sort: 'balance', direction }, { last, limit: 3 });
        last = part.at(-1);
        read.push(...part.map(({ id }) => id));
      } while (last);
      expect(read).toEqual(direction === 'desc' ? whole : whole.toReversed());
    }
  });
});

describe('a search', () => {
  const names = [
    'Person 777',
    'Person 7771',
    'Persona 1777',
    "Ngozi O'Neil",
    'Chidi "Chief" Okafor',
    'Okafor Chidi',
    '100% Real_Name',
    '1000 RealXName',
    'Back\\slash',
    'Ọláńrewájú Adé',
    'Two  Blanks',
  ];
  beforeAll(async () => {
    for (const name of names) {
      const { id } = await oja.person();
      await oja.deps.db.updateTable('users').set({ name }).where('id', '=', id).execute();
    }
  });

  test.each([
    'person 777',
    'person 77',
    'PERSON',
    '777',
    'son 1',
    "o'n",
    '"chief" okafor',
    'chidi okafor',
    'okafor chidi',
    '0% r',
    'l_n',
    'k\\s',
    'ọláńre',
    'two  blanks',
    'two blanks',
    'a',
    '@example.com',
    'person 777 person',
  ])('for %j finds exactly those whose name and address have it, in every order', async (search) => {
    for (const order of [{}, { sort: 'name' }, { sort: 'role', direction: 'desc' }] as Record<
      string,
      string
    >[]) {
      const everybody = (await list({ ...order, per_page: '100' })).data.data;
      const expected = everybody
        .filter((user) => `${user.name} ${user.email}`.toLowerCase().includes(search.toLowerCase()))
        .map(({ id }) => id);
      const found = await list({ ...order, search, per_page: '100' });
      expect([idsOf(found), found.data.total]).toEqual([expected, expected.length]);
    }
  });
});

describe('GET /admin/users/export (A154, A155)', () => {
  test('streams the filter with harmless cells under the specified name, and is audited', async () => {
    await oja.deps.db
      .updateTable('users')
      .set({ name: '=HYPERLINK("http://evil")' })
      .where('id', '=', seller.id)
      .execute();
    const answer = await oja.call('exportUsers', { token: admin.token, query: { role: 'seller' } });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="users_2026-11-15.csv"');
    const lines = answer.text.trim().split('\r\n');
    expect(lines[0]).toBe('id,name,email,role,status,verified,plan,balance,joined');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil"")",chidi@shop.example`);
    const entry = await oja.deps.db
      .selectFrom('auditLog')
      .select(['actorId', 'after'])
      .where('action', '=', 'users.exported')
      .executeTakeFirst();
    expect(entry).toEqual({ actorId: admin.id, after: { role: 'seller' } });
  });

  test('takes only the chosen people along', async () => {
    const answer = await oja.call('exportUsers', {
      token: admin.token,
      query: { ids: `${verified.id},${admin.id}` },
    });
    expect(answer.text.trim().split('\r\n')).toHaveLength(3);
  });
});
