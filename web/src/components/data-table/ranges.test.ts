import { expect, test } from 'vitest';
import { countRanges, isCrossed, noRanges, rangeAddress } from './ranges';

const address = rangeAddress({ days: 'joined', amounts: 'balance' });
const read = (query: string) => address.read(new URLSearchParams(query));

test('limits are read and written under their names', () => {
  const ranges = read('joined_from=2026-03-04&joined_to=2026-03-04&balance_from=0&balance_to=1,500.5');
  expect(ranges).toEqual({
    dateFrom: '2026-03-04',
    dateTo: '2026-03-04',
    amountFrom: '0',
    amountTo: '1500.5',
  });
  expect(address.write(ranges)).toEqual({
    joined_from: '2026-03-04',
    joined_to: '2026-03-04',
    balance_from: '0',
    balance_to: '1500.5',
  });
  expect(countRanges(ranges)).toBe(4);
});

test.each(['joined_from=2026-03-05&joined_to=2026-03-04', 'balance_from=90&balance_to=9', 'joined_from=x'])(
  '%s is left out',
  (query) => {
    expect(read(query)).toEqual(noRanges);
  },
);

test.each([
  [{ from: '90', to: '1000' }, false],
  [{ from: '1000', to: '90' }, true],
  [{ from: '1000', to: '' }, false],
  [{ from: '90', to: '90' }, false],
  [{ from: '2026-12-01', to: '2026-11-30' }, true],
])('%o is crossed: %s', (range, expected) => {
  expect(isCrossed(range)).toBe(expected);
});
