import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsOf, fakeApi, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { Component } from './offers-page';

const received = {
  id: 'offer-1',
  status: 'offered',
  side: 'seller',
  listing: { id: 'listing-1', handle: '@lagosfood', platform: 'instagram', price: 5_000, thumbnail: null },
  with: { id: 'buyer-1', name: 'ada' },
  amount: 4_000,
  proposed_by: 'buyer',
  counters_left: 3,
  declined_at_once: false,
  expires_at: null,
  amounts: [],
  purchase_id: null,
  conversation_id: null,
  created_at: '2026-11-16T09:00:00.000Z',
  actions: [],
};
/** Of both sides something waits, so that the number of offers decides nothing. */
const none = succeed([], { next_cursor: null, waiting: { made: 1, received: 1 } });
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(name) });

test('a link to a received offer opens its side, and leaves the choice of another one', async () => {
  signIn();
  const calls = fakeApi({ 'GET /offers': none, 'GET /offers/offer-1': succeed(received) });
  renderInApp(<Component />, { path: '/dashboard/offers?offer=offer-1' });
  await screen.findByRole('heading', { name: /^@lagosfood/ });
  expect(tab('Received').getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(callsOf(calls, 'GET /offers').at(-1)?.query.side).toBe('received'));
  fireEvent.mouseDown(tab('Made'));
  await screen.findByText('No offers yet');
  expect(tab('Made').getAttribute('aria-selected')).toBe('true');
});

test('a link to an offer that is not there leaves the list as it is', async () => {
  signIn();
  fakeApi({ 'GET /offers': none, 'GET /offers/offer-1': refuse(404, 'not_found', 'Not found.') });
  renderInApp(<Component />, { path: '/dashboard/offers?offer=offer-1' });
  await screen.findByText('No offers yet');
  expect(tab('Made').getAttribute('aria-selected')).toBe('true');
});
