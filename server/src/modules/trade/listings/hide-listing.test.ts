import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { readListingTallies } from '../../platform/tallies/index.ts';
import { addListing, addPosted, addSeller, listingForm, move, statusOf } from './test-listings.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const admin = await oja.person({ role: 'admin' });
const moderator = await oja.person({ role: 'moderator' });
const reason = 'We are asked to check who owns this account.';

type Move = 'hideListing' | 'unhideListing' | 'sendListingBack';
const staff = (name: Move, id: string, by: Person = moderator) =>
  oja.call(name, { token: by.token, params: { id }, body: { reason } });
const actionsOf = async (id: string, by: Person = moderator) =>
  (await oja.call('showStaffListing', { token: by.token, params: { id } })).body.data.actions;
const lastNotification = async () =>
  (await oja.call('listNotifications', { token: seller.token })).body.data[0];
const audited = async (id: string) => {
  const rows = await oja.deps.db
    .selectFrom('auditLog')
    .select(['action', 'reason'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ action, reason }) => `${action}: ${reason}`);
};
const credentialsOf = (id: string) =>
  oja.deps.db.selectFrom('listingCredentials').selectAll().where('listingId', '=', id).execute();

beforeEach(() => oja.clock.advance(1_000));

describe('hiding', () => {
  test('takes a posted listing off the market with a reason, keeps its login details, and can be taken back', async () => {
    const { id, handle } = await addPosted(oja, seller);
    const posted = (await readListingTallies(oja.deps.db))({ status: 'posted' });
    const sealed = await credentialsOf(id);
    expect(await actionsOf(id)).toEqual(['hide', 'send_back']);
    const { body } = await staff('hideListing', id);
    expect(body).toMatchObject({
      message: 'Listing Hidden',
      data: { status: 'rejected', rejection_reason: reason, hidden_at: oja.clock.now.toISOString() },
    });
    expect(refusalOf(await oja.call('showListing', { params: { id } }))).toEqual([410, 'listing_gone']);
    expect(await lastNotification()).toMatchObject({ event: 'listing_hidden' });
    expect((await readListingTallies(oja.deps.db))({ status: 'posted' })).toBe(posted - 1);

    oja.clock.advance(1_000);
    expect(await actionsOf(id)).toEqual(['unhide']);
    const shown = await staff('unhideListing', id, admin);
    expect(shown.body).toMatchObject({
      message: 'Listing Shown Again',
      data: { status: 'posted', rejection_reason: null, hidden_at: null },
    });
    expect((await oja.call('showListing', { params: { id } })).body.data).toMatchObject({ handle });
    expect(await lastNotification()).toMatchObject({
      event: 'listing_unhidden',
      text: `${handle}: ${reason} Buyers can find it again.`,
    });
    expect((await readListingTallies(oja.deps.db))({ status: 'posted' })).toBe(posted);
    expect(await credentialsOf(id)).toEqual(sealed);
    expect(await audited(id)).toEqual([`listing.hidden: ${reason}`, `listing.unhidden: ${reason}`]);
  });

  test('needs a reason, a member of staff, and a listing of another user that is on the market', async () => {
    const { id } = await addPosted(oja, seller);
    for (const name of ['hideListing', 'unhideListing', 'sendListingBack'] as const) {
      expect(refusalOf(await oja.call(name, { params: { id }, body: { reason } }))).toEqual([
        401,
        'session_required',
      ]);
      expect(refusalOf(await staff(name, id, seller))).toEqual([403, 'access_denied']);
      const without = await oja.callRaw(name, { token: admin.token, params: { id }, body: {} });
      expect(refusalOf(without)).toEqual([400, 'invalid_input']);
    }
    await move(oja, id, 'sell');
    expect(refusalOf(await staff('hideListing', id))).toEqual([409, 'state_conflict']);
    expect(refusalOf(await staff('sendListingBack', id))).toEqual([409, 'listing_move_refused']);
  });

  test('cannot be taken back once the seller changed the listing, which needs a review then', async () => {
    const { id } = await addPosted(oja, seller);
    await staff('hideListing', id);
    const body: BodyFor<'updateListing'> = { description: 'Another text altogether.' };
    expect((await oja.call('updateListing', { token: seller.token, params: { id }, body })).status).toBe(200);
    expect(await actionsOf(id)).toEqual([]);
    expect(refusalOf(await staff('unhideListing', id))).toEqual([409, 'listing_not_hidden']);
    expect(await statusOf(oja, id)).toBe('rejected');
  });

  test('is not what a rejection in the review is', async () => {
    const { id } = await addListing(oja, seller);
    await oja.call('rejectListing', { token: admin.token, params: { id }, body: { reason } });
    expect(await actionsOf(id)).toEqual([]);
    expect(refusalOf(await staff('unhideListing', id))).toEqual([409, 'listing_not_hidden']);
  });

  test('is taken back only within the plan of the seller, and not beside the same account', async () => {
    const small = await addSeller(oja, { uploadLimit: 1 });
    const { id } = await addPosted(oja, small);
    await staff('hideListing', id);
    await addListing(oja, small);
    expect(refusalOf(await staff('unhideListing', id))).toEqual([409, 'upload_limit_reached']);

    const form = listingForm();
    const { id: first } = await addPosted(oja, seller, form);
    await staff('hideListing', first);
    await addPosted(oja, await addSeller(oja), form);
    expect(refusalOf(await staff('unhideListing', first))).toEqual([409, 'listing_duplicate']);
    expect(await statusOf(oja, first)).toBe('rejected');
  });
});

test('a listing is sent back to review: it leaves the market, waits in the queue, and is decided anew', async () => {
  const { id, handle } = await addPosted(oja, seller);
  const { body } = await staff('sendListingBack', id);
  expect(body).toMatchObject({
    message: 'Sent Back to Review',
    data: { status: 'pending', submitted_at: oja.clock.now.toISOString(), actions: ['approve', 'reject'] },
  });
  expect(refusalOf(await oja.call('showListing', { params: { id } }))).toEqual([410, 'listing_gone']);
  expect(await lastNotification()).toMatchObject({
    event: 'listing_sent_back',
    text: `${handle} is off the market until it is decided. ${reason}`,
  });
  const queue = await oja.call('listWork', { token: moderator.token, query: { kind: 'listing' } });
  expect(queue.text).toContain(id);
  expect(await audited(id)).toEqual([`listing.sent_back: ${reason}`]);
  expect((await oja.call('approveListing', { token: admin.token, params: { id } })).status).toBe(200);
});
