import { expect, test } from 'vitest';
import { balanceTicks, describeBalance, statChange, statIcon, summariseBalance } from './wallet-figures';

const points = [
  { date: '2026-03-01', balance: 100.1, highest: 100.1, lowest: 100.1 },
  { date: '2026-03-02', balance: 50, highest: 100.1, lowest: 50 },
  { date: '2026-03-03', balance: 700, highest: 900, lowest: 20 },
  { date: '2026-03-04', balance: 400.3, highest: 700, lowest: 400.3 },
];

test('names the ends, the extremes during the days and the change to the kobo', () => {
  expect(summariseBalance(points)).toEqual({
    first: points[0],
    last: points[3],
    lowest: { date: '2026-03-03', balance: 20 },
    highest: { date: '2026-03-03', balance: 900 },
    change: 300.2,
  });
});

test('says the same in words', () => {
  const summary = summariseBalance(points);
  expect(summary && describeBalance(summary)).toBe(
    'Available balance from Mar 1, 2026 to Mar 4, 2026. It began at ₦100.10 and is ₦400.30 now, a change of +₦300.20. Highest: ₦900.00 on Mar 3, 2026. Lowest: ₦20.00 on Mar 3, 2026.',
  );
});

test('has nothing to say about no days', () => {
  expect(summariseBalance([])).toBeUndefined();
});

test.each([
  [201_001, [0, 50_000, 100_000, 150_000, 200_000, 250_000]],
  [500_000, [0, 100_000, 200_000, 300_000, 400_000, 500_000]],
  [900, [0, 200, 400, 600, 800, 1_000]],
  [0, [0, 200, 400, 600, 800, 1_000]],
  [2, [0, 1, 2, 3, 4, 5]],
])('up to %d the lines stand at round amounts', (highest, ticks) => {
  expect(balanceTicks(highest)).toEqual(ticks.map((tick) => expect.closeTo(tick, 6)));
});

test.each([
  ['+12.5% in 30 days', 'up'],
  ['-3.0% in 30 days', 'down'],
  ['−3.0% in 30 days', 'down'],
  ['2 on their way', 'none'],
] as const)('U482: "%s" points %s', (change, direction) => {
  expect(statChange({ change, icon: 'earned' })).toMatchObject({ text: change, direction });
});

test('a balance that was spent is no loss', () => {
  const change = '-52.4% in 30 days';
  expect(statChange({ change, icon: 'money' })?.isNeutral).toBe(true);
  expect(statChange({ change, icon: 'earned' })?.isNeutral).toBe(false);
});

test('no words, no change', () => {
  expect(statChange({ change: ' ', icon: 'money' })).toBeUndefined();
});

test('U485, U486: an icon by its name, and money for an unknown name', () => {
  expect(statIcon('escrow')).not.toBe(statIcon('money'));
  expect(statIcon('of-tomorrow')).toBe(statIcon('money'));
});
