import type { OwnListing } from '@oja/contract/listings';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsOf, fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { EditListingDialog } from './edit-listing-dialog';

const route = 'PUT /listings/listing-1';
const claims = { opened: null, audience: null, monetised: null, revenue: null, growth: null, includes: [] };
const listing = sample<OwnListing>({
  id: 'listing-1',
  platform: 'instagram',
  handle: '@naija',
  url: 'https://instagram.com/naija',
  username: 'ada@example.com',
  description: 'Street food.',
  price: 495_000,
  status: 'posted',
  images: [],
  claims,
  handover_kind: 'credentials',
  mailbox: null,
  cover_days: 0,
  category: null,
  followers: null,
  engagement: null,
  offer_floor: null,
});

function savePrice(price: string) {
  signIn();
  const calls = fakeApi({ [route]: succeed(listing), 'GET /handover-plans': succeed([]) });
  renderInApp(<EditListingDialog listing={listing} open onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(/^Price/), { target: { value: price } });
  fireEvent.click(screen.getByText('Save Changes'));
  return calls;
}

test('a live price that falls by more than half is asked about before it is saved', async () => {
  const calls = savePrice('495');
  await screen.findByText(/The price falls from ₦495,000\.00 to ₦495\.00/);
  expect(callsOf(calls, route)).toHaveLength(0);
  fireEvent.click(screen.getByText('Save anyway'));
  await waitFor(() => expect(callsOf(calls, route)).toMatchObject([{ body: { price: 495 } }]));
  await waitFor(() => expect(screen.queryByText('Save anyway')).toBeNull());
});

test('a price with thousands set apart by dots is not sent', async () => {
  const calls = savePrice('495.000');
  await screen.findByText('Write 495,000, not 495.000.');
  expect(callsOf(calls, route)).toHaveLength(0);
});

test('another price is saved at once', async () => {
  const calls = savePrice('400,000');
  await waitFor(() => expect(callsOf(calls, route)).toMatchObject([{ body: { price: 400_000 } }]));
  expect(screen.queryByText('Save anyway')).toBeNull();
});
