import { refusedGoods } from '@oja/contract/handover-labels';
import { platforms } from '@oja/contract/listing-labels';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { openCredentials } from './index.ts';
import { addListing, addPosted, addSeller, listingForm, move, statusOf } from './test-listings.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const channel = { platform: 'youtube', handover_kind: 'role' } as const;

const create = (change: Partial<BodyFor<'createListing'>>) =>
  oja.call('createListing', { token: seller.token, body: listingForm(change) });
const update = (id: string, body: BodyFor<'updateListing'>) =>
  oja.call('updateListing', { token: seller.token, params: { id }, body });
const credentialsOf = (id: string) =>
  inTransaction(oja.deps.db, (tx) => openCredentials(tx, oja.deps.sealer, id));

describe('creating a listing', () => {
  test('by role needs no login details and stores none', async () => {
    const { status, body } = await create({ ...channel, cover_days: 14 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ handover_kind: 'role', mailbox: null, cover_days: 14, username: '' });
    expect(await credentialsOf(body.data.id)).toBeUndefined();
  });

  test.each(platforms)('%s without a kind is the specified hand-over', async (platform) => {
    const { body } = await create({ platform });
    expect(body.data).toMatchObject({ handover_kind: 'credentials', mailbox: null, cover_days: 0 });
    expect(await credentialsOf(body.data.id)).toMatchObject({ password: 'jollof-and-plantain' });
  });

  test('with login details requires both of them, beside all other faults', async () => {
    const { username: _name, password: _word, ...form } = listingForm();
    const { status, body } = await oja.callRaw('createListing', {
      token: seller.token,
      body: { ...form, handle: '' },
    });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.details).toEqual(
      ['handle', 'username', 'password'].map((field) => ({ field, message: 'This field is required.' })),
    );
  });

  test.each(['username', 'password', 'handover_notes'] as const)('by role refuses a %s', async (field) => {
    const { status, body } = await create({ ...channel, [field]: 'jollof' });
    expect([status, body.code, body.details?.[0]?.field]).toEqual([400, 'invalid_input', field]);
  });

  test.each(['facebook', 'youtube'] as const)(
    '%s with login details is refused with the way out',
    async (platform) => {
      const answer = await create({ platform, handover_kind: 'credentials' });
      expect(refusalOf(answer)).toEqual([400, 'listing_handover_refused']);
      const message = refusedGoods[platform]?.wayOut;
      expect(answer.body.details).toEqual([{ field: 'handover_kind', message }]);
    },
  );

  test.each([
    [{ platform: 'instagram', handover_kind: 'role' }, 'handover_kind'],
    [{ ...channel, mailbox: 'original' }, 'mailbox'],
  ] as const)('%o is refused', async (change, field) => {
    const answer = await create(change);
    expect(refusalOf(answer)).toEqual([400, 'listing_handover_refused']);
    expect(answer.body.details?.[0]?.field).toBe(field);
  });

  test('takes only the offered days of cover', async () => {
    const body = { ...listingForm(), cover_days: 10 };
    expect(refusalOf(await oja.callRaw('createListing', { token: seller.token, body }))).toEqual([
      400,
      'invalid_input',
    ]);
  });
});

