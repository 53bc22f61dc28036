import { describe, expect, test } from 'vitest';
import { depositHint, refuseDeposit } from './deposit';

describe('adding funds', () => {
  test.each(['', '0', '-5', '0.00', 'abc', '1e309', '1e3', '12.345', 'NaN', '0x10', '9007199254740993'])(
    'U672, U673, U674: %j is not a valid amount',
    (text) => {
      expect(refuseDeposit(text)).toEqual({
        title: 'Invalid Amount',
        description: 'Please enter a valid amount.',
        field: 'amount',
      });
    },
  );

  test('U676, U677: below the minimum the hint is the refusal', () => {
    expect(depositHint(100)).toBe('Minimum deposit: ₦100');
    expect(refuseDeposit('499', 500)).toMatchObject({ description: 'Minimum deposit: ₦500' });
    expect(refuseDeposit('99.99')).toMatchObject({
      title: 'Invalid Amount',
      description: 'Minimum deposit: ₦100',
    });
  });

  test.each(['100', '100.00', '1500.5', ' 5000 '])('%j may be paid', (text) => {
    expect(refuseDeposit(text)).toBeUndefined();
  });
});
