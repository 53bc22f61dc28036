import { describe, expect, test } from 'vitest';
import { contentTypeOfKey, requireContentType } from './object-key.ts';

describe('object keys', () => {
  test.each([
    ['images/0a1b2c.webp', 'image/webp'],
    ['images/0a1b2c-thumb.webp', 'image/webp'],
    ['documents/2026/0a_1b.sealed', 'application/octet-stream'],
  ])('accepts %s', (key, contentType) => {
    expect(contentTypeOfKey(key)).toBe(contentType);
    expect(() => requireContentType(key, contentType)).not.toThrow();
  });

  test.each([
    '',
    '.',
    '..',
    '/',
    'images',
    'images/',
    '/etc/passwd',
    '/images/a.webp',
    '../a.webp',
    'images/../a.webp',
    'images/..webp',
    'images/...webp',
    'images//a.webp',
    './a.webp',
    'images/.a.webp',
    '.webp',
    'images/.webp',
    'a.b/c.webp',
    'a..webp',
    'images\\a.webp',
    'images/A.webp',
    'images/a.webp\n',
    'images/a\0.webp',
    'images/%2e%2e/a.webp',
    'images/a b.webp',
    'ímages/a.webp',
    'images/a.webp/',
    'a/b/c/d/e/f/g.webp',
    `${'a'.repeat(200)}.webp`,
  ])('refuses %j', (key) => {
    expect(() => contentTypeOfKey(key)).toThrow(/is not an object key/);
  });

  test.each(['a.svg', 'a.html', 'a.constructor', 'a.js'])('refuses the ending of %s', (key) => {
    expect(() => contentTypeOfKey(key)).toThrow(/No content type is known/);
  });

  test('refuses one kind of content under the ending of another', () => {
    expect(() => requireContentType('images/a.webp', 'text/html')).toThrow(/cannot hold text\/html/);
  });
});
