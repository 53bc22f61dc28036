import { minuteMs } from '@oja/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { addListing, addPosted, addSeller, listingForm, move, statusOf } from './test-listings.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const admin = await oja.person({ role: 'admin' });
const moderator = await oja.person({ role: 'moderator' });
const approve = (id: string, by: Person = admin) =>
  oja.call('approveListing', { token: by.token, params: { id } });
const reject = (id: string, body?: BodyFor<'rejectListing'>, by: Person = admin) =>
  oja.call('rejectListing', { token: by.token, params: { id }, body });
const lastEvent = async (person: Person) =>
  (await oja.call('listNotifications', { token: person.token })).body.data[0];
const auditOf = (id: string) =>
  oja.deps.db.selectFrom('auditLog').selectAll().where('subjectId', '=', id).orderBy('position').execute();

// Notifications are read newest first, so each test has its own moment.
beforeEach(() => oja.clock.advance(1_000));

describe('undoing an approval', () => {
  const undo = (ids: string[], by: Person = admin) =>
    oja.call('undoApprovals', { token: by.token, body: { ids } });
  const events = async () => {
    const { body } = await oja.call('listNotifications', { token: seller.token });
    return body.data.filter(({ event }) => event === 'listing_approved').length;
  };

  test('puts the listing back to its old place in the queue, and the seller reads nothing of it', async () => {
    const { id } = await addListing(oja, seller);
    const before = (await oja.call('showStaffListing', { token: admin.token, params: { id } })).body.data;
    const told = await events();
    oja.clock.advance(5_000);
    await approve(id);
    oja.clock.advance(10_000);
    expect((await undo([id])).body.data).toEqual({ done: [id], refused: [] });
    const after = (await oja.call('showStaffListing', { token: admin.token, params: { id } })).body.data;
    expect(after).toMatchObject({ status: 'pending', postedDate: null, submitted_at: before.submitted_at });
    oja.clock.advance(minuteMs);
    await oja.runJobs();
    expect(await events()).toBe(told);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      'listing.approved',
      'listing.approval_undone',
    ]);
    await approve(id);
    oja.clock.advance(14_000);
    await oja.runJobs();
    expect(await events()).toBe(told + 1);
  });

  test.each([
    ['hidden', 'hideListing', 'It is a copy.'],
    ['sent back', 'sendListingBack', 'Please look again.'],
  ] as const)('tells nothing of an approval that a colleague answered: %s', async (_what, call, reason) => {
    const { id } = await addListing(oja, seller);
    const told = await events();
    await approve(id);
    oja.clock.advance(5_000);
    const params = { id };
    expect((await oja.call(call, { token: moderator.token, params, body: { reason } })).status).toBe(200);
    oja.clock.advance(9_000);
    await oja.runJobs();
    expect(await events()).toBe(told);
  });

  test('takes several back at once, and names those that cannot be', async () => {
    const ids = [(await addListing(oja, seller)).id, (await addListing(oja, seller)).id];
    const { id: foreign } = await addListing(oja, seller);
    await oja.call('approveListings', { token: admin.token, body: { ids } });
    await approve(foreign, moderator);
    const { body } = await undo([...ids, foreign]);
    expect(body.data).toMatchObject({ done: ids, refused: [{ id: foreign, code: 'undo_refused' }] });
  });

  test('is refused after the time, and after a purchase', async () => {
    const { id } = await addListing(oja, seller);
    await approve(id);
    oja.clock.advance(14_000);
    expect((await undo([id])).body.data.refused).toMatchObject([{ code: 'undo_too_late' }]);
    const { id: sold } = await addListing(oja, seller);
    await approve(sold);
    await move(oja, sold, 'sell');
    expect((await undo([sold])).body.data.refused).toMatchObject([
      { code: 'undo_refused', message: expect.stringContaining('reads Sold now') },
    ]);
    expect(await statusOf(oja, sold)).toBe('sold');
  });
});

