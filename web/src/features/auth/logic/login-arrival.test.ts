import { describe, expect, test } from 'vitest';
import { readArrival } from './login-arrival';

describe('arriving at the login page', () => {
  test('fills in the address of a new account', () => {
    expect(readArrival({ email: 'ada@example.com', registered: true })).toEqual({
      email: 'ada@example.com',
      registered: true,
    });
  });

  test.each([null, undefined, 'nonsense', { email: 7 }, {}])(
    'from elsewhere (%j) fills in nothing',
    (state) => {
      expect(readArrival(state)).toEqual({ email: '', registered: false });
    },
  );
});
