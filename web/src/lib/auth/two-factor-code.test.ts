import { describe, expect, test } from 'vitest';
import { codeFields, tidyCode } from './two-factor-code';

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
    const { app, recovery } = codeFields;
    expect(app.safeParse('12345').error?.issues).toMatchObject([
      { message: 'Please enter the six digits from your authenticator app.' },
    ]);
    expect(app.parse('123456')).toBe('123456');
    expect(recovery.safeParse('k3m9q').error?.issues).toMatchObject([
      { message: expect.stringMatching(/whole recovery code/) },
    ]);
    expect(recovery.parse('k3m9q-7xw2p')).toBe('k3m9q-7xw2p');
  });
});
