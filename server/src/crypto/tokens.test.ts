import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashToken, newToken, sameSecret } from './tokens.ts';

describe('newToken', () => {
  test('gives 256 random bits as base64url and their SHA-256', () => {
    const { token, hash } = newToken();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hash).toEqual(createHash('sha256').update(token).digest());
    expect(hashToken(token)).toEqual(hash);
  });

  test('never repeats itself', () => {
    const tokens = new Set(Array.from({ length: 1000 }, () => newToken().token));
    expect(tokens.size).toBe(1000);
  });
});

describe('sameSecret', () => {
  test.each([
    ['equal texts', 'abc', 'abc', true],
    ['text and its bytes', 'abc', Buffer.from('abc'), true],
    ['two empty secrets', '', '', true],
    ['another text', 'abc', 'abd', false],
    ['a shorter one', 'abc', 'ab', false],
    ['a longer one', 'abc', 'abcd', false],
    ['nothing', 'abc', '', false],
  ])('compares %s without throwing', (_case, a, b, same) => {
    expect(sameSecret(a, b)).toBe(same);
  });
});
