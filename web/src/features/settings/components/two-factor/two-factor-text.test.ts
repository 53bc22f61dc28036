import { describe, expect, test } from 'vitest';
import { confirmTwoFactorForm, groupedSecret, recoveryFileText } from './two-factor-text';

describe('groupedSecret', () => {
  test('sets a gap after every fourth letter', () => {
    expect(groupedSecret('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
  });

  test('leaves nothing as it is', () => {
    expect(groupedSecret('')).toBe('');
  });
});

describe('confirmTwoFactorForm', () => {
  test.each(['492039', '492 039', ' 492039 '])('takes "%s" to be 492039', (code) => {
    expect(confirmTwoFactorForm.parse({ code })).toEqual({ code: '492039' });
  });

  test.each(['', '49203', '4920391', 'k3m9q-7xw2p'])('refuses "%s"', (code) => {
    expect(confirmTwoFactorForm.safeParse({ code }).error?.issues).toMatchObject([
      { path: ['code'], message: 'Please enter the six digits from your app.' },
    ]);
  });
});

describe('recoveryFileText', () => {
  test('names the account, explains the codes and holds each on a line of its own', () => {
    const lines = recoveryFileText({ codes: ['aaaaa-bbbbb', 'ccccc-ddddd'], email: 'ada@example.com' }).split(
      '\n',
    );
    expect(lines[0]).toBe('Oja recovery codes for ada@example.com');
    expect(lines).toContain('aaaaa-bbbbb');
    expect(lines).toContain('ccccc-ddddd');
    expect(lines.at(-1)).toBe('');
  });
});
