import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { addAdmin } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf, refusedFieldOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { together } from '../../../../test/together.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readSection, saveSettings } from '../../platform/settings/index.ts';
import { openCredentials } from './index.ts';
import { addListing, addPosted, addSeller, listingForm, move } from './test-listings.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const admin = await addAdmin(oja);
const create = (change: Record<string, unknown> = {}, token = seller.token) =>
  oja.call('createListing', { token, body: listingForm(change) });

describe('POST /listings (U643, U747 to U749)', () => {
  test('puts an account up for review and answers it without the password', async () => {
    const { status, body, text } = await create({
      handle: '@nightmarket',
      username: 'night@example.com',
      password: 'planted-secret-1',
      handover_notes: 'planted-secret-2',
      category: 'Food & Cooking',
      followers: 12_400,
      engagement: 3.4,
    });
    expect([status, body.status, body.message]).toEqual([200, 'success', 'Account Added Successfully!']);
    expect(body.data).toMatchObject({
      platform: 'instagram',
      handle: '@nightmarket',
      username: 'night@example.com',
      price: 150_000,
      status: 'pending',
      category: 'Food & Cooking',
      followers: 12_400,
      engagement: 3.4,
      images: [],
      thumbnail: null,
      featured: false,
      verified: false,
      postedDate: null,
      has_handover_notes: true,
      needs_new_credentials: false,
      actions: ['edit', 'withdraw', 'remove'],
    });
    expect(text).not.toContain('planted-secret');
  });

  test('keeps a draft when asked to (U554)', async () => {
    const { body } = await create({ status: 'draft' });
    expect([body.data.status, body.data.actions]).toEqual(['draft', ['edit', 'submit', 'remove']]);
  });

  test('tells every reviewer, in the bell', async () => {
    const moderator = await oja.person({ role: 'moderator' });
    const listing = await addListing(oja, seller);
    const { body } = await oja.call('listNotifications', { token: moderator.token });
    expect(body.data[0]).toMatchObject({
      event: 'listing_pending',
      text: `${listing.handle} on instagram was submitted.`,
    });
  });

  test.each([
    ['platform', 'U632'],
    ['handle', 'U633'],
    ['url', 'U634'],
    ['username', 'U635'],
    ['password', 'U636'],
    ['price', 'U637'],
    ['description', 'U638'],
  ])('requires %s (%s)', async (field) => {
    for (const value of [undefined, '', null]) {
      const refused = await create({ [field]: value });
      expect(refusedFieldOf(refused)).toBe(field);
      expect(refused.body.status).toBe('error');
    }
  });

  test.each([-1, 0, null, true, '1e3', '150000', [5], '0x10', 10.005, 9_007_199_254_740_992, 1_000_000_001])(
    'refuses the price %j',
    async (price) => expect(refusalOf(await create({ price }))).toEqual([400, 'invalid_input']),
  );

  test.each(['NaN', '1e309', '-0'])('refuses the price %s as JSON has it', async (price) => {
    const payload = JSON.stringify(listingForm()).replace('150000', price);
    const answer = await oja.app.inject({
      method: 'POST',
      url: '/api/listings',
      headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([
      400,
      price === 'NaN' ? 'malformed_request' : 'invalid_input',
    ]);
  });

  test('refuses a handle that the platform cannot have', async () => {
    const refused = await create({ handle: '@naija foods!!', url: 'https://instagram.com/naijafoods' });
    expect(refusedFieldOf(refused)).toBe('handle');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com/a',
    'instagram/a',
    'https://user:word@example.com/a',
    'https://localhost',
    'https://exa mple.com',
    'https://example.com/"onload="x',
  ])('refuses %s as profile URL', async (url) => {
    expect(refusedFieldOf(await create({ url }))).toBe('url');
  });

  test.each([
    { status: 'posted' },
    { status: 'sold' },
    { featured: true },
    { seller_id: seller.id },
    { verified: true },
  ])('refuses %j', async (change) => expect(refusalOf(await create(change))).toEqual([400, 'invalid_input']));

  test('refuses a category that accounts of the platform do not have', async () => {
    const { status, body } = await create({ category: 'Groups & Communities' });
    expect([status, body.code]).toEqual([400, 'listing_category_unknown']);
    expect(refusalOf(await create({ category: 'Cooking pots' }))).toEqual([400, 'invalid_input']);
  });

  test('refuses the address of an account on another platform', async () => {
    const answer = await create({ url: 'https://youtube.com/@someoneelse' });
    expect(refusalOf(answer)).toEqual([400, 'listing_url_elsewhere']);
    expect(answer.body.details).toEqual([
      { field: 'url', message: 'Please enter the address of the account on instagram.com.' },
    ]);
  });

  test('refuses the address of another account, and names the right one', async () => {
    const answer = await create({ handle: '@adafoods', url: 'https://instagram.com/someoneelse' });
    expect(refusalOf(answer)).toEqual([400, 'listing_url_elsewhere']);
    const message = 'Please enter the address of this handle: https://instagram.com/adafoods.';
    expect(answer.body.details).toEqual([{ field: 'url', message }]);
  });

  test('keeps to the price limits only while they are switched on (A636, A637)', async () => {
    expect((await create({ price: 49 })).status).toBe(200);
    const { value, version } = await readSection(oja.deps.db, 'payment');
    await inTransaction(oja.deps.db, (tx) =>
      saveSettings(tx, {
        section: 'payment',
        expectedVersion: version,
        value: { ...value, enforcePriceLimits: true },
        actor: { id: null, label: 'test' },
      }),
    );
    oja.deps.settings.invalidate();
    for (const [price, status] of [
      [49.99, 400],
      [50, 200],
      [50_000, 200],
      [50_000.01, 400],
    ])
      expect((await create({ price })).status, `₦${price}`).toBe(status);
    expect(refusalOf(await create({ price: 49 }))).toEqual([400, 'listing_price_out_of_range']);
    await inTransaction(oja.deps.db, (tx) =>
      saveSettings(tx, {
        section: 'payment',
        expectedVersion: version + 1,
        value,
        actor: { id: null, label: 'test' },
      }),
    );
    oja.deps.settings.invalidate();
  });
});

describe('credentials', () => {
  test('are unreadable in the database and open for their own listing alone', async () => {
    const listing = await addListing(oja, seller, {
      password: 'planted-secret-3',
      handover_notes: 'codes 1 2 3',
    });
    const other = await addListing(oja, seller);
    const rows = await oja.deps.db.selectFrom('listingCredentials').selectAll().execute();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row.credentials.toString('latin1')).not.toContain('planted-secret');
    const opened = await inTransaction(oja.deps.db, (tx) => openCredentials(tx, oja.deps.sealer, listing.id));
    expect(opened).toMatchObject({ password: 'planted-secret-3', handoverNotes: 'codes 1 2 3' });

    const moved = rows.find((row) => row.listingId === listing.id);
    await oja.deps.db
      .updateTable('listingCredentials')
      .set({ credentials: moved?.credentials })
      .where('listingId', '=', other.id)
      .execute();
    await expect(
      inTransaction(oja.deps.db, (tx) => openCredentials(tx, oja.deps.sealer, other.id)),
    ).rejects.toThrow(/altered or belongs to another place/);
    await oja.deps.db.deleteFrom('listingCredentials').where('listingId', '=', other.id).execute();
  });
});

describe('the same account twice', () => {
  test('is refused while it is live, on the same platform and however it is written', async () => {
    await addPosted(oja, seller, { handle: '@OnlyOnce' });
    const second = await addSeller(oja);
    const { status, body } = await create({ handle: 'onlyonce' }, second.token);
    expect([status, body.code]).toEqual([409, 'listing_duplicate']);
    expect((await create({ handle: 'onlyonce', platform: 'tiktok' }, second.token)).status).toBe(200);
    expect((await create({ handle: 'onlyonce', status: 'draft' }, second.token)).status).toBe(200);
  });

  test('is refused while its sale is open, and allowed to the buyer after that', async () => {
    const { id } = await addPosted(oja, seller, { handle: '@resold' });
    const buyer = await addSeller(oja);
    const offer = () => create({ handle: '@resold' }, buyer.token);
    await move(oja, id, 'sell');
    expect(refusalOf(await offer())).toEqual([409, 'listing_duplicate']);
    await move(oja, id, 'dispute');
    expect(refusalOf(await offer())).toEqual([409, 'listing_duplicate']);
    await move(oja, id, 'settle');
    expect((await offer()).status).toBe(200);
  });

  test('is submitted by several people, of whom one is approved', async () => {
    const [squatter, owner] = [await addSeller(oja), await addSeller(oja)];
    const handle = '@squatted';
    const pending = [await create({ handle }, squatter.token), await create({ handle }, owner.token)];
    expect(pending.map(refusalOf)).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    const [first, second] = pending.map(({ body }) => body.data.id);
    const approve = (id = '') => oja.call('approveListing', { token: admin.token, params: { id }, body: {} });
    expect((await approve(second)).status).toBe(200);
    const { status, body } = await approve(first);
    expect([status, body.code, body.message]).toEqual([
      409,
      'listing_duplicate',
      'Another listing of this account is on the market or in an open sale. Reject this one, or hide the other one first.',
    ]);
    expect(refusalOf(await create({ handle }, (await addSeller(oja)).token))).toEqual([
      409,
      'listing_duplicate',
    ]);
    expect(
      (
        await oja.call('hideListing', {
          token: admin.token,
          params: { id: second ?? '' },
          body: { reason: 'Not theirs.' },
        })
      ).status,
    ).toBe(200);
    expect((await approve(first)).status).toBe(200);
  });

  test('is approved once by two members of staff at once', async () => {
    const rounds = roundsOf(20);
    for (let round = 0; round < rounds; round += 1) {
      const handle = `@twice${round}`;
      const ids = [];
      for (const { token } of [await addSeller(oja), await addSeller(oja)])
        ids.push((await create({ handle }, token)).body.data.id);
      const approve =
        (id = '') =>
        () =>
          oja.call('approveListing', { token: admin.token, params: { id }, body: {} });
      const answers = await together(round, [approve(ids[0]), approve(ids[1])]);
      expect(outcomesOf(answers)).toEqual(['200', '409 listing_duplicate']);
    }
  });

  test('of two at once one wins', async () => {
    const forms = [1, 2, 3, 4].map(() => create({ handle: '@racing' }));
    const taken = '409 listing_duplicate';
    expect(outcomesOf(await Promise.all(forms))).toEqual(['200', taken, taken, taken]);
  });
});

describe('the plan', () => {
  test('a plain user is refused before anything is read, a seller without a plan after that', async () => {
    const user = await oja.person();
    expect(refusalOf(await create({}, user.token))).toEqual([403, 'access_denied']);
    const planless = await oja.person({ role: 'seller' });
    const { status, body } = await create({}, planless.token);
    expect([status, body.code]).toEqual([403, 'seller_plan_required']);
  });

  test('has room for so many live listings; drafts do not count, and a withdrawn one makes room', async () => {
    const small = await addSeller(oja, { uploadLimit: 2 });
    const first = await addListing(oja, small);
    await addPosted(oja, small);
    const { status, body } = await create({}, small.token);
    expect([status, body.code]).toEqual([409, 'upload_limit_reached']);
    expect(body.message).toContain('room for 2 live listings');

    const draft = await create({ status: 'draft' }, small.token);
    expect(draft.status).toBe(200);
    const submit = () =>
      oja.call('updateListing', {
        token: small.token,
        params: { id: draft.body.data.id },
        body: { status: 'pending' },
      });
    expect(refusalOf(await submit())).toEqual([409, 'upload_limit_reached']);
    await oja.call('updateListing', {
      token: small.token,
      params: { id: first.id },
      body: { status: 'draft' },
    });
    expect((await submit()).body.data.status).toBe('pending');
  });

  test('is not exceeded by twenty uploads at once', async () => {
    const small = await addSeller(oja, { uploadLimit: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({}, small.token)));
    expect(outcomesOf(answers)).toEqual([
      ...Array(3).fill('200'),
      ...Array(17).fill('409 upload_limit_reached'),
    ]);
    const { live } = await oja.deps.db
      .selectFrom('listings')
      .select((select) => select.fn.countAll<number>().as('live'))
      .where('sellerId', '=', small.id)
      .executeTakeFirstOrThrow();
    expect(live).toBe(3);
  });
});
