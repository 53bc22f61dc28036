import { expect, test } from 'vitest';
import { handleUrl } from './handle-url';

test.each([
  ['instagram', '@lagosfoodie', 'https://www.instagram.com/lagosfoodie'],
  ['instagram', 'lagos.foodie', 'https://www.instagram.com/lagos.foodie'],
  ['youtube', '@lagosfoodie', 'https://www.youtube.com/@lagosfoodie'],
  ['youtube', 'youtube.com/c/lagos', 'https://youtube.com/c/lagos'],
  ['twitter', 'https://twitter.com/lagos', 'https://twitter.com/lagos'],
  ['twitter', 'https://evil.example/lagos', undefined],
  ['instagram', 'javascript:alert(1)', undefined],
  ['instagram', 'I have none', undefined],
  ['instagram', '', undefined],
] as const)('%s %j leads to %s', (platform, handle, url) => {
  expect(handleUrl(platform, handle)).toBe(url);
});