describe('a listing that the seller changes while it is looked at', () => {
  const seen = async (id: string): Promise<number> =>
    (await oja.call('showStaffListing', { token: admin.token, params: { id } })).body.data.version;
  const change = (id: string, body: BodyFor<'updateListing'>) =>
    oja.call('updateListing', { token: seller.token, params: { id }, body });

  test('is refused as it was seen, one by one and in bulk, and decided as it is now', async () => {
    const { id } = await addListing(oja, seller);
    const version = await seen(id);
    expect((await change(id, { description: 'Something else altogether.' })).status).toBe(200);
    for (const [name, body] of [
      ['approveListing', { version }],
      ['rejectListing', { version, reason: 'No.' }],
    ] as const) {
      const answer = await oja.call(name, { token: admin.token, params: { id }, body });
      expect(refusalOf(answer)).toEqual([409, 'listing_changed']);
    }
    const bulk = await oja.call('approveListings', {
      token: admin.token,
      body: { ids: [id], versions: { [id]: version } },
    });
    expect(bulk.body.data).toMatchObject({ done: [], refused: [{ id, code: 'listing_changed' }] });
    expect(await statusOf(oja, id)).toBe('pending');
    const now = { version: await seen(id) };
    const answer = await oja.call('approveListing', { token: admin.token, params: { id }, body: now });
    expect(answer.status).toBe(200);
  });

  test('keeps its version while nothing that is read changes', async () => {
    const { id } = await addListing(oja, seller);
    const version = await seen(id);
    await change(id, {});
    expect(await seen(id)).toBe(version);
    await change(id, { price: 777 });
    expect(await seen(id)).toBe(version + 1);
  });
});

describe('approving (U560, A198, A506, A507, A563 to A565)', () => {
  test('puts a pending listing on the market, tells the seller and is on record (A424)', async () => {
    const { id, handle } = await addListing(oja, seller);
    const { status, body } = await approve(id);
    expect([status, body.status, body.message]).toEqual([200, 'success', 'Listing Approved!']);
    expect(body.data).toMatchObject({ id, status: 'posted', postedDate: oja.clock.now.toISOString() });
    // The seller is told once the approval cannot be undone.
    expect((await lastEvent(seller))?.text).not.toContain(handle);
    oja.clock.advance(14_000);
    await oja.runJobs();
    const { body: told } = await oja.call('listNotifications', { token: seller.token });
    expect(told.data.find(({ text }) => text.startsWith(`${handle} `))).toMatchObject({
      event: 'listing_approved',
      text: `${handle} was approved. Buyers can find it from now on.`,
    });
    expect(await auditOf(id)).toMatchObject([
      { action: 'listing.approved', actorId: admin.id, address: '127.0.0.1' },
    ]);
  });

  test('says to a seller whose selling is paused that the listing appears when that ends', async () => {
    const { id, handle } = await addListing(oja, seller);
    const body = { kind: 'selling_paused', reason: 'Sold a fake.' } as const;
    const given = await oja.call('addSanction', { token: admin.token, params: { id: seller.id }, body });
    await approve(id);
    oja.clock.advance(14_000);
    await oja.runJobs();
    expect((await lastEvent(seller))?.title).toBe('Your listing is approved');
    expect((await lastEvent(seller))?.text).toBe(
      `${handle} was approved. It appears on the market as soon as you may sell again.`,
    );
    const lifted = { params: { id: given.body.data[0]?.id ?? '' }, body: { reason: 'It was real.' } };
    expect((await oja.call('liftSanction', { token: admin.token, ...lifted })).status).toBe(200);
  });

  test('is also for moderators (A013), and for no other role (U715)', async () => {
    const { id } = await addListing(oja, seller);
    expect(refusalOf(await approve(id, seller))).toEqual([403, 'access_denied']);
    expect((await approve(id, moderator)).status).toBe(200);
  });

  test.each(['draft', 'posted', 'rejected', 'sold', 'disputed'])(
    'is refused for a %s listing',
    async (status) => {
      const { id } = await addListing(oja, seller, status === 'draft' ? { status } : {});
      if (status === 'rejected') await reject(id);
      else if (status !== 'draft') await approve(id);
      if (status === 'sold' || status === 'disputed') await move(oja, id, 'sell');
      if (status === 'disputed') await move(oja, id, 'dispute');
      for (const answer of [await approve(id), await reject(id)])
        expect(refusalOf(answer)).toEqual([409, 'listing_not_pending']);
      expect(await statusOf(oja, id)).toBe(status);
    },
  );

  test('and rejecting at once: one wins, the other finds it decided', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await addListing(oja, seller);
      const answers = await Promise.all([approve(id), reject(id), approve(id, moderator), reject(id)]);
      expect(outcomesOf(answers)).toEqual([
        '200',
        '409 listing_not_pending',
        '409 listing_not_pending',
        '409 listing_not_pending',
      ]);
      expect(await auditOf(id)).toHaveLength(1);
    }
  });

  test('an own listing is left to a colleague', async () => {
    const promoted = await addSeller(oja);
    const { id } = await addListing(oja, promoted);
    await setRole(oja, promoted.id, 'admin');
    await oja.deps.db
      .updateTable('sessions')
      .set({ scope: 'admin' })
      .where('userId', '=', promoted.id)
      .execute();
    const calls = await Promise.all([
      approve(id, promoted),
      reject(id, { reason: 'x' }, promoted),
      oja.call('editListing', { token: promoted.token, params: { id }, body: { price: 1 } }),
      oja.call('featureListing', { token: promoted.token, params: { id } }),
      oja.call('removeListing', { token: promoted.token, params: { id }, body: { reason: 'x' } }),
    ]);
    for (const { status, body } of calls) expect([status, body.code]).toEqual([403, 'own_listing_refused']);
    expect(await statusOf(oja, id)).toBe('pending');
    const shown = await oja.call('showStaffListing', { token: promoted.token, params: { id } });
    expect(shown.body.data.actions).toEqual([]);
  });
});

