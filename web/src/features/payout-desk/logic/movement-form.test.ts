import { describe, expect, test } from 'vitest';
import { movementForm } from './movement-form';

const movement = { kind: 'topup', amount: '1,250,000.50', reason: 'Transfer of 14 November' };

describe('a movement that is recorded', () => {
  test('takes an amount with commas', () => {
    expect(movementForm.parse(movement)).toEqual({ ...movement, amount: 1_250_000.5 });
  });

  test.each(['', ' ', 'much', '0', '-5', '10.005', '2000000000'])('refuses the amount "%s"', (amount) => {
    expect(movementForm.safeParse({ ...movement, amount }).error?.issues).toMatchObject([
      { path: ['amount'], message: 'Please enter a valid amount.' },
    ]);
  });
});
