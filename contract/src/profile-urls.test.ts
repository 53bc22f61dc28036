import { expect, test } from 'vitest';
import { listingInput, platforms, profileHosts, wrongHostSentence } from './listing-fields.ts';

test.each([
  ['instagram.com/x', 'https://instagram.com/x'],
  [' www.youtube.com/@x ', 'https://www.youtube.com/@x'],
  ['https://t.me/x', 'https://t.me/x'],
  ['http://x.com/ada', 'http://x.com/ada'],
])('%s is the address %s', (typed, url) => {
  expect(listingInput.url.parse(typed)).toBe(url);
});

test.each([
  '',
  'lagosfoodie',
  '@lagosfoodie',
  'javascript:alert(1)',
  'https://me:pw@x.com/a',
  'x.com:80/a b',
])('"%s" is no address', (typed) => {
  expect(listingInput.url.safeParse(typed).success).toBe(false);
});

test.each(platforms)('an account of %s is on its own hosts', (platform) => {
  for (const host of profileHosts[platform]) {
    expect(wrongHostSentence(platform, `https://${host}/x`)).toBeUndefined();
    expect(wrongHostSentence(platform, `https://m.${host}/x`)).toBeUndefined();
  }
});

test.each([
  ['instagram', 'https://youtube.com/@x', 'Please enter the address of the account on instagram.com.'],
  ['twitter', 'https://notx.com/x', 'Please enter the address of the account on x.com.'],
  ['tiktok', 'https://tiktok.com.evil.example/x', 'Please enter the address of the account on tiktok.com.'],
  ['telegram', 'https://example.com/?t.me/x', 'Please enter the address of the account on t.me.'],
] as const)('an account of %s is not at %s', (platform, url, sentence) => {
  expect(wrongHostSentence(platform, url)).toBe(sentence);
});