describe('rejecting (A425, A508, A566 to A568)', () => {
  test('gives the reason to the seller, who corrects it and submits again', async () => {
    const { id, handle } = await addListing(oja, seller);
    const { body } = await reject(id, { reason: 'The pictures show another account.' });
    expect([body.data.status, body.message]).toEqual(['rejected', 'Listing Rejected!']);
    expect((await lastEvent(seller))?.text).toContain(`${handle}: The pictures show another account.`);
    const own = await oja.call('listOwnListings', { token: seller.token, query: { status: 'rejected' } });
    expect(own.body.data[0]).toMatchObject({
      id,
      rejection_reason: 'The pictures show another account.',
      actions: ['edit', 'submit', 'withdraw', 'remove'],
    });
    const again = await oja.call('updateListing', {
      token: seller.token,
      params: { id },
      body: { description: 'Better', status: 'pending' },
    });
    expect([again.body.data.status, again.body.data.rejection_reason]).toEqual(['pending', null]);
    expect((await approve(id)).body.data.status).toBe('posted');
  });

  test('works without a body, as the specification sends it, and still says something', async () => {
    const { id } = await addListing(oja, seller);
    const { status, body } = await reject(id);
    expect([status, body.data.rejection_reason]).toEqual([200, 'It does not meet the rules of the market.']);
  });
});

describe('several at once', () => {
  test('decides those that wait and names the others', async () => {
    const waiting = [await addListing(oja, seller), await addListing(oja, seller)].map(({ id }) => id);
    const { id: posted } = await addPosted(oja, seller);
    const missing = '11111111-1111-4111-8111-111111111111';
    const { body } = await oja.call('approveListings', {
      token: moderator.token,
      body: { ids: [...waiting, posted, missing] },
    });
    expect(body.data).toMatchObject({ done: waiting, off_market: [] });
    expect(body.data.refused.map((line) => [line.id, line.code])).toEqual([
      [posted, 'listing_not_pending'],
      [missing, 'not_found'],
    ]);
    const rejected = await oja.call('rejectListings', {
      token: admin.token,
      body: { ids: [(await addListing(oja, seller)).id], reason: 'Spam' },
    });
    expect(rejected.body.data.done).toHaveLength(1);
    expect(
      refusalOf(await oja.callRaw('rejectListings', { token: admin.token, body: { ids: waiting } })),
    ).toEqual([400, 'invalid_input']);
  });
});

