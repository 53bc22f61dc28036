import { describe, expect, test } from 'vitest';
import { refuseCode, tidyCode } from './two-factor-code';

describe('a code that is typed or pasted', () => {
  test.each([
    ['app', '123456', '123456'],
    ['app', ' 123 456 ', '123456'],
    ['app', '123-456', '123456'],
    ['app', 'Your code is 123456.', '123456'],
    ['app', '1234567', '123456'],
    ['recovery', 'k3m9q-7xw2p', 'k3m9q-7xw2p'],
    ['recovery', 'K3M9Q 7XW2P\n', 'k3m9q-7xw2p'],
    ['recovery', 'k3m9q7xw2p', 'k3m9q-7xw2p'],
    ['recovery', 'k3m9q', 'k3m9q'],
    ['recovery', 'k3m9q-', 'k3m9q'],
  ] as const)('of the %s as %j becomes %s', (kind, typed, tidy) => {
    expect(tidyCode(kind, typed)).toBe(tidy);
  });

  test('is not sent before it is whole', () => {
    expect(refuseCode('app', '12345')).toBe('Please enter the six digits from your authenticator app.');
    expect(refuseCode('app', '123456')).toBeUndefined();
    expect(refuseCode('recovery', 'k3m9q')).toMatch(/whole recovery code/);
    expect(refuseCode('recovery', 'k3m9q-7xw2p')).toBeUndefined();
  });
});
