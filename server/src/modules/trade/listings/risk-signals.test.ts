import { dayMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { drawPicture } from '../../platform/media/test-pictures.ts';
import { parseFacts } from '../risk/index.ts';
import { sweepListings } from './index.ts';
import { addListing, addPosted, addSeller, move } from './test-listings.ts';

const oja = await startOja();
const moderator = await oja.person({ role: 'moderator' });
const seller = await addSeller(oja);

const riskOf = async (id: string, { token } = moderator) =>
  (await oja.call('showStaffListing', { token, params: { id } })).body.data.risk;
const signalsOf = async (id: string) => (await riskOf(id)).signals.map(({ name }) => name);
const checksOf = async (listingId: string) => {
  const rows = await oja.deps.db
    .selectFrom('riskChecks')
    .selectAll()
    .where('listingId', '=', listingId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, facts: parseFacts(row.facts) }));
};
const edit = (id: string, body: object) =>
  oja.call('updateListing', { token: seller.token, params: { id }, body });

describe('signals of risk at review', () => {
  test('are stored with a submission and shown to moderators with their figures', async () => {
    const { id } = await addListing(oja, seller, { description: 'Pay me directly for a discount.' });
    expect(await riskOf(id)).toEqual({
      checked_at: oja.clock.now.toISOString(),
      held_by: [],
      signals: [
        {
          name: 'outside_payment',
          title: 'Payment outside Oja in the text',
          explanation: 'The description says “pay me directly”.',
        },
        { name: 'new_account', title: 'New account', explanation: 'The seller joined within the last day.' },
      ],
    });
    const { body } = await oja.call('listStaffListings', {
      token: moderator.token,
      query: { status: 'pending' },
    });
    expect(body.data.data.find((row) => row.id === id)?.risk_signals).toEqual([
      'outside_payment',
      'new_account',
    ]);
  });

  test('find a number in the handle unless it is the account and hidden', async () => {
    const number = {
      platform: 'whatsapp',
      handover_kind: 'number',
      url: 'https://wa.me/2348035554567',
    } as const;
    const { id } = await addListing(oja, seller, { ...number, handle: '+234 803 555 4567' });
    expect(await signalsOf(id)).not.toContain('contact_details');
    const named = await addListing(oja, seller, { handle: '@bakery.08035554567' });
    expect(await signalsOf(named.id)).toContain('contact_details');
  });

  test('find a handle and a picture of other sellers, not the own ones', async () => {
    const other = await addSeller(oja);
    const picture = async (width: number) => {
      const bytes = await drawPicture({ width, height: Math.round(width / 1.5), type: 'png' });
      return [`data:image/png;base64,${bytes.toString('base64')}`];
    };
    const first = await addListing(oja, seller, { handle: '@copied', images: await picture(600) });
    await move(oja, first.id, 'withdraw', 'seller');
    const own = await addListing(oja, seller, { handle: '@copied' });
    expect(await signalsOf(own.id)).not.toContain('same_handle');
    await move(oja, own.id, 'withdraw', 'seller');
    const looksAlike = await addListing(oja, other, { images: await picture(420) });
    expect(await signalsOf(looksAlike.id)).toContain('same_picture');
    const copy = await addListing(oja, other, { handle: 'Copied' });
    expect((await riskOf(copy.id)).signals).toContainEqual({
      name: 'same_handle',
      title: 'Same handle as others',
      explanation:
        '2 listings of other sellers, or sold by this one, have the same handle or address on this platform.',
    });
  });

  test('find an account that the seller sold before', async () => {
    const sold = await addPosted(oja, seller, { handle: '@sold.once' });
    await oja.deps.db.updateTable('listings').set({ status: 'sold' }).where('id', '=', sold.id).execute();
    const again = await addListing(oja, seller, { handle: '@sold.once' });
    expect(await signalsOf(again.id)).toContain('same_handle');
  });

  test('compare the price with similar accounts of others', async () => {
    const others = await addSeller(oja);
    for (const price of [100_000, 200_000, 210_000, 220_000, 900_000])
      await addPosted(oja, others, { platform: 'twitter', followers: 10_000, price });
    await addPosted(oja, others, { platform: 'twitter', followers: 90_000, price: 5_000_000 });
    const { id } = await addListing(oja, seller, { platform: 'twitter', followers: 12_000, price: 900_000 });
    expect((await riskOf(id)).signals).toContainEqual({
      name: 'price_far_off',
      title: 'Price far from similar accounts',
      explanation: 'Price ₦900,000.00; the middle of 5 similar accounts is ₦210,000.00.',
    });
  });

  test('count rejections and what was submitted within a day', async () => {
    const busy = await addSeller(oja);
    for (let count = 0; count < 2; count += 1) {
      const { id } = await addListing(oja, busy);
      await move(oja, id, 'reject', 'admin');
    }
    const { id } = await addListing(oja, busy);
    const [check] = await checksOf(id);
    expect(check?.facts).toMatchObject({ rejections: 2, changesWithinDay: 3, accountAgeDays: 0 });
    expect(await signalsOf(id)).toContain('earlier_rejections');
  });

  test('count accounts with the same phone number', async () => {
    const twin = await addSeller(oja);
    for (const { id } of [twin, await oja.person()])
      await oja.deps.db.updateTable('users').set({ phone: '+2348031234999' }).where('id', '=', id).execute();
    const { id } = await addListing(oja, twin);
    expect(await signalsOf(id)).toContain('linked_accounts');
  });
});

describe('an edit', () => {
  test('of a posted listing is checked with the price before it', async () => {
    const { id } = await addPosted(oja, seller, { price: 100_000 });
    await edit(id, { price: 250_000 });
    const [, check] = await checksOf(id);
    expect(check).toMatchObject({ goesThrough: true, sellerId: seller.id });
    expect(check?.facts).toMatchObject({ formerPriceKobo: 10_000_000, priceKobo: 25_000_000 });
    expect(await signalsOf(id)).toContain('price_changed');
  });

  test('that changes nothing buyers see is not checked', async () => {
    const { id } = await addPosted(oja, seller);
    await edit(id, { offer_floor: 1_000 });
    await edit(id, { price: 150_000 });
    expect(await checksOf(id)).toHaveLength(1);
  });

  test('that needs a review anyway does not go through', async () => {
    const { id } = await addPosted(oja, seller);
    await edit(id, { username: 'other@example.com' });
    expect((await checksOf(id)).map(({ goesThrough }) => goesThrough)).toEqual([false, false]);
  });

  test('of a draft is checked when it is submitted', async () => {
    const { id } = await addListing(oja, seller, { status: 'draft' });
    await edit(id, { price: 90_000 });
    expect(await checksOf(id)).toHaveLength(0);
    await edit(id, { status: 'pending' });
    expect(await checksOf(id)).toHaveLength(1);
  });
});

test('a check is removed after 90 days; the signals are computed anew then', async () => {
  const { id } = await addListing(oja, seller);
  oja.clock.advance(91 * dayMs);
  await sweepListings.run(oja.deps, {}, { number: 1, last: false });
  expect(await checksOf(id)).toHaveLength(0);
  const { checked_at: checkedAt, signals } = await riskOf(id, await oja.person({ role: 'moderator' }));
  expect(checkedAt).toBe(oja.clock.now.toISOString());
  expect(signals.map(({ name }) => name)).not.toContain('new_account');
});
