import type { Conversation } from '@oja/contract/messaging';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { useThreadOffers } from './use-thread-offers';

const route = 'GET /offers';
const offers = [
  { id: 'newer', changed_at: '2026-11-15T10:00:00.000Z' },
  { id: 'older', changed_at: '2026-11-15T08:00:00.000Z' },
];

function conversation(part: { side?: 'asker' | 'seller'; staff?: boolean; listingId?: string | null } = {}) {
  const { side = 'asker', staff = false, listingId = 'listing-1' } = part;
  return sample<Conversation>({
    side,
    about: sample<Conversation['about']>({ listing_id: listingId }),
    with: sample<Conversation['with']>({ id: 'user-chidi', staff }),
  });
}

const renderOffers = (about: Conversation, since?: string) =>
  renderHookInApp(() => useThreadOffers(about, since)).result;

test.each([
  ['asker', 'made'],
  ['seller', 'received'],
] as const)('reads the offers of the two for the listing: %s', async (side, asked) => {
  signIn();
  const calls = fakeApi({ [route]: succeed(offers) });
  const shown = renderOffers(conversation({ side }));
  await waitFor(() => expect(shown.current.map(({ id }) => id)).toEqual(['newer', 'older']));
  expect(calls.map(({ query }) => query)).toEqual([
    { side: asked, listing_id: 'listing-1', with: 'user-chidi' },
  ]);
});

test('leaves out what is older than the messages that were read', async () => {
  signIn();
  fakeApi({ [route]: succeed(offers) });
  const shown = renderOffers(conversation(), '2026-11-15T09:00:00.000Z');
  await waitFor(() => expect(shown.current.map(({ id }) => id)).toEqual(['newer']));
});

test.each([
  ['of staff', { role: 'support', twoFactorMissing: false }, conversation()],
  ['with staff', {}, conversation({ staff: true })],
  ['about no listing', {}, conversation({ listingId: null })],
])('asks for none in a conversation %s', async (_what, user, about) => {
  signIn(user);
  const calls = fakeApi({});
  const shown = renderOffers(about);
  await waitFor(() => expect(shown.current).toEqual([]));
  expect(calls).toEqual([]);
});
