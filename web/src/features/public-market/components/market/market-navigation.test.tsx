import type { MarketPage } from '@oja/contract/market-fields';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../../../../test/render';
import { MarketNavigation } from './market-navigation';

const counts: MarketPage['counts'] = [
  { platform: 'instagram', total: 11, categories: [] },
  { platform: 'youtube', total: 8, categories: [] },
];

test.each([
  ['', ['All19', 'Instagram11', 'YouTube8']],
  ['sort=price_low&page=2', ['All19', 'Instagram11', 'YouTube8']],
  ['search=cook', ['All', 'Instagram', 'YouTube']],
  ['price_to=5000', ['All', 'Instagram', 'YouTube']],
])('with %j the choices read %j', (query, texts) => {
  renderInApp(<MarketNavigation place={{}} counts={counts} query={new URLSearchParams(query)} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(texts);
});
