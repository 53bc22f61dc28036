import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { minuteMs } from '@oja/contract/durations';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../../test/calls.ts';
import { type Person, startOja } from '../../../../../test/oja.ts';
import { setStatus } from '../../../../../test/people.ts';
import { present } from '../../../../../test/present.ts';
import { refusalOf } from '../../../../../test/refusal-of.ts';
import { announce } from '../../../../live/live-hub.ts';
import { addListing, addPosted, addSeller, listingForm, move } from '../test-listings.ts';

const oja = await startOja();
const ids = (body: { data: { id: string }[] }) => body.data.map((listing) => listing.id);
const list = async (query: Record<string, string> = {}, token?: string) => {
  const { status, body } = await oja.call('listListings', { query, token });
  return { status, body, ids: status === 200 ? ids(body) : [], next: body.next_cursor };
};

describe('GET /listings (U743, U744)', () => {
  let seller: Person;
  let verified: Person;
  const made: Record<string, string> = {};

  beforeAll(async () => {
    seller = await addSeller(oja);
    verified = await addSeller(oja, { role: 'verified_seller' });
    await oja.deps.db.updateTable('users').set({ verified: true }).where('id', '=', verified.id).execute();
    const forms: [string, Person, Partial<BodyFor<'createListing'>>][] = [
      ['food', seller, { handle: '@LagosFoodie', price: 100, followers: 500, category: 'Food & Cooking' }],
      [
        'travel',
        seller,
        { handle: '@roads', price: 300, description: 'Coast roads', platform: 'youtube', category: 'Travel' },
      ],
      ['poems', verified, { handle: '@poems', price: 200, followers: 9_000, description: 'Ọ̀rọ̀ dídùn' }],
    ];
    for (const [name, person, form] of forms) {
      oja.clock.advance(minuteMs);
      made[name] = (await addPosted(oja, person, form)).id;
    }
    await addListing(oja, seller, { handle: '@waiting' });
    await addListing(oja, seller, { handle: '@unfinished', status: 'draft' });
  });

  test('needs no session and shows what is posted, the newest first, with every field of a listing', async () => {
    const { ids: shown, body, next } = await list();
    expect(shown).toEqual([made.poems, made.travel, made.food]);
    expect(next).toBeNull();
    // U411 to U413, U416 to U429
    expect(Object.keys(present(body.data[0]))).toEqual(
      expect.arrayContaining(
        'id platform handle url description price images category featured verified postedDate created_at listedDate seller status followers engagement watching thumbnail'.split(
          ' ',
        ),
      ),
    );
    expect(body.data[0]).toMatchObject({ status: 'posted', verified: true, price: 200 });
    expect(body.data[0]?.seller).toEqual({
      id: verified.id,
      name: expect.stringContaining('person'),
      avatar: null,
      verified: true,
      rating: null,
      reviews: 0,
    });
  });

  test('says the same to everybody, signed in or not', async () => {
    const { body } = await list();
    expect((await list({}, seller.token)).body).toEqual(body);
    expect((await list({}, 'a-token-that-is-no-good-at-all')).body).toEqual(body);
  });

  test.each([
    ['search', 'FOODIE', ['food']],
    ['search', 'coast', ['travel']],
    ['search', 'cooking', ['food']],
    ['search', 'oro didun', ['poems']],
    ['search', 'nothing like it', []],
    ['platform', 'youtube', ['travel']],
    ['platform', 'YouTube', ['travel']],
    ['category', 'Travel', ['travel']],
    ['price_from', '200', ['poems', 'travel']],
    ['price_to', '200', ['poems', 'food']],
    ['followers_from', '500', ['poems', 'food']],
    ['verified', '1', ['poems']],
    ['verified', '0', ['poems', 'travel', 'food']],
    ['sort', 'price_low', ['food', 'poems', 'travel']],
    ['sort', 'price_high', ['travel', 'poems', 'food']],
    ['sort', 'followers', ['poems', 'food', 'travel']],
    ['sort', 'featured', ['poems', 'travel', 'food']],
  ])('%s=%s (U652 to U655, U657)', async (field, value, expected) => {
    expect((await list({ [field]: value })).ids).toEqual(expected.map((name) => made[name]));
  });

  test('puts featured ones first when asked to', async () => {
    const admin = await oja.person({ role: 'admin' });
    await oja.call('featureListing', { token: admin.token, params: { id: made.food ?? '' } });
    expect((await list({ sort: 'featured' })).ids).toEqual([made.food, made.poems, made.travel]);
    await oja.call('unfeatureListing', { token: admin.token, params: { id: made.food ?? '' } });
  });

  test('shows one seller', async () => {
    expect((await list({ seller: verified.id })).ids).toEqual([made.poems]);
  });

  test.each<Record<string, string>>([
    { sort: 'newest; drop table listings' },
    { sort: 'id' },
    { platform: 'myspace' },
    { limit: '0' },
    { limit: '101' },
    { limit: '1e3' },
    { price_from: '-1' },
    { price_from: '1.005' },
    { cursor: 'bm9uc2Vuc2U' },
    { cursor: Buffer.from('["price_low",1,"x"]').toString('base64url') },
    { seller: "' or 1=1" },
    { password: 'x' },
  ])('refuses %j', async (query) => expect(refusalOf(await list(query))).toEqual([400, 'invalid_input']));

  test.each(["' or 1=1 --", '%', '_', '\\', '"; select', '🔥'])(
    'takes the search %j as words',
    async (search) => {
      expect((await list({ search })).status).toBe(200);
    },
  );

  test('never looks into credentials', async () => {
    const { username } = await addPosted(oja, seller, {
      handle: '@x1',
      username: 'hiddenname',
      password: 'hiddenword',
    });
    expect(username).toBe('hiddenname');
    for (const search of ['hiddenname', 'hiddenword', seller.email])
      expect((await list({ search })).ids).toEqual([]);
  });

  test('hides a seller who is suspended, and shows them again', async () => {
    await setStatus(oja, verified.id, 'banned');
    oja.deps.market.invalidate();
    expect((await list()).ids).not.toContain(made.poems);
    expect(refusalOf(await oja.call('showListing', { params: { id: made.poems ?? '' } }))).toEqual([
      410,
      'listing_gone',
    ]);
    await setStatus(oja, verified.id, 'active');
    oja.deps.market.invalidate();
    expect((await list()).ids).toContain(made.poems);
  });
});

