import { dayMs, hourMs } from '@oja/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { sweepListings } from './index.ts';
import { addListing, addPosted, addSeller, move } from './test-listings.ts';

const oja = await startOja();
let seller = await addSeller(oja);
// Some tests advance the clock by a day, which ends every session.
beforeEach(async () => {
  seller = await addSeller(oja);
});
const save = (id: string, token?: string) => oja.call('saveListing', { params: { id }, token });
const view = (
  id: string,
  options: { token?: string; address?: string; headers?: Record<string, string> } = {},
) => oja.call('viewListing', { params: { id }, ...options });
const savedIds = async (token: string) => (await oja.call('listSavedListings', { token })).body.data;
const watchingOf = async (id: string) =>
  (await oja.call('showListing', { params: { id } })).body.data.watching;

describe('the wishlist (U154)', () => {
  test('takes a listing once, shows it as a list, and gives it back', async () => {
    const buyer = await oja.person();
    const [{ id }, other] = [await addPosted(oja, seller), await addPosted(oja, seller)];
    for (let time = 0; time < 2; time += 1) expect((await save(id, buyer.token)).status).toBe(200);
    expect(await savedIds(buyer.token)).toEqual([id]);
    const list = await oja.call('listListings', { token: buyer.token, query: { saved: '1' } });
    expect(list.body.data.map((listing) => listing.id)).toEqual([id]);
    await save(other.id, buyer.token);
    await oja.call('unsaveListing', { token: buyer.token, params: { id } });
    expect(await savedIds(buyer.token)).toEqual([other.id]);
    await move(oja, other.id, 'sell');
    expect(await savedIds(buyer.token)).toEqual([]);
  });

  test('is private: it needs a session, and strangers see their own', async () => {
    const { status, body } = await oja.call('listListings', { query: { saved: '1' } });
    expect([status, body.code]).toEqual([401, 'session_required']);
    const stranger = await oja.person();
    expect(
      (await oja.call('listListings', { token: stranger.token, query: { saved: '1' } })).body.data,
    ).toEqual([]);
  });

  test('refuses own listings, and knows none that is not on the market', async () => {
    const { id } = await addPosted(oja, seller);
    expect(refusalOf(await save(id, seller.token))).toEqual([403, 'access_denied']);
    const buyer = await oja.person();
    const pending = await addListing(oja, seller);
    for (const missing of [pending.id, '11111111-1111-4111-8111-111111111111'])
      expect(refusalOf(await save(missing, buyer.token))).toEqual([404, 'not_found']);
  });
});

describe('watching (U167)', () => {
  test('counts people who saved it or looked at it in the last 24 hours, each once', async () => {
    const { id } = await addPosted(oja, seller);
    const buyer = await oja.person();
    await save(id, buyer.token);
    await view(id, { token: buyer.token });
    await view(id, { address: '10.0.0.1' });
    // Another browser is easily made up.
    await view(id, { address: '10.0.0.1', headers: { 'user-agent': 'Another browser' } });
    await view(id, { address: '10.0.0.2' });
    await view(id, { token: seller.token });
    const moderator = await oja.person({ role: 'moderator' });
    await view(id, { token: moderator.token });
    // Counted once when it was read; the figures are cached for half a minute.
    oja.clock.advance(31_000);
    expect(await watchingOf(id)).toBe(3);

    oja.clock.advance(20_000);
    await view(id, { address: '10.0.0.3' });
    expect(await watchingOf(id)).toBe(3);
    oja.clock.advance(11_000);
    expect(await watchingOf(id)).toBe(4);

    oja.clock.advance(dayMs);
    expect(await watchingOf(id)).toBe(1);
  });

  test('keeps no address of a stranger', async () => {
    const { id } = await addPosted(oja, seller);
    await view(id, { address: '10.9.8.7' });
    const rows = await oja.deps.db
      .selectFrom('listingViews')
      .selectAll()
      .where('listingId', '=', id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('10.9.8.7');
    expect(rows[0]?.viewer).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('is counted for listings on the market alone', async () => {
    const { id } = await addListing(oja, seller);
    expect(refusalOf(await view(id))).toEqual([404, 'not_found']);
  });

  test('views and saves stand in the own list, and old views are forgotten', async () => {
    const mine = await addSeller(oja);
    const { id } = await addPosted(oja, mine);
    await save(id, (await oja.person()).token);
    await view(id, { address: '10.1.1.1' });
    const own = async () => {
      const { sessionId } = mine;
      const expiresAt = new Date(oja.clock.now.getTime() + hourMs);
      const change = 'update sessions set expires_at = $1, remembered = true where id = $2';
      await asOwner(oja, change, [expiresAt, sessionId]);
      const { body } = await oja.call('listOwnListings', { token: mine.token });
      return [body.data[0]?.views, body.data[0]?.saves];
    };
    expect(await own()).toEqual([1, 1]);
    oja.clock.advance(91 * dayMs);
    await sweepListings.run(oja.deps, {}, { number: 1, last: false });
    expect(await own()).toEqual([0, 1]);
  });
});
