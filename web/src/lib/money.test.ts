import { describe, expect, test } from 'vitest';
import { formatNaira, formatNairaCompact, formatSignedNaira } from './money.ts';

describe('formatNaira (U871, U872, A629: two decimals, en-NG)', () => {
  test.each([
    [0, '₦0.00'],
    [1234.5, '₦1,234.50'],
    [0.1 + 0.2, '₦0.30'],
    [500_000, '₦500,000.00'],
    [12_345_678.9, '₦12,345,678.90'],
    [-75, '-₦75.00'],
    [-0, '₦0.00'],
    [-0.001, '₦0.00'],
  ])('writes %d as %s', (amountNaira, expected) => {
    expect(formatNaira(amountNaira)).toBe(expected);
  });

  test('shows a dash rather than a wrong figure when there is no amount', () => {
    expect(formatNaira(Number.NaN)).toBe('—');
    expect(formatNaira(Number.POSITIVE_INFINITY)).toBe('—');
  });
});

describe('formatNairaCompact', () => {
  test.each([
    [950, '₦950'],
    [1_250, '₦1.3K'],
    [1_200_000, '₦1.2M'],
  ])('writes %d as %s', (amountNaira, expected) => {
    expect(formatNairaCompact(amountNaira)).toBe(expected);
  });
});

describe('formatSignedNaira', () => {
  test('marks the direction of a movement and leaves zero unmarked', () => {
    expect(formatSignedNaira(500)).toBe('+₦500.00');
    expect(formatSignedNaira(-500)).toBe('-₦500.00');
    expect(formatSignedNaira(0)).toBe('₦0.00');
  });
});
