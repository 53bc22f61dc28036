import type { MarketListing, MarketPage } from '@oja/contract/market-fields';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { MarketResults } from './market-results';

const listing = sample<MarketListing>({
  handle: '@lagosfoodie',
  platform: 'instagram',
  price: 150_000,
  thumbnail: null,
  category: null,
  followers: null,
  cover_days: 0,
});
const listings = Array.from({ length: 12 }, (_, index) => ({ ...listing, id: `listing-${index}` }));
const market: MarketPage = { listings, page: 1, pages: 1, total: 12, counts: [], corrected_search: null };

function deferredCards(): number[] {
  renderInApp(<MarketResults place={{}} market={market} query={new URLSearchParams()} />);
  return screen
    .getAllByRole('listitem')
    .flatMap((card, index) => (card.className.includes('content-visibility:auto') ? [index] : []));
}

test('defers the layout of cards below the first screens, and of none when the page is shown again', () => {
  expect(deferredCards()).toEqual([9, 10, 11]);
  cleanup();
  expect(deferredCards()).toEqual([]);
});
