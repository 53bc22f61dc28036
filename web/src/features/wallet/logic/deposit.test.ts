import { describe, expect, test } from 'vitest';
import { depositForm, depositHint, quickDeposits, usualMinimumNaira } from './deposit';

function refuse(amount: string, minimumNaira = usualMinimumNaira): string[] {
  const { error } = depositForm(minimumNaira).safeParse({ amount });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('adding funds', () => {
  test.each(['', '0', '-5', '0.00', 'abc', '1e309', '1e3', 'NaN', '0x10'])(
    'U672, U673, U674: %j is not a valid amount',
    (text) => {
      expect(refuse(text)).toEqual(['amount: Please enter a valid amount.']);
    },
  );

  test.each([
    ['1000.005', 'Please enter an amount with at most two decimals.'],
    ['150.000', 'Write 150,000, not 150.000.'],
    ['9007199254740993', 'Please enter an amount of at most ₦1,000,000,000.'],
  ])('%j is refused with what is wrong with it', (text, sentence) => {
    expect(refuse(text)).toEqual([`amount: ${sentence}`]);
  });

  test('U676, U677: below the minimum the hint is the refusal', () => {
    expect(depositHint(100)).toBe('Minimum deposit: ₦100');
    expect(refuse('499', 500)).toEqual(['amount: Minimum deposit: ₦500']);
    expect(refuse('99.99')).toEqual(['amount: Minimum deposit: ₦100']);
  });

  test.each(['100', '100.00', '1500.5', ' 5000 '])('%j may be paid', (amount) => {
    expect(depositForm(usualMinimumNaira).parse({ amount })).toEqual({ amount: Number(amount) });
  });
});

test('no quick amount is below the minimum', () => {
  expect(quickDeposits(100)).toEqual([1_000, 5_000, 10_000, 50_000]);
  expect(quickDeposits(2_000)).toEqual([5_000, 10_000, 50_000]);
});
