import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasWholeKobo, koboFromNaira, naira, nairaFromKobo, positiveNaira } from './money.ts';

const maxKobo = 100_000_000_000;
const anyKobo = fc.integer({ min: -maxKobo, max: maxKobo });

describe('an amount on the wire', () => {
  test.each([0, 0.01, 0.1, 0.29, 1, 1.1, 10.01, 1500.5, 999_999_999.99, 1_000_000_000, -0.01])(
    'accepts %d, a whole number of kobo',
    (amount) => expect(naira.safeParse(amount).success).toBe(true),
  );

  test.each([
    ['a third decimal', 10.005],
    ['a sum that floating point missed', 0.1 + 0.2],
    ['a zero below zero', -0],
    ['a literal beyond all numbers', JSON.parse('1e309')],
    ['infinity below', Number.NEGATIVE_INFINITY],
    ['what is no number', Number.NaN],
    ['an integer that cannot be held exactly', JSON.parse('9007199254740993')],
    ['more than a thousand million naira', 1_000_000_000.01],
    ['an amount as text', '100'],
    ['nothing', null],
  ])('refuses %s', (_what, amount) => {
    expect(naira.safeParse(amount).success).toBe(false);
    expect(positiveNaira.safeParse(amount).success).toBe(false);
  });

  test.each([0, -0.01, -500])('refuses %d where money must move', (amount) => {
    const result = positiveNaira.safeParse(amount);
    expect(result.error?.issues[0]?.message).toBe('Please enter a valid amount.');
  });
});

describe('naira and kobo', () => {
  test('every kobo up to a thousand million naira survives the way to the wire and back', () => {
    fc.assert(
      fc.property(anyKobo, (kobo) => {
        const wire: unknown = JSON.parse(JSON.stringify(nairaFromKobo(kobo)));
        expect(koboFromNaira(naira.parse(wire))).toBe(kobo);
      }),
      { numRuns: 20_000, examples: [[0], [1], [29], [maxKobo], [-maxKobo], [maxKobo - 1], [1_001]] },
    );
  });

  test('half a kobo is never a whole one', () => {
    fc.assert(fc.property(anyKobo, (kobo) => !hasWholeKobo((kobo + 0.5) / 100)));
  });

  test('a zero below zero becomes plain zero', () => {
    expect(koboFromNaira(-0)).toBe(0);
    expect(koboFromNaira(-0.001)).toBe(0);
    expect(nairaFromKobo(-0)).toBe(0);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, JSON.parse('9007199254740993'), 1e15])(
    'will not convert %d',
    (amount) => {
      expect(() => koboFromNaira(amount)).toThrow(RangeError);
    },
  );

  test.each([0.5, Number.NaN, 2 ** 53])('will not take %d for kobo', (kobo) => {
    expect(() => nairaFromKobo(kobo)).toThrow(RangeError);
  });
});
