import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf, refusedFieldOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { openCredentials } from './index.ts';
import { addListing, addPosted, addSeller, move, statusOf } from './test-listings.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const update = (id: string, body: Record<string, unknown>, token = seller.token) =>
  oja.call('updateListing', { token, params: { id }, body });
const remove = (id: string, token = seller.token) => oja.call('deleteListing', { token, params: { id } });
const credentialsOf = (id: string) =>
  inTransaction(oja.deps.db, (tx) => openCredentials(tx, oja.deps.sealer, id));

describe('PUT /listings/{id} (U750 to U752)', () => {
  test('changes what is sent and leaves the rest', async () => {
    const before = await addListing(oja, seller, { category: 'Travel', followers: 10, engagement: 1.5 });
    const { status, body } = await update(before.id, {
      price: 99.5,
      description: 'New words',
      followers: null,
    });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.data).toMatchObject({
      ...before,
      price: 99.5,
      description: 'New words',
      followers: null,
    });
  });

  test('keeps a posted listing on the market when price, words and figures change', async () => {
    const { id } = await addPosted(oja, seller);
    const { body } = await update(id, {
      price: 10,
      description: 'x',
      category: 'Travel',
      followers: 5,
      engagement: 2,
    });
    expect([body.data.status, body.data.price]).toEqual(['posted', 10]);
  });

  test.each([
    [{ handle: '@another', url: 'https://instagram.com/another' }],
    [{ platform: 'tiktok', handle: '@another', url: 'https://tiktok.com/@another' }],
    [{ username: 'another@example.com' }],
    [{ password: 'another-password' }],
  ])('sends a posted listing back to staff for %j', async (change) => {
    const { id } = await addPosted(oja, seller);
    const { status, body } = await update(id, change);
    expect([status, body.data.status]).toEqual([200, 'pending']);
  });

  test.each([
    [{ url: 'https://youtube.com/@someoneelse' }],
    [{ platform: 'tiktok' }],
    [{ url: 'https://instagram.com/someoneelse' }],
    [{ handle: '@someoneelse' }],
  ])('refuses an address of another platform or handle: %j', async (change) => {
    const { id } = await addPosted(oja, seller);
    const answer = await update(id, change);
    expect(refusalOf(answer)).toEqual([400, 'listing_url_elsewhere']);
    expect(answer.body.details).toMatchObject([{ field: 'url' }]);
  });

  test('a handle from before the rule stays, and another impossible one is refused', async () => {
    const { id, url } = await addListing(oja, seller, { handle: '@naija' });
    const handle = '@naija!!';
    await oja.deps.db.updateTable('listings').set({ handle }).where('id', '=', id).execute();
    expect((await update(id, { handle, url, price: 5_000 })).status).toBe(200);
    const answer = await update(id, { handle: '@naija foods' });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
    expect(answer.body.details).toMatchObject([{ field: 'handle' }]);
  });

  test('keeps it there when the form sends everything back unchanged', async () => {
    const listing = await addPosted(oja, seller);
    const { platform, handle, url, username, description, price } = listing;
    const { body } = await update(listing.id, {
      platform,
      handle,
      url,
      username,
      description,
      price,
      password: '',
      status: 'posted',
    });
    expect(body.data.status).toBe('posted');
    expect(await credentialsOf(listing.id)).toMatchObject({ username, password: 'jollof-and-plantain' });
  });

  test('keeps the stored password when the field is empty, and takes a new one', async () => {
    const { id, username } = await addListing(oja, seller);
    await update(id, { password: '' });
    expect((await credentialsOf(id))?.password).toBe('jollof-and-plantain');
    await update(id, { password: 'egusi-soup-77', handover_notes: 'Recovery: 1234' });
    expect(await credentialsOf(id))?.toEqual({
      username,
      password: 'egusi-soup-77',
      handoverNotes: 'Recovery: 1234',
    });
    await update(id, { handover_notes: '' });
    expect((await credentialsOf(id))?.handoverNotes).toBeNull();
  });

  test.each(['handle', 'url', 'description'])(
    'requires %s not to be empty (U659, U660, U661)',
    async (field) => {
      const { id } = await addListing(oja, seller);
      expect(refusedFieldOf(await update(id, { [field]: '  ' }))).toBe(field);
    },
  );

  test('takes a price as a number or not at all (U663, U664)', async () => {
    const { id, price } = await addListing(oja, seller);
    expect((await update(id, { description: 'no price' })).body.data.price).toBe(price);
    for (const wrong of ['', '5', null])
      expect(refusalOf(await update(id, { price: wrong }))).toEqual([400, 'invalid_input']);
  });

  test.each(['posted', 'sold', 'disputed', 'active', 'rejected'])(
    'refuses the status %s with 403 and changes nothing (U559)',
    async (status) => {
      const { id } = await addListing(oja, seller, { status: 'draft' });
      const answer = await update(id, { status, price: 1 });
      expect(refusalOf(answer)).toEqual([403, 'listing_status_refused']);
      const { body } = await oja.call('showListing', { token: seller.token, params: { id } });
      expect([body.data.status, body.data.price]).toEqual(['draft', 150_000]);
    },
  );

  test('takes an unchanged status as no move, active included (U558)', async () => {
    const { id } = await addPosted(oja, seller);
    for (const status of ['posted', 'active'])
      expect((await update(id, { status, price: 5 })).body.data.status).toBe('posted');
  });

  test('says why a move is not possible', async () => {
    const { id } = await addListing(oja, seller, { status: 'draft' });
    await update(id, { status: 'pending' });
    const moved = await update(id, { status: 'draft' });
    expect(moved.body.data.status).toBe('draft');
    const unknown = await update(id, { status: 'gone' });
    expect(refusalOf(unknown)).toEqual([400, 'invalid_input']);
  });

  test.each(['sold', 'disputed'])('refuses any edit of a %s listing', async (status) => {
    const { id } = await addPosted(oja, seller);
    await move(oja, id, 'sell');
    if (status === 'disputed') await move(oja, id, 'dispute');
    for (const change of [
      { password: 'x' },
      { handle: '@x', url: 'https://instagram.com/x' },
      { price: 1 },
      { status: 'draft' },
    ]) {
      const answer = await update(id, change);
      expect(refusalOf(answer)).toEqual([409, 'listing_in_sale']);
    }
    expect((await credentialsOf(id))?.password).toBe('jollof-and-plantain');
  });

  test('refuses an edit that would make it a duplicate', async () => {
    await addPosted(oja, seller, { handle: '@taken' });
    const { id } = await addListing(oja, seller);
    const { status, body } = await update(id, { handle: 'Taken', url: 'https://instagram.com/taken' });
    expect([status, body.code]).toEqual([409, 'listing_duplicate']);
    const draft = await addListing(oja, seller, { handle: '@taken', status: 'draft' });
    expect(refusalOf(await update(draft.id, { status: 'pending' }))).toEqual([409, 'listing_duplicate']);
  });

  test('is not there for another seller (U710)', async () => {
    const { id } = await addPosted(oja, seller);
    const stranger = await addSeller(oja);
    expect(refusalOf(await update(id, { price: 1 }, stranger.token))).toEqual([404, 'not_found']);
    expect(refusalOf(await remove(id, stranger.token))).toEqual([404, 'not_found']);
  });
});

