import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password-strength';

const strengthOf = (password: string, personal: string[] = []) =>
  passwordStrength(password, { minimumLength: 8, personal });

describe('the strength of a password', () => {
  test.each([
    ['seven77', 'too_short'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['abababababab', 'weak'],
    ['password123', 'weak'],
    ['mangoes7', 'fair'],
    ['Mango-7-tree', 'strong'],
    ['correct horse battery', 'strong'],
  ])('of %s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });

  test('is not raised by the own name or address', () => {
    expect(strengthOf('chidinma-okafor')).toBe('strong');
    expect(strengthOf('chidinma-okafor', ['Chidinma Okafor'])).toBe('weak');
  });

  test('is judged without a length while the rules are not known', () => {
    expect(passwordStrength('x7', { minimumLength: undefined })).toBe('weak');
  });
});
