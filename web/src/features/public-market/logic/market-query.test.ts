import { expect, test } from 'vitest';
import { countFilters, countNarrowing, crossedPrices, isNarrowed, readFilter } from './market-query';

test.each([
  ['', 0, false],
  ['page=2', 0, false],
  ['search=cooking', 0, true],
  ['search=cooking&price_to=60000&verified=true', 2, true],
])('%j has %i folded filters', (address, count, narrowed) => {
  const filter = new URLSearchParams(address);
  expect([countFilters(filter), isNarrowed(filter)]).toEqual([count, narrowed]);
});

test('the order is a setting of the form, and leaves no account out', () => {
  const filter = new URLSearchParams('search=cooking&verified=true&sort=price_low');
  expect([countFilters(filter), countNarrowing(filter)]).toEqual([2, 1]);
});

test('amounts are read as people type them, words as they are', () => {
  const typed = new URLSearchParams({
    search: '5,000 meals',
    price_from: '₦50,000 ',
    followers_from: '10 000',
  });
  expect(Object.fromEntries(readFilter(typed))).toEqual({
    search: '5,000 meals',
    price_from: '50000',
    followers_from: '10000',
  });
});

test.each(['150.000', '1,50', '15,0000'])('the price "%s" is left for the server to refuse', (typed) => {
  expect(readFilter(new URLSearchParams({ price_to: typed })).get('price_to')).toBe(typed);
});

test.each([
  ['price_from=500000&price_to=100', true],
  ['price_from=100&price_to=100', false],
  ['price_from=500000', false],
  ['price_to=0', false],
])('%j has crossed prices: %j', (address, isCrossed) => {
  expect(crossedPrices(new URLSearchParams(address)).length > 0).toBe(isCrossed);
});