describe('after a refund', () => {
  test('the listing waits for a new password, and then for staff', async () => {
    const { id } = await addPosted(oja, seller);
    await move(oja, id, 'sell');
    await move(oja, id, 'dispute');
    await move(oja, id, 'give_back');
    const own = await oja.call('listOwnListings', { token: seller.token, query: { status: 'draft' } });
    const shown = own.body.data.find((listing) => listing.id === id);
    expect([shown?.needs_new_credentials, shown?.actions]).toEqual([true, ['edit', 'remove']]);

    const refused = await update(id, { status: 'pending' });
    expect(refusalOf(refused)).toEqual([409, 'listing_needs_new_credentials']);
    const same = await update(id, { status: 'pending', password: 'jollof-and-plantain' });
    expect(refusalOf(same)).toEqual([409, 'listing_needs_new_credentials']);
    const submitted = await update(id, { status: 'pending', password: 'entirely-new-word' });
    expect([submitted.body.data.status, submitted.body.data.needs_new_credentials]).toEqual([
      'pending',
      false,
    ]);
    const { body } = await oja.call('listNotifications', { token: seller.token });
    expect(body.data.map((line) => line.event)).toContain('listing_returned');
  });
});

describe('DELETE /listings/{id} (U753, U754)', () => {
  test('takes it away for everybody and erases the credentials', async () => {
    const { id } = await addPosted(oja, seller);
    const { status, body } = await remove(id);
    expect([status, body.status, body.message]).toEqual([200, 'success', 'Listing Deleted']);
    expect(refusalOf(await oja.call('showListing', { params: { id }, token: seller.token }))).toEqual([
      410,
      'listing_gone',
    ]);
    expect(refusalOf(await remove(id))).toEqual([404, 'not_found']);
    const left = await oja.deps.db
      .selectFrom('listingCredentials')
      .select('listingId')
      .where('listingId', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  test.each(['sold', 'disputed'])('is refused for a %s listing', async (status) => {
    const { id } = await addPosted(oja, seller);
    await move(oja, id, 'sell');
    if (status === 'disputed') await move(oja, id, 'dispute');
    const answer = await remove(id);
    expect(refusalOf(answer)).toEqual([409, 'listing_in_sale']);
    expect(await statusOf(oja, id)).toBe(status);
  });

  test('against a purchase at the same moment, one wins', async () => {
    const { id } = await addPosted(oja, seller);
    const [deleted, sold] = await Promise.allSettled([remove(id), move(oja, id, 'sell')]);
    const wasDeleted = deleted.status === 'fulfilled' && deleted.value.status === 200;
    expect(wasDeleted).toBe(sold.status === 'rejected');
    expect(await statusOf(oja, id)).toBe(wasDeleted ? 'removed' : 'sold');
  });
});

describe('GET /listings/seller (U745, U746)', () => {
  test('shows the own listings, searched, filtered and page by page, with counters of all', async () => {
    const mine = await addSeller(oja);
    const posted = await addPosted(oja, mine, { handle: '@moonlight', description: 'Poems at night' });
    const draft = await addListing(oja, mine, { handle: '@sunrise', status: 'draft' });
    oja.clock.advance(1_000);
    const pending = await addListing(oja, mine, { handle: '@sunset' });
    const list = async (query: Record<string, string> = {}) => {
      const { body } = await oja.call('listOwnListings', { token: mine.token, query });
      return { ids: body.data.map((listing) => listing.id), next: body.next_cursor };
    };
    expect(new Set((await list()).ids)).toEqual(new Set([pending.id, draft.id, posted.id]));
    expect((await list()).ids[0]).toBe(pending.id);
    expect((await list({ search: 'SUN' })).ids).toHaveLength(2);
    expect((await list({ search: 'poems' })).ids).toEqual([posted.id]);
    expect((await list({ status: 'active' })).ids).toEqual([posted.id]);
    const first = await list({ limit: '2' });
    const second = await list({ limit: '2', cursor: present(first.next) });
    expect([...first.ids, ...second.ids].sort()).toEqual([pending.id, draft.id, posted.id].sort());
    expect(second.next).toBeNull();
    const { body } = await oja.call('countOwnListings', { token: mine.token });
    expect(body.data).toEqual({
      total: 3,
      active: 1,
      pending: 1,
      sold: 0,
      disputed: 0,
      draft: 1,
      rejected: 0,
    });
  });

  test('is refused to people who do not sell (U035, A022)', async () => {
    const user = await oja.person();
    expect(refusalOf(await oja.call('listOwnListings', { token: user.token }))).toEqual([
      403,
      'access_denied',
    ]);
  });
});

describe('deleting the account', () => {
  test('takes the listings off the market and erases what opens them', async () => {
    const leaving = await addSeller(oja);
    const { id } = await addPosted(oja, leaving);
    const mine = await oja.call('downloadMyData', { token: leaving.token });
    expect(JSON.parse(mine.text).listings).toMatchObject([{ status: 'posted', priceKobo: 15_000_000 }]);
    expect(mine.text).not.toContain('jollof');
    const { status } = await oja.call('deleteUser', { token: leaving.token, body: {} });
    expect(status).toBe(200);
    expect(await statusOf(oja, id)).toBe('removed');
    expect(await credentialsOf(id)).toBeUndefined();
    expect(refusalOf(await oja.call('showListing', { params: { id } }))).toEqual([410, 'listing_gone']);
  });
});