describe('what administrators do besides', () => {
  test('edit: corrects without another review, tells the seller, keeps before and after (A509)', async () => {
    const { id } = await addPosted(oja, seller);
    const { status, body } = await oja.call('editListing', {
      token: admin.token,
      params: { id },
      body: {
        handle: '@corrected',
        url: 'https://instagram.com/corrected',
        price: 7,
        reason: 'Wrong handle',
      },
    });
    expect([status, body.data.status, body.data.username, body.data.price]).toEqual([
      200,
      'posted',
      '@corrected',
      7,
    ]);
    const [line] = await auditOf(id);
    expect(line).toMatchObject({
      action: 'listing.corrected',
      reason: 'Wrong handle',
      before: { priceKobo: 15_000_000 },
      after: { priceKobo: 700, handle: '@corrected' },
    });
    expect((await lastEvent(seller))?.event).toBe('listing_corrected');
    await move(oja, id, 'sell');
    const sold = await oja.call('editListing', { token: admin.token, params: { id }, body: { price: 8 } });
    expect(refusalOf(sold)).toEqual([409, 'listing_in_sale']);
  });

  test('remove: with a reason that the seller reads (A510)', async () => {
    const { id } = await addPosted(oja, seller);
    const call = (body: BodyFor<'removeListing'>, token = admin.token) =>
      oja.call('removeListing', { token, params: { id }, body });
    expect(refusalOf(await call({ reason: 'x' }, moderator.token))).toEqual([403, 'access_denied']);
    expect(refusalOf(await call({ reason: ' ' }))).toEqual([400, 'invalid_input']);
    const { body } = await call({ reason: 'Stolen account' });
    expect(body.message).toBe('Listing Removed');
    expect((await lastEvent(seller))?.text).toContain('Stolen account');
    expect((await auditOf(id)).map((line) => [line.action, line.reason])).toEqual([
      ['listing.removed', 'Stolen account'],
    ]);
    const found = await oja.call('listStaffListings', { token: admin.token, query: { status: 'removed' } });
    expect(found.body.data.data.map((listing) => listing.id)).toContain(id);
  });

  test('feature and unfeature: once each on record', async () => {
    const { id } = await addPosted(oja, seller);
    const call = async (name: 'featureListing' | 'unfeatureListing') =>
      (await oja.call(name, { token: admin.token, params: { id } })).body.data.featured;
    expect([await call('featureListing'), await call('featureListing')]).toEqual([true, true]);
    expect(await call('unfeatureListing')).toBe(false);
    expect((await auditOf(id)).map((line) => line.action)).toEqual([
      'listing.featured',
      'listing.unfeatured',
    ]);
  });

  test('add on behalf of a seller: within their plan, pending, on record', async () => {
    const small = await addSeller(oja, { uploadLimit: 1 });
    const add = (seller_id: string) =>
      oja.call('createListingFor', { token: admin.token, body: { ...listingForm(), seller_id } });
    const { status, body } = await add(small.id);
    expect([status, body.data.status, body.data.seller.id]).toEqual([200, 'pending', small.id]);
    expect((await lastEvent(small))?.event).toBe('listing_added');
    expect((await auditOf(body.data.id))[0]?.action).toBe('listing.added');
    expect(JSON.stringify(await auditOf(body.data.id))).not.toContain('jollof');
    expect(refusalOf(await add(small.id))).toEqual([409, 'upload_limit_reached']);
    const user = await oja.person();
    for (const id of [user.id, '11111111-1111-4111-8111-111111111111'])
      expect(refusalOf(await add(id))).toEqual([400, 'seller_unknown']);
  });
});
