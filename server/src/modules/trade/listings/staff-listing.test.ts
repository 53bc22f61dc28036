import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { foldTallies } from '../../platform/tallies/index.ts';
import { addSellerRating } from './index.ts';
import { addListing, addPosted, addSeller, move } from './test-listings.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const moderator = await oja.person({ role: 'moderator' });
const seller = await addSeller(oja);
const list = async (query: Record<string, string> = {}) =>
  (await oja.call('listStaffListings', { token: moderator.token, query })).body.data;
const handles = async (query: Record<string, string>) =>
  (await list(query)).data.map((listing) => listing.handle);

const draft = await addListing(oja, seller, {
  handle: '@a_draft',
  status: 'draft',
  price: 40,
  platform: 'tiktok',
});
oja.clock.advance(1_000);
const pending = await addListing(oja, seller, { handle: '@b_pending', price: 30, followers: 12_400 });
oja.clock.advance(1_000);
const posted = await addPosted(oja, seller, { handle: '@c_posted', price: 20, category: 'Travel' });
oja.clock.advance(1_000);
const other = await addSeller(oja);
const disputed = await addPosted(oja, other, { handle: '@d_disputed', price: 10, platform: 'youtube' });
await move(oja, disputed.id, 'sell');
await move(oja, disputed.id, 'dispute');
const removed = await addListing(oja, other, { handle: '@e_removed' });
await oja.call('deleteListing', { token: other.token, params: { id: removed.id } });

describe('GET /admin/listings (A559 to A561)', () => {
  test('answers a page with its place among all, everything but what was removed', async () => {
    const page = await list();
    expect(page).toMatchObject({ current_page: 1, last_page: 1, per_page: 15, total: 4, from: 1, to: 4 });
    expect(page.data[0]).toMatchObject({ id: disputed.id });
    const second = await list({ page: '2', per_page: '3' });
    expect(second).toMatchObject({ current_page: 2, last_page: 2, total: 4, from: 4, to: 4 });
    expect(await list({ page: '9' })).toMatchObject({ data: [], from: null, to: null });
  });

  test('gives each listing the fields of the specification (A343 to A351)', async () => {
    const found = (await list()).data.find((listing) => listing.id === pending.id);
    expect(found).toMatchObject({
      id: pending.id,
      username: '@b_pending',
      seller: { id: seller.id, email: seller.email },
      platform: 'instagram',
      category: null,
      price: 30,
      followers: '12K',
      followers_count: 12_400,
      status: 'pending',
      created_at: expect.any(String),
      actions: ['approve', 'reject'],
    });
  });

  test.each([
    [{ search: 'C_POSTED' }, ['@c_posted']],
    [{ search: '@a_' }, ['@a_draft']],
    [{ search: seller.email }, ['@c_posted', '@b_pending', '@a_draft']],
    [{ search: '%' }, []],
    [{ platform: 'youtube' }, ['@d_disputed']],
    [{ status: 'pending' }, ['@b_pending']],
    [{ status: 'removed' }, ['@e_removed']],
    [{ category: 'Travel' }, ['@c_posted']],
    [{ seller: other.id }, ['@d_disputed']],
    [{ sort: 'price', direction: 'asc' }, ['@d_disputed', '@c_posted', '@b_pending', '@a_draft']],
    [{ sort: 'platform', direction: 'desc' }, ['@d_disputed', '@a_draft', undefined, undefined]],
    [{ sort: 'status', direction: 'asc' }, ['@d_disputed', '@a_draft', '@b_pending', '@c_posted']],
    [{ direction: 'asc' }, ['@a_draft', '@b_pending', '@c_posted', '@d_disputed']],
  ] as [Record<string, string>, (string | undefined)[]][])('%j finds %j', async (query, expected) => {
    const found = await handles(query);
    expect(found).toHaveLength(expected.length);
    for (const [index, handle] of expected.entries()) if (handle) expect(found[index]).toBe(handle);
  });

  test.each([
    { sort: 'password' },
    { per_page: '101' },
    { per_page: '1e9' },
    { page: '-1' },
    { page: 'abc' },
  ] as Record<string, string>[])('refuses %j', async (query) =>
    expect(refusalOf(await oja.call('listStaffListings', { token: admin.token, query }))).toEqual([
      400,
      'invalid_input',
    ]),
  );
});

test('GET /admin/listings/stats counts by status (A352 to A356, A562)', async () => {
  const { body } = await oja.call('countStaffListings', { token: moderator.token });
  expect(body.data).toEqual({ total: 4, pending: 1, posted: 1, disputed: 1, draft: 1, sold: 0, rejected: 0 });
});

test('the totals are kept while things happen, and are the same after they were folded', async () => {
  const stats = async () => (await oja.call('countStaffListings', { token: moderator.token })).body.data;
  const before = await stats();
  expect((await list({ platform: 'youtube', status: 'disputed' })).total).toBe(1);
  expect((await list({ status: 'removed' })).total).toBe(1);
  await foldTallies.run(oja.deps, {}, { number: 1, last: false });
  expect(await stats()).toEqual(before);
  const counted = await oja.deps.db
    .selectFrom('listings')
    .select((select) => select.fn.countAll<number>().as('listings'))
    .where('status', '!=', 'removed')
    .executeTakeFirstOrThrow();
  expect(before.total).toBe(counted.listings);
  const searched = await oja.call('listStaffListings', {
    token: moderator.token,
    query: { search: 'posted' },
  });
  expect(searched.body).toMatchObject({ data: { total: 1 }, total_is_exact: true });
});

