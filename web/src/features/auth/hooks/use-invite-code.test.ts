import { describe, expect, test } from 'vitest';
import { readInviteCode, withInviteCode } from './use-invite-code';

describe('the code of an invitation', () => {
  test.each([
    ['?ref=REF-7K2M9Q', 'REF-7K2M9Q'],
    ['?ref=%20ref-7k2m9q%20', 'REF-7K2M9Q'],
    ['?ref=', undefined],
    ['', undefined],
    ['?ref=call+0800+now', undefined],
    [`?ref=${'a'.repeat(41)}`, undefined],
  ])('of %s is %s', (search, code) => {
    expect(readInviteCode(new URLSearchParams(search))).toBe(code);
  });

  test('goes along to the other page and back', () => {
    const link = withInviteCode('/auth/login', 'REF-7K2M9Q');
    expect(link).toBe('/auth/login?ref=REF-7K2M9Q');
    expect(readInviteCode(new URL(link, 'https://oja.test').searchParams)).toBe('REF-7K2M9Q');
    expect(withInviteCode('/auth/login', undefined)).toBe('/auth/login');
  });
});
