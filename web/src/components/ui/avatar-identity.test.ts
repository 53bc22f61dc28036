import { describe, expect, test } from 'vitest';
import { AVATAR_TINT_COUNT, initialsOf, tintOf } from './avatar-identity.ts';

describe('initialsOf', () => {
  test.each([
    ['Ada Obi', 'AO'],
    ['  chidi   emeka nwosu ', 'CN'],
    ['Zainab', 'Z'],
    ['o\u0323lá adé', 'ỌA'],
    ['', '?'],
    ['   ', '?'],
  ])('takes the letters of "%s" to be %s', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });
});

describe('tintOf', () => {
  test('gives a name the same tint every time, whatever its case or padding', () => {
    expect(tintOf('Ada Obi')).toBe(tintOf(' ada obi '));
  });

  test('spreads names over all tints', () => {
    const tints = new Set(Array.from({ length: 200 }, (_, index) => tintOf(`person ${index}`)));
    expect([...tints].sort()).toEqual(Array.from({ length: AVATAR_TINT_COUNT }, (_, index) => index));
  });
});
