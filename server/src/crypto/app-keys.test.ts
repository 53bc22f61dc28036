import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseAppKeys } from './app-keys.ts';

const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index + 100)).toString('base64');

describe('parseAppKeys', () => {
  test('reads several keys in order and allows spaces between them', () => {
    const other = randomBytes(32);
    const keys = parseAppKeys(` k2:${KEY} , old:${other.toString('base64')},`);
    expect(keys.map(({ id }) => id)).toEqual(['k2', 'old']);
    expect(keys[0]?.key.toString('base64')).toBe(KEY);
    expect(keys[1]?.key.equals(other)).toBe(true);
  });

  test.each([
    ['nothing', '', /empty/],
    ['only commas', ' , ,', /empty/],
    ['a key without id', KEY, /entry 1 has no id/],
    ['an empty id', `:${KEY}`, /entry 1 has no id/],
    ['upper case in the id', `K1:${KEY}`, /unusable id/],
    ['an id of 33 characters', `${'a'.repeat(33)}:${KEY}`, /unusable id/],
    ['a second entry with a bad id', `a:${KEY},b c:${KEY}`, /entry 2 has an unusable id/],
    ['the same id twice', `a:${KEY},a:${KEY}`, /"a" twice/],
    ['31 bytes', `a:${Buffer.alloc(31, 'xy').toString('base64')}`, /31 bytes; a key has exactly 32/],
    ['33 bytes', `a:${Buffer.alloc(33, 'xy').toString('base64')}`, /33 bytes/],
    ['no key', 'a:', /0 bytes/],
    ['text that is not base64', `a:${'*'.repeat(44)}`, /not base64/],
    ['base64 without its padding', `a:${KEY.replace('=', '')}`, /not base64/],
    ['a key of zeros', `a:${Buffer.alloc(32).toString('base64')}`, /one byte repeated/],
  ])('refuses %s with a sentence', (_case, text, sentence) => {
    expect(() => parseAppKeys(text)).toThrow(sentence);
  });

  test.each(['c2VjcmV0LXNlY3JldC1zZWNyZXQ', 'c2VjcmV0LXNlY3JldC1zZWNyZXQ='])(
    'never shows the key %s in its message',
    (secret) => {
      let message = '';
      try {
        parseAppKeys(`a:${secret}`);
      } catch (error) {
        message = String(error);
      }
      expect(message).toContain('"a"');
      expect(message).not.toContain('c2Vj');
    },
  );
});