test('a page beyond the middle is reached from the end, and is the same', async () => {
  const whole = await handles({ sort: 'price' });
  expect(await handles({ sort: 'price', per_page: '1', page: '4' })).toEqual(whole.slice(3));
  expect(await handles({ sort: 'price', per_page: '3', page: '2' })).toEqual(whole.slice(3));
});

describe('the details', () => {
  test('tell what happened, who sells, and what each member of staff may do', async () => {
    await inTransaction(oja.deps.db, async (tx) => {
      await addSellerRating(tx, other.id, 4);
      await addSellerRating(tx, other.id, 5);
    });
    await asOwner(oja, 'update seller_figures set sales = 2 where seller_id = $1', [other.id]);
    const { body } = await oja.call('showStaffListing', { token: admin.token, params: { id: disputed.id } });
    expect(body.data.seller_history).toMatchObject({
      sales: 2,
      rating: 4.5,
      reviews: 2,
      status: 'active',
      listings: { disputed: 1, removed: 1, draft: 0 },
    });
    expect(body.data.timeline.map((event) => event.transition)).toEqual([
      'offer',
      'approve',
      'sell',
      'dispute',
    ]);
    expect(body.data.actions).toEqual([]);
    const asAdmin = await oja.call('showStaffListing', { token: admin.token, params: { id: posted.id } });
    expect(asAdmin.body.data.actions).toEqual(['hide', 'send_back', 'edit', 'remove', 'feature']);
    const asModerator = await oja.call('showStaffListing', {
      token: moderator.token,
      params: { id: posted.id },
    });
    expect(asModerator.body.data.actions).toEqual(['hide', 'send_back']);
  });

  test('show other listings with the same handle', async () => {
    const again = await addListing(oja, other, { handle: '@A_Draft', platform: 'tiktok' });
    const { body } = await oja.call('showStaffListing', { token: admin.token, params: { id: again.id } });
    expect(body.data.duplicates).toMatchObject([
      { id: draft.id, because: 'handle', seller: { id: seller.id } },
    ]);
  });

  test('and with the same address, though the title is another', async () => {
    const named = { platform: 'youtube', url: 'https://www.youtube.com/channel/UCabcDEF' } as const;
    const first = await addListing(oja, seller, { ...named, handle: 'Lagos Foodie' });
    const url = 'https://youtube.com/channel/UCabcDEF/?si=share';
    const again = await addListing(oja, seller, { ...named, url, handle: 'Foodie of Lagos' });
    const start = { platform: 'whatsapp', url: 'https://whatsapp.com/channel/' } as const;
    const empty = [
      await addListing(oja, seller, { ...start, handle: 'One' }),
      await addListing(oja, other, { ...start, handle: 'Other' }),
    ];
    const duplicates = async (id: string) =>
      (await oja.call('showStaffListing', { token: admin.token, params: { id } })).body.data.duplicates;
    expect(await duplicates(again.id)).toMatchObject([{ id: first.id, because: 'profile' }]);
    for (const { id } of empty) expect(await duplicates(id)).toEqual([]);
  });

  test('and with a picture that looks the same, though resized and encoded again', async () => {
    const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#f6f1e7"/>
      <circle cx="80" cy="90" r="60" fill="#0b6b4f"/><rect x="170" y="30" width="100" height="60" fill="#c98a1b"/></svg>`;
    const draw = (width: number, type: 'png' | 'jpeg') =>
      sharp(Buffer.from(scene)).resize({ width }).toFormat(type).toBuffer();
    const url = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;
    const flat = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#555' } })
      .png()
      .toBuffer();
    const first = await addListing(oja, seller, {
      images: [url('png', await draw(300, 'png')), url('png', flat)],
    });
    const copy = await addListing(oja, other, { images: [url('jpeg', await draw(180, 'jpeg'))] });
    const plain = await addListing(oja, other, { images: [url('png', flat)] });
    const duplicates = async (id: string) =>
      (await oja.call('showStaffListing', { token: admin.token, params: { id } })).body.data.duplicates;
    expect(await duplicates(copy.id)).toMatchObject([{ id: first.id, because: 'picture' }]);
    expect(await duplicates(plain.id)).toEqual([]);
  });
});

describe('the export (A206)', () => {
  test('is a CSV file of the filter, harmless in a spreadsheet and without secrets', async () => {
    await addListing(oja, seller, {
      handle: '=HYPERLINK("http://evil.test")',
      description: 'x',
      password: 'planted-secret',
      platform: 'facebook',
      followers: 7,
    });
    const answer = await oja.call('exportStaffListings', {
      token: moderator.token,
      query: { platform: 'facebook' },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="listings_2026-11-15.csv"');
    const [header, line, ...rest] = answer.text.trim().split('\r\n');
    expect(header).toBe(
      'id,handle,platform,category,seller,price,followers,engagement,status,featured,created_at,posted_at',
    );
    expect(line).toContain(`,"'=HYPERLINK(""http://evil.test"")",facebook,,`);
    expect(line).toContain(',150000,7,,pending,no,');
    expect(rest).toEqual([]);
    expect(answer.text).not.toContain('planted-secret');
    const [entry] = await oja.deps.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'listings.exported')
      .execute();
    expect(entry).toMatchObject({
      actorId: moderator.id,
      after: { filter: { platform: 'facebook' } },
    });
  });
});
