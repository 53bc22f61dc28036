import type { MarketListing } from '@oja/contract/market-fields';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AuthProvider } from '@/lib/auth/auth-provider';
import { fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { noFilter } from '../../logic/market-filter';
import { MarketGrid } from './market-grid';

const listing = (number: number) =>
  sample<MarketListing>({
    id: `listing-${number}`,
    handle: `@account${number}`,
    platform: 'instagram',
    price: 5_000,
    thumbnail: null,
    category: null,
    followers: null,
    engagement: null,
    description: 'Sold here.',
    watching: 0,
    cover_days: 0,
    verified: false,
    featured: false,
    seller: { id: 'seller-1', name: 'chidi', avatar: null, verified: false, rating: null, reviews: 0 },
    listedDate: '2026-11-16T09:00:00.000Z',
  });
const page = (number: number, next: string | null) =>
  succeed([listing(number)], { next_cursor: next, corrected_search: null });

test.each([
  ['lagos', 1_000, 'More than 1,000 accounts'],
  ['', 1_000, '1,000 accounts'],
  ['', 10_000, 'More than 10,000 accounts'],
])('after all pages of the search "%s" with %i accounts it says: %s', async (search, total, sentence) => {
  const { user } = signIn();
  fakeApi({
    'GET /user': succeed(user),
    'GET /listings': [page(1, 'next'), page(2, null)],
    'GET /listings/saved': succeed([]),
    'GET /market': succeed({ total }),
  });
  renderInApp(
    <AuthProvider>
      <MarketGrid
        filter={{ ...noFilter, search }}
        viewerId={user.id}
        onBuy={() => undefined}
        onClear={() => undefined}
      />
    </AuthProvider>,
  );
  await screen.findByText(sentence);
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('@account2');
  // The list of a search ends with its best matches, which need not be all.
  expect(screen.getByText(sentence)).toBeTruthy();
});