describe('pages', () => {
  test.each(['newest', 'price_low', 'price_high', 'followers', 'featured'])(
    'sorted by %s show every listing once, while others come and go',
    async (sort) => {
      const seller = await addSeller(oja);
      const query = { seller: seller.id, sort, limit: '3' };
      const all: string[] = [];
      for (let index = 0; index < 8; index += 1) {
        if (index % 3 === 0) oja.clock.advance(1_000);
        // Prices, followers and dates repeat, so that the id has to decide.
        const form = { price: 100 + (index % 2), followers: index % 3 === 0 ? null : index % 2 };
        all.push((await addPosted(oja, seller, form)).id);
      }
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list(
          cursor === '' ? query : { ...query, cursor },
        );
        seen.push(...page.ids);
        cursor = page.next;
        if (seen.length === 3) {
          oja.clock.advance(1_000);
          await addPosted(oja, seller, { price: 1_000, followers: 50 });
          await move(oja, all.find((id) => !seen.includes(id)) ?? '', 'sell');
        }
      }
      expect(new Set(seen).size).toBe(seen.length);
      const gone = all.filter((id) => !seen.includes(id));
      expect(gone).toHaveLength(1);
    },
  );

  test('a cursor of another sort is refused', async () => {
    const seller = await addSeller(oja);
    for (let index = 0; index < 2; index += 1) await addPosted(oja, seller);
    const cursor = present((await list({ seller: seller.id, limit: '1' })).next);
    expect((await list({ seller: seller.id, limit: '1', cursor })).ids).toHaveLength(1);
    expect(refusalOf(await list({ seller: seller.id, cursor, sort: 'price_low' }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  test('the newest 24 come without a query', async () => {
    const seller = await addSeller(oja);
    for (let index = 0; index < 26; index += 1) await addPosted(oja, seller);
    const { ids: shown, next } = await list();
    expect([shown.length, typeof next]).toEqual([24, 'string']);
    expect((await list({ limit: '100' })).ids.length).toBeGreaterThan(24);
  });
});

describe('copies of the market', () => {
  /** Notices arrive in the order of their commits, so those of the listings so far came before this one. */
  const noticesArrived = async () => {
    const last = randomUUID();
    const arrived = new Promise<void>((resolve) =>
      oja.deps.live.onNotice((notice) => 'userChanged' in notice && notice.userChanged === last && resolve()),
    );
    await announce(oja.deps.db, { userChanged: last });
    await arrived;
  };
  const titleOf = async (id: string) => (await list()).body.data.find((listing) => listing.id === id)?.price;

  test('are dropped when a listing changes here', async () => {
    const seller = await addSeller(oja);
    oja.clock.advance(1_000);
    const { id } = await addPosted(oja, seller, { price: 10 });
    expect(await titleOf(id)).toBe(10);
    await oja.call('updateListing', { token: seller.token, params: { id }, body: { price: 20 } });
    expect(await titleOf(id)).toBe(20);
    await oja.call('deleteListing', { token: seller.token, params: { id } });
    expect(await titleOf(id)).toBeUndefined();
  });

  test('are kept for five seconds when no change is announced', async () => {
    const seller = await addSeller(oja);
    oja.clock.advance(1_000);
    const { id } = await addPosted(oja, seller, { price: 10 });
    await noticesArrived();
    expect(await titleOf(id)).toBe(10);
    await oja.deps.db.updateTable('listings').set({ priceKobo: 3_000 }).where('id', '=', id).execute();
    oja.clock.advance(4_900);
    expect(await titleOf(id)).toBe(10);
    oja.clock.advance(200);
    expect(await titleOf(id)).toBe(30);
  });

  test('are dropped by a notice of another process, and when the line for notices breaks', async () => {
    const seller = await addSeller(oja);
    oja.clock.advance(1_000);
    const { id } = await addPosted(oja, seller, { price: 10 });
    expect(await titleOf(id)).toBe(10);
    const silently = (priceKobo: number) =>
      oja.deps.db.updateTable('listings').set({ priceKobo }).where('id', '=', id).execute();
    await silently(4_000);
    const notifications = new Promise<void>((resolve) =>
      oja.deps.live.onNotice((notice) => 'marketChanged' in notice && resolve()),
    );
    await announce(oja.deps.db, { marketChanged: true });
    await notifications;
    expect(await titleOf(id)).toBe(40);

    await silently(5_000);
    const admin = new pg.Client({ connectionString: oja.adminUrl });
    await admin.connect();
    const broken = new Promise<void>((resolve) => oja.deps.live.onGap(resolve));
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'oja-live' and datname = current_database()`,
    );
    await broken;
    await admin.end();
    expect(await titleOf(id)).toBe(50);
  });

  test('come compressed to those who ask for it, and plain to others', async () => {
    const plain = await oja.app.inject({ url: '/api/listings' });
    const zipped = await oja.app.inject({ url: '/api/listings', headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const refused = await oja.app.inject({
      url: '/api/listings',
      headers: { 'accept-encoding': 'gzip;q=0' },
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });
});

describe('one listing', () => {
  test('is there for everybody while it is posted, and for its seller always', async () => {
    const seller = await addSeller(oja);
    const buyer = await oja.person();
    const { id } = await addListing(oja, seller);
    const show = (token?: string) => oja.call('showListing', { params: { id }, token });
    for (const token of [undefined, buyer.token]) {
      expect(refusalOf(await show(token))).toEqual([404, 'not_found']);
    }
    expect((await show(seller.token)).body.data).toMatchObject({
      status: 'pending',
      actions: ['edit', 'withdraw', 'remove'],
    });
    await move(oja, id, 'approve', 'admin');
    expect((await show()).body.data.actions).toEqual([]);
    expect((await show(buyer.token)).body.data.actions).toEqual(['buy', 'offer', 'save']);
    expect((await show(seller.token)).body.data.actions).toEqual(['edit', 'withdraw', 'remove']);
    await move(oja, id, 'sell');
    expect(refusalOf(await show(buyer.token))).toEqual([404, 'not_found']);
    expect((await show(seller.token)).body.data).toMatchObject({ status: 'sold', actions: [] });
  });

  test.each(['0', '-1', '1e3', '99999999999999999999', "' or 1=1", '..%2f..'])('%s is none', async (id) => {
    expect(refusalOf(await oja.call('showListing', { params: { id } }))).toEqual([404, 'not_found']);
  });
});

describe('GET /listings/categories', () => {
  test('names what each platform has', async () => {
    const { body } = await oja.call('listCategories');
    expect(body.data).toHaveLength(7);
    expect(body.data[0]).toMatchObject({
      platform: 'instagram',
      categories: expect.arrayContaining(['Travel']),
    });
  });

  test('every one of them can be chosen', async () => {
    const seller = await addSeller(oja);
    const { body } = await oja.call('listCategories');
    for (const { platform, categories } of body.data) {
      const form = listingForm({ platform, category: categories[0], status: 'draft' });
      expect((await oja.call('createListing', { token: seller.token, body: form })).status).toBe(200);
    }
  });
});
