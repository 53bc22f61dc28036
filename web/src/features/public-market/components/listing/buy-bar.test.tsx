import type { ListingDetails } from '@oja/contract/listings';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { InsideMainContext } from '@/components/shell/inside-main';
import { callsOf, fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { BuyBar } from './buy-bar';

const listing = sample<ListingDetails>({
  id: 'listing-1',
  handle: '@lagosfood',
  price: 120_000,
  seller: { id: 'seller-1', name: 'chidi', avatar: null, verified: false, rating: null, reviews: 0 },
  actions: ['buy', 'offer'],
});
const agreed = {
  id: 'offer-1',
  amount: 90_000,
  actions: ['pay'],
  listing: { id: 'listing-1', price: 120_000 },
};
const route = 'GET /offers';

const barText = () => screen.getByRole('complementary', { name: 'Price and purchase' }).textContent;

const renderBar = (offers: readonly unknown[], around: (bar: ReactNode) => ReactNode) => {
  const calls = fakeApi({ [route]: succeed(offers), 'GET /listings/saved': succeed([]) });
  renderInApp(around(<BuyBar listing={listing} />));
  return calls;
};

const inPortal = (bar: ReactNode) => {
  signIn();
  return <InsideMainContext value={true}>{bar}</InsideMainContext>;
};

test('a buyer reads the agreed price instead of the asking price', async () => {
  renderBar([agreed], inPortal);
  await screen.findByText('₦90,000.00');
  expect(barText()).toContain('Agreed price: ₦90,000.00');
  expect(screen.queryByText('₦120,000.00')).toBeNull();
});

test.each([
  ['that still waits for an answer', { ...agreed, actions: ['withdraw'] }],
  ['above the asking price, which fell meanwhile', { ...agreed, amount: 130_000 }],
])('an offer %s leaves the asking price', async (_case, offer) => {
  const calls = renderBar([offer], inPortal);
  await expect.poll(() => callsOf(calls, route)).toHaveLength(1);
  await screen.findByText('₦120,000.00');
  expect(barText()).toContain('Price: ₦120,000.00');
});

test('a guest reads the asking price, and nothing is asked for', () => {
  const calls = renderBar([agreed], (bar) => bar);
  expect(barText()).toContain('Price: ₦120,000.00');
  expect(calls).toEqual([]);
});