describe('changing a listing', () => {
  test('to role removes the login details, and back asks for them', async () => {
    const { id } = await addListing(oja, seller, { platform: 'youtube' });
    const { body } = await update(id, { handover_kind: 'role' });
    expect(body.data).toMatchObject({ handover_kind: 'role', username: '' });
    expect(await credentialsOf(id)).toBeUndefined();
    const instagram = { platform: 'instagram', handle: '@back', url: 'https://instagram.com/back' } as const;
    const back = await update(id, { ...instagram, handover_kind: 'credentials', mailbox: 'none' });
    expect(back.body.details?.[0]).toEqual({ field: 'username', message: 'This field is required.' });
    const username = 'back@example.com';
    const whole = { ...instagram, handover_kind: 'credentials', mailbox: 'none', username } as const;
    expect((await update(id, { ...whole, password: 'egusi' })).body.data).toMatchObject({ mailbox: 'none' });
    expect(await credentialsOf(id)).toEqual({ username, password: 'egusi', handoverNotes: null });
  });

  test.each([{ cover_days: 7 }, { mailbox: 'changed' }] as const)(
    'that is posted, %o sends it back to staff',
    async (change) => {
      const { id } = await addPosted(oja, seller);
      await update(id, { cover_days: 0, mailbox: null, handover_kind: 'credentials' });
      expect(await statusOf(oja, id)).toBe('posted');
      await update(id, change);
      expect(await statusOf(oja, id)).toBe('pending');
    },
  );

  test('an old listing with login details can be changed on any platform', async () => {
    const { id } = await addListing(oja, seller, { platform: 'facebook' });
    expect((await update(id, { handover_kind: 'credentials', price: 5_000 })).status).toBe(200);
    expect(refusalOf(await update(id, { handover_kind: 'credentials', mailbox: 'none' }))).toEqual([
      400,
      'listing_handover_refused',
    ]);
  });

  test('to a platform that has no such hand-over is refused, also by staff', async () => {
    const { id } = await addListing(oja, seller, channel);
    const elsewhere = {
      platform: 'instagram',
      handle: 'channel',
      url: 'https://instagram.com/channel',
    } as const;
    expect(refusalOf(await update(id, elsewhere))).toEqual([400, 'listing_handover_refused']);
    const { token } = await oja.person({ role: 'admin' });
    const answer = await oja.call('editListing', { token, params: { id }, body: elsewhere });
    expect(refusalOf(answer)).toEqual([400, 'listing_handover_refused']);
  });

  test('after a refund it needs no new login details, and the notification says so', async () => {
    const { id } = await addPosted(oja, seller, channel);
    await move(oja, id, 'sell');
    oja.clock.advance(1_000);
    await move(oja, id, 'give_back');
    const { body } = await update(id, { status: 'pending' });
    expect(body.data).toMatchObject({ status: 'pending', needs_new_credentials: false });
    const { body: bell } = await oja.call('listNotifications', { token: seller.token });
    expect(bell.data[0]).toMatchObject({
      event: 'listing_returned',
      title: 'Check who has access to your account now',
    });
  });
});

describe('what visitors see', () => {
  test('the steps, the waits and the earliest release of the plan in force', async () => {
    const { id } = await addPosted(oja, seller, { ...channel, cover_days: 30 });
    const { body } = await oja.call('showListing', { params: { id } });
    expect(body.data).toMatchObject({
      handover_kind: 'role',
      cover_days: 30,
      handover: { version: 1, begin_hours: 48, dispute_days: 10, release_days: 10 },
    });
    expect(body.data.handover?.steps).toHaveLength(6);
    expect(body.data.handover?.steps[2]).toMatchObject({ by: 'buyer', wait: { hours: 168 } });
  });

  test('nothing beyond the specified hand-over where the seller says nothing', async () => {
    const { id } = await addPosted(oja, seller);
    const { body } = await oja.call('showListing', { params: { id } });
    expect(body.data).toMatchObject({ handover_kind: 'credentials', handover: null, cover_days: 0 });
  });

  test('the market by cover and by kind', async () => {
    const covered = await addPosted(oja, seller, { cover_days: 7, handle: '@covered' });
    const role = await addPosted(oja, seller, { ...channel, handle: '@byrole' });
    const idsOf = async (query: { covered?: '1'; handover_kind?: 'role' }) =>
      (await oja.call('browseMarket', { query })).body.data.listings.map(({ id }) => id);
    expect(await idsOf({ covered: '1' })).toContain(covered.id);
    expect(await idsOf({ covered: '1' })).not.toContain(role.id);
    expect(await idsOf({ handover_kind: 'role' })).toContain(role.id);
    expect(await idsOf({ handover_kind: 'role' })).not.toContain(covered.id);
    const { body } = await oja.call('listListings', { query: { covered: '1', handover_kind: 'role' } });
    expect(body.data.every((listing) => listing.cover_days > 0 && listing.handover_kind === 'role')).toBe(
      true,
    );
  });
});
