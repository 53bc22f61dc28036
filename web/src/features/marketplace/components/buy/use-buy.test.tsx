import type { ListingDetails } from '@oja/contract/listings';
import type { Offer } from '@oja/contract/offers';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { portalTimings } from '@/config/portal-timings';
import { fakeApi, lose, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { pass, renderHookInApp, shownToast } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { useBuy } from './use-buy';

const route = 'POST /purchases';
const listing = sample<ListingDetails>({ id: 'listing-1', handle: '@lagosfood', price: 5_000, version: 3 });
const path = '/dashboard/marketplace';

beforeEach(() => {
  signIn();
});

test('a double click buys once, and the way to the purchases follows after a moment', async () => {
  vi.useFakeTimers();
  const calls = fakeApi({ [route]: succeed({ id: 'purchase-1' }) });
  const { result } = renderHookInApp(useBuy, { path });
  act(() => {
    result.current.buy({ listing });
    result.current.buy({ listing });
  });
  expect(result.current.ordered?.listing).toBe(listing);
  await pass(0);
  expect(calls.map(({ body }) => body)).toEqual([
    { listing_id: 'listing-1', expected_version: 3, expected_price: 5_000 },
  ]);
  expect(shownToast()?.title).toBe('Purchase Initiated');
  await pass(portalTimings.purchaseRedirectMs - 1);
  expect(window.location.pathname).toBe(path);
  await pass(1);
  expect(window.location.pathname).toBe(paths.dashboard.myPurchases);
});

test('an account that is handed over step by step leads to its steps', async () => {
  vi.useFakeTimers();
  fakeApi({ [route]: succeed({ id: 'purchase-1', stage: 'handing_over' }) });
  const { result } = renderHookInApp(useBuy, { path });
  act(() => result.current.buy({ listing }));
  await pass(portalTimings.purchaseRedirectMs);
  expect(window.location.pathname).toBe('/dashboard/handovers/purchase-1');
});

test('an agreed price is paid with its offer', async () => {
  const calls = fakeApi({ [route]: succeed({ id: 'purchase-1' }) });
  const { result } = renderHookInApp(useBuy, { path });
  const offer = sample<Offer>({ id: 'offer-1', amount: 4_000 });
  act(() => result.current.buy({ listing, offer }));
  await waitFor(() => expect(shownToast()?.title).toBe('Purchase Initiated'));
  expect(calls[0]?.body).toEqual({
    listing_id: 'listing-1',
    expected_version: 3,
    offer_id: 'offer-1',
    expected_price: 4_000,
  });
});

test('after a success no press buys again', async () => {
  const calls = fakeApi({ [route]: succeed({ id: 'purchase-1' }) });
  const { result } = renderHookInApp(useBuy, { path });
  act(() => result.current.buy({ listing }));
  await waitFor(() => expect(shownToast()?.title).toBe('Purchase Initiated'));
  act(() => result.current.buy({ listing }));
  expect(calls).toHaveLength(1);
});

test('a page that was left is not redirected', async () => {
  vi.useFakeTimers();
  fakeApi({ [route]: succeed({ id: 'purchase-1' }) });
  const { result, unmount } = renderHookInApp(useBuy, { path });
  act(() => result.current.buy({ listing }));
  await pass(0);
  unmount();
  await pass(portalTimings.purchaseRedirectMs);
  expect(window.location.pathname).toBe(path);
});

test('after a lost answer the same order repeats its key, and a new price is a new order', async () => {
  const calls = fakeApi({ [route]: lose });
  const { result } = renderHookInApp(useBuy, { path });
  for (const price of [5_000, 5_000, 6_000]) {
    act(() => result.current.buy({ listing: { ...listing, price } }));
    await waitFor(() => expect(result.current.ordered).toBeUndefined());
  }
  const [first, second, third] = calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refusal shows why and lets the person try again', async () => {
  fakeApi({ [route]: refuse(409, 'listing_sold', 'This account was just sold.') });
  const { result } = renderHookInApp(useBuy, { path });
  act(() => result.current.buy({ listing }));
  await waitFor(() => expect(result.current.ordered).toBeUndefined());
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    description: 'This account was just sold.',
  });
});
