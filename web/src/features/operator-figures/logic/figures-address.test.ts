import { expect, test } from 'vitest';
import { figuresAddress } from './figures-address';

test.each([
  ['', '12w'],
  ['period=4w', '4w'],
  ['period=2026-11-09', '2026-11-09'],
  ['period=2026-10', '2026-10'],
  ['period=2026-11-10', '12w'],
  ['period=2026-13', '12w'],
  ['period=soon', '12w'],
])('?%s shows %s', (address, period) => {
  expect(figuresAddress.read(new URLSearchParams(address))).toEqual({ period });
});

test('the first period needs no parameter', () => {
  expect([figuresAddress.write({ period: '12w' }), figuresAddress.write({ period: '2026-10' })]).toEqual([
    {},
    { period: '2026-10' },
  ]);
});
