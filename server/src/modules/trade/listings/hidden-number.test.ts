import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { contact } from '../../talk/messaging/test-messages.ts';
import { addPosted, listingForm } from './test-listings.ts';

/** An account that is handed over with its phone number, as its readers see it before and after the purchase. */
const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const shown = '0803 ••• 4567';
const account = { handle: '08031234567', url: 'https://wa.me/2348031234567' };

const { id } = await addPosted(oja, seller, { platform: 'whatsapp', handover_kind: 'number', ...account });
const params = { id };

test('strangers see a part of the number and no address', async () => {
  for (const token of [undefined, buyer.token]) {
    const { body } = await oja.call('showListing', { token, params });
    expect(body.data).toMatchObject({ handle: shown, url: null });
  }
  const { body: browsed } = await oja.call('browseMarket', {});
  expect(browsed.data.listings).toMatchObject([{ id, handle: shown, url: null }]);
});

test('the seller and staff see all of it', async () => {
  for (const { token } of [seller, admin]) {
    const { body } = await oja.call('showListing', { token, params });
    expect(body.data).toMatchObject(account);
  }
});

test('no other kind of hand-over carries it in the address, when it is made or edited', async () => {
  const channel = {
    platform: 'whatsapp',
    handover_kind: 'role',
    handle: 'Thrift Finds Uyo',
    url: 'https://whatsapp.com/channel/thrift',
  } as const;
  const refused = [400, 'contact_details_refused'];
  const { url } = account;
  const body = listingForm({ ...channel, url });
  expect(refusalOf(await oja.call('createListing', { token: seller.token, body }))).toEqual(refused);
  const edit = (listingId: string, change: BodyFor<'updateListing'>) =>
    oja.call('updateListing', { token: seller.token, params: { id: listingId }, body: change });
  const posted = await addPosted(oja, seller, channel);
  expect(refusalOf(await edit(posted.id, { url }))).toEqual(refused);
  expect(refusalOf(await edit(id, { handover_kind: 'role' }))).toEqual(refused);
});

describe('searching', () => {
  const foundOnMarket = async (search: string) => {
    const { body } = await oja.call('listListings', { query: { search } });
    return body.data.map((found) => found.id);
  };

  test('finds it by what is shown', async () => {
    expect(await foundOnMarket('0803')).toEqual([id]);
    expect(await foundOnMarket('4567')).toEqual([id]);
  });

  test.each(['08031234567', '8031234', '1234', '2348031234567', '080312'])(
    'does not find it by the hidden digits in %s',
    async (search) => {
      expect(await foundOnMarket(search)).toEqual([]);
      const { body } = await oja.call('search', { token: buyer.token, query: { q: search } });
      expect(body.data.groups).toEqual([]);
    },
  );

  test('does not put it first for words that make up the number, because the order would confirm them', async () => {
    const words = '0803 12 3';
    const older = await addPosted(oja, seller, {
      platform: 'whatsapp',
      handover_kind: 'number',
      handle: '08031239999',
      url: 'https://wa.me/2348031239999',
      description: 'Since 12 years, 3 shops.',
    });
    oja.clock.advance(1_000);
    const newer = await addPosted(oja, seller, {
      platform: 'whatsapp',
      handover_kind: 'role',
      handle: 'Shop',
      url: 'https://whatsapp.com/channel/shop',
      description: 'Number 0803, 12 years, 3 shops.',
    });
    const found = await foundOnMarket(words);
    expect(found).toEqual([newer.id, older.id]);
  });

  test('finds the own listing by every digit', async () => {
    const { body } = await oja.call('listOwnListings', { token: seller.token, query: { search: '31234' } });
    expect(body.data.map((own) => own.id)).toEqual([id]);
  });
});

test('a conversation and an offer show the number to the seller alone until it is bought', async () => {
  const talk = await contact(oja, buyer, { listing_id: id });
  await oja.call('makeOffer', { token: buyer.token, params, body: { amount: 120_000 } });
  const handleOf = async (token: string) => {
    const { body } = await oja.call('showConversation', { token, params: { id: talk.body.data.id } });
    return body.data.about.handle;
  };
  expect(await handleOf(buyer.token)).toBe(shown);
  expect(await handleOf(seller.token)).toBe(account.handle);
  const offersOf = async (token: string, side: 'made' | 'received') => {
    const { body } = await oja.call('listOffers', { token, query: { side } });
    return body.data.map(({ listing }) => listing.handle);
  };
  expect(await offersOf(buyer.token, 'made')).toEqual([shown]);
  expect(await offersOf(seller.token, 'received')).toEqual([account.handle]);

  const found = async (search: string) => {
    const { body } = await oja.call('listConversations', { token: buyer.token, query: { search } });
    return body.data.length;
  };
  expect([await found('4567'), await found('031234')]).toEqual([1, 0]);

  const offerId = present(
    (await oja.call('listOffers', { token: seller.token, query: { side: 'received' } })).body.data[0],
  ).id;
  const accepted = await oja.call('acceptOffer', {
    token: seller.token,
    params: { id: offerId },
    body: { expected_amount: 120_000 },
  });
  expect(accepted.text).toContain('accepted');
  await oja.runJobs();
  const notices = await oja.call('listNotifications', { token: buyer.token, query: {} });
  expect(notices.text).toContain(shown);
  expect(notices.text).not.toContain('1234567');
  const mails = JSON.stringify(await oja.mails(buyer.email));
  expect(mails).not.toContain('1234567');

  const bought = await oja.call('createPurchase', { token: buyer.token, body: { listing_id: id } });
  expect(bought.status).toBe(200);
  expect(await handleOf(buyer.token)).toBe(account.handle);
  const purchase = await oja.call('showPurchase', {
    token: buyer.token,
    params: { id: bought.body.data.id },
  });
  expect(purchase.text).toContain(account.url);
  const sold = await oja.call('showSoldListing', { params });
  expect(sold.body.data.handle).toBe(shown);
});
