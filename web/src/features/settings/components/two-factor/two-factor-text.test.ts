import { describe, expect, it } from 'vitest';
import { groupedSecret, recoveryFileText, typedCode } from './two-factor-text';

describe('groupedSecret', () => {
  it('sets a gap after every fourth letter', () => {
    expect(groupedSecret('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
  });

  it('leaves nothing as it is', () => {
    expect(groupedSecret('')).toBe('');
  });
});

describe('typedCode', () => {
  it.each([
    ['492 039', '492039'],
    [' 492039 ', '492039'],
    ['K3M9Q-7XW2P', 'k3m9q-7xw2p'],
  ])('takes "%s" to be %s', (typed, expected) => {
    expect(typedCode(typed)).toBe(expected);
  });
});

describe('recoveryFileText', () => {
  it('names the account, explains the codes and holds each on a line of its own', () => {
    const lines = recoveryFileText({ codes: ['aaaaa-bbbbb', 'ccccc-ddddd'], email: 'ada@example.com' }).split(
      '\n',
    );
    expect(lines[0]).toBe('Oja recovery codes for ada@example.com');
    expect(lines).toContain('aaaaa-bbbbb');
    expect(lines).toContain('ccccc-ddddd');
    expect(lines.at(-1)).toBe('');
  });
});
