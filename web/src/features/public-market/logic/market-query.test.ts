import { expect, test } from 'vitest';
import { countFilters, isNarrowed } from './market-query';

test.each([
  ['', 0, false],
  ['page=2', 0, false],
  ['search=cooking', 0, true],
  ['search=cooking&price_to=60000&verified=true', 2, true],
])('%j has %i folded filters', (address, count, narrowed) => {
  const filter = new URLSearchParams(address);
  expect([countFilters(filter), isNarrowed(filter)]).toEqual([count, narrowed]);
});
