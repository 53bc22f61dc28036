import { minuteMs } from '@oja/contract/durations';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { walletStatsQuery } from '@/shared/wallet/wallet-stats';
import { callsOf, fakeApi, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { BuyDialog } from './buy-dialog';

const claims = {
  includes: ['mailbox'],
  opened: null,
  audience: null,
  monetised: null,
  revenue: null,
  growth: null,
};
const listing = {
  version: 1,
  url: 'https://instagram.com/lagosfood',
  description: 'Street food of Lagos.',
  images: [],
  category: null,
  followers: 12_400,
  engagement: null,
  claims,
  handover_kind: 'credentials',
  mailbox: null,
  cover_days: 0,
  handover: null,
  id: 'listing-1',
  handle: '@lagosfood',
  platform: 'instagram',
  price: 5_000,
  thumbnail: null,
  verified: false,
  seller: { id: 'seller-1', name: 'chidi' },
  terms: { dispute_days: 7, escrow_days: 7, fee_percent: 10 },
  actions: ['buy'],
};
const listingRoute = 'GET /listings/listing-1';
const ownRoute = 'GET /listings/listing-1/own-purchase';
const gone = refuse(404, 'not_found', 'Gone.');
const offersRoute = 'GET /offers';
const agreed = { id: 'offer-1', amount: 4_000, actions: ['pay'], listing: { id: 'listing-1', price: 5_000 } };
const usual = {
  'POST /listings/listing-1/view': succeed(null),
  [offersRoute]: succeed([]),
  'GET /wallet/stats': succeed([{ value: 10_000 }]),
  'GET /listings/listing-1/cover-terms': succeed({ days: 0, price: 5_000, fee: 500, paid: 4_500, held: 0 }),
};

beforeEach(() => {
  signIn();
});

const renderDialog = () =>
  renderInApp(
    <BuyDialog listingId="listing-1" open onClose={() => undefined} back="/dashboard/marketplace" />,
  );

/** The wallet as the rest of the page shows it. */
const Balance = () => <output>{useQuery(walletStatsQuery).data?.[0]?.value}</output>;

/** Once the terms of cover are there. */
async function pressBuy() {
  const button = await screen.findByRole('button', { name: 'Buy Now' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
}

test('the buyer of a gone listing is told so and led to the purchase', async () => {
  const boughtAt = new Date(Date.now() - minuteMs).toISOString();
  const own = succeed({ id: 'purchase-1', handle: '@lagosfood', bought_at: boughtAt });
  fakeApi({ ...usual, [listingRoute]: gone, [ownRoute]: own });
  renderDialog();
  await screen.findByRole('dialog', { name: 'You bought it 1 minute ago' });
  expect(screen.queryByText('Nothing is paid before you confirm.')).toBeNull();
  expect(screen.getByRole('link', { name: 'See Your Purchase' }).getAttribute('href')).toBe(
    '/dashboard/my-purchases?search=%40lagosfood',
  );
});

test('a listing that another buyer bought while the dialog was open is no longer offered', async () => {
  fakeApi({
    ...usual,
    [listingRoute]: [succeed(listing), gone],
    [ownRoute]: succeed(null),
    'POST /purchases': refuse(409, 'listing_unavailable', 'This account is no longer available.'),
  });
  const { queryClient } = renderDialog();
  await pressBuy();
  await screen.findByText('This account is no longer on the market');
  expect(queryClient.isFetching()).toBe(0);
});

test('a listing that was bought here is not fetched again', async () => {
  const calls = fakeApi({
    ...usual,
    [listingRoute]: [succeed(listing), gone],
    'POST /purchases': succeed({ id: 'purchase-1' }),
  });
  const { queryClient } = renderDialog();
  await pressBuy();
  await waitFor(() => expect(callsOf(calls, 'POST /purchases')).toHaveLength(1));
  await queryClient.invalidateQueries();
  expect(callsOf(calls, listingRoute)).toHaveLength(1);
  expect(screen.getByText('@lagosfood')).toBeTruthy();
});

test('a purchase that empties the wallet shows the balance before it, and nothing as missing', async () => {
  const calls = fakeApi({
    ...usual,
    [listingRoute]: succeed(listing),
    'GET /wallet/stats': [succeed([{ value: 6_000 }]), succeed([{ value: 1_000 }])],
    'POST /purchases': succeed({ id: 'purchase-1' }),
  });
  const { queryClient } = renderInApp(
    <>
      <Balance />
      <BuyDialog listingId="listing-1" open onClose={() => undefined} back="/dashboard/marketplace" />
    </>,
  );
  await screen.findByText('Left afterwards');
  await pressBuy();
  await waitFor(() => expect(callsOf(calls, 'POST /purchases')).toHaveLength(1));
  void queryClient.invalidateQueries();
  await screen.findByText('1000');
  expect(screen.queryByText('Missing')).toBeNull();
  expect(screen.getByText('Left afterwards').nextElementSibling?.textContent).toBe('₦1,000.00');
});

test('shows what the seller changed, and buys that version once the person went on', async () => {
  const changed = { ...listing, version: 2, claims: { ...claims, includes: [] }, followers: 900 };
  const calls = fakeApi({
    ...usual,
    [listingRoute]: [succeed(listing), succeed(changed)],
    'POST /purchases': [refuse(409, 'listing_changed', 'Changed.'), succeed({ id: 'purchase-1' })],
  });
  renderDialog();
  await pressBuy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Included: Original mailbox → not stated any more');
  expect(alert.textContent).toContain('Followers: 12,400 → 900');
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue With the Changes' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await pressBuy();
  await waitFor(() => expect(callsOf(calls, 'POST /purchases')).toHaveLength(2));
  expect(callsOf(calls, 'POST /purchases').map(({ body }) => body)).toMatchObject([
    { expected_version: 1 },
    { expected_version: 2 },
  ]);
});

test('shows the new steps of the hand-over, and buys by that plan once the person went on', async () => {
  const steps = [{ by: 'seller', title: 'Invite the buyer', wait: null }];
  const wait = { hours: 168, why: 'YouTube demands it.' };
  const planned = { version: 1, steps, begin_hours: 48, dispute_days: 7, release_days: 7 };
  const byRole = { ...listing, platform: 'youtube', handover_kind: 'role', handover: planned };
  const longer = { ...planned, version: 2, steps: [{ ...steps[0], wait }], release_days: 10 };
  const calls = fakeApi({
    ...usual,
    [listingRoute]: [succeed(byRole), succeed({ ...byRole, handover: longer })],
    'POST /purchases': [refuse(409, 'handover_steps_changed', 'Changed.'), succeed({ id: 'purchase-1' })],
  });
  renderDialog();
  await pressBuy();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Oja has changed the hand-over of such accounts');
  expect(alert.textContent).toContain('Invite the buyer (seller, then 7 days of waiting)');
  expect(alert.textContent).not.toContain('The seller has changed this listing');
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue With the Changes' }));
  await pressBuy();
  await waitFor(() => expect(callsOf(calls, 'POST /purchases')).toHaveLength(2));
  expect(callsOf(calls, 'POST /purchases').map(({ body }) => body)).toMatchObject([
    { expected_plan_version: 1 },
    { expected_plan_version: 2 },
  ]);
});

test('nothing can be bought before the terms of cover are read', async () => {
  const terms = { days: 14, price: 5_000, fee: 500, paid: 3_375, held: 1_125 };
  fakeApi({
    ...usual,
    [listingRoute]: succeed(listing),
    'GET /listings/listing-1/cover-terms': [refuse(400, 'invalid_input', 'No.'), succeed(terms)],
  });
  renderDialog();
  await screen.findByText('The terms of cover could not be read');
  expect(screen.getByRole('button', { name: 'Buy Now' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText(/14 days of cover/);
  expect(screen.getByRole('button', { name: 'Buy Now' }).hasAttribute('disabled')).toBe(false);
});

test('cover that holds no part names no sum', async () => {
  const terms = { days: 14, price: 5_000, fee: 500, paid: 4_500, held: 0 };
  fakeApi({
    ...usual,
    [listingRoute]: succeed(listing),
    'GET /listings/listing-1/cover-terms': succeed(terms),
  });
  renderDialog();
  await screen.findByText(/and nothing is held until cover ends/);
});

test('less cover than was read is shown before it can be bought', async () => {
  const terms = (held: number) => succeed({ days: 14, price: 5_000, fee: 500, paid: 4_500 - held, held });
  const calls = fakeApi({
    ...usual,
    [listingRoute]: succeed(listing),
    'GET /listings/listing-1/cover-terms': [terms(1_800), terms(1_125)],
    'POST /purchases': [refuse(409, 'cover_terms_changed', 'Less.'), succeed({ id: 'purchase-1' })],
  });
  renderDialog();
  await pressBuy();
  await screen.findByText(/₦1,125\.00 is held until cover ends/);
  await pressBuy();
  await waitFor(() => expect(callsOf(calls, 'POST /purchases')).toHaveLength(2));
  expect(callsOf(calls, 'POST /purchases').map(({ body }) => body)).toMatchObject([
    { expected_cover: { days: 14, held: 1_800 } },
    { expected_cover: { days: 14, held: 1_125 } },
  ]);
});

test('a buyer who agreed on less pays that, also when the way here led past the offer', async () => {
  const calls = fakeApi({
    ...usual,
    [listingRoute]: succeed(listing),
    [offersRoute]: succeed([{ ...agreed, id: 'offer-0', actions: ['withdraw'] }, agreed]),
    'GET /offers/offer-1': succeed(agreed),
    'POST /purchases': succeed({ id: 'purchase-1' }),
  });
  renderDialog();
  const button = await screen.findByRole('button', { name: 'Pay ₦4,000.00' });
  expect(screen.getByText('Agreed price')).toBeTruthy();
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(callsOf(calls, 'POST /purchases')).toHaveLength(1));
  expect(callsOf(calls, offersRoute)[0]?.query).toEqual({
    side: 'made',
    state: 'open',
    listing_id: 'listing-1',
  });
  expect(callsOf(calls, 'POST /purchases')[0]?.body).toMatchObject({
    offer_id: 'offer-1',
    expected_price: 4_000,
  });
});

test.each([
  ['the asking price has fallen below it', succeed([{ ...agreed, amount: 6_000 }])],
  ['it cannot be read', refuse(500, 'internal_error', 'No.')],
])('the asking price is paid where %s', async (_title, answer) => {
  const calls = fakeApi({
    ...usual,
    [listingRoute]: succeed(listing),
    [offersRoute]: answer,
    'POST /purchases': succeed({ id: 'purchase-1' }),
  });
  renderDialog();
  await pressBuy();
  await waitFor(() => expect(callsOf(calls, 'POST /purchases')).toHaveLength(1));
  expect(callsOf(calls, 'POST /purchases')[0]?.body).toEqual({
    listing_id: 'listing-1',
    expected_version: 1,
    expected_cover: { days: 0, held: 0 },
    expected_price: 5_000,
  });
});
