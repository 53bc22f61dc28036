import { expect, test } from 'vitest';
import { listingInput, platforms } from './listing-fields.ts';
import {
  exampleUrl,
  profileHosts,
  wrongHandleSentence,
  wrongHostSentence,
  wrongUrlSentence,
} from './profile-urls.ts';

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

test.each([
  ['instagram', '@naija.foods_9'],
  ['instagram', 'naijafoods'],
  ['tiktok', '@pepperandplantain'],
  ['twitter', '@streetfoodpolls'],
  ['telegram', '@lagosdevjobs'],
  ['telegram', 'Lagos Developers & Friends'],
  ['youtube', 'Garri & Code'],
  ['facebook', 'Old Photos!'],
  ['whatsapp', 'Thrift Finds Uyo'],
] as const)('on %s "%s" is a possible handle', (platform, handle) => {
  expect(wrongHandleSentence({ platform, handle })).toBeUndefined();
});

test.each([
  ['instagram', '@naija foods!!'],
  ['instagram', '@'],
  ['instagram', `@${'a'.repeat(31)}`],
  ['tiktok', 'ọ̀rọ̀'],
  ['twitter', '@longer_than_fifteen'],
  ['twitter', '@with.dot'],
  ['telegram', '@9lives'],
  ['telegram', '@naija foods'],
] as const)('on %s "%s" is refused', (platform, handle) => {
  expect(wrongHandleSentence({ platform, handle })).toContain(`as it is on ${profileHosts[platform][0]}`);
});

test.each(platforms)('the example address of %s is on its own host', (platform) => {
  expect(wrongUrlSentence({ platform, handle: '@yourhandle', url: exampleUrl(platform) })).toBeUndefined();
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

test.each([
  ['instagram', '@adafoods.lagos', 'https://www.instagram.com/AdaFoods.Lagos/?hl=en'],
  ['tiktok', 'adafoods', 'https://tiktok.com/@adafoods'],
  ['twitter', '@adafoods', 'https://x.com/adafoods'],
  ['youtube', '@adafoods', 'https://youtube.com/@adafoods/videos'],
  ['youtube', 'Ada Foods', 'https://youtube.com/channel/UCx12345'],
  ['youtube', 'adafoods', 'https://youtube.com/c/adafoods'],
  ['telegram', '@adafoods', 'https://t.me/s/adafoods'],
  ['telegram', 'Ada Foods', 'https://t.me/+AbCdEf'],
  ['facebook', 'adafoods', 'https://facebook.com/adafoods'],
  ['youtube', 'Ọdún in Lagos', 'https://youtube.com/@OdunInLagos'],
  ['facebook', 'Ada Foods', 'https://facebook.com/profile.php?id=1000'],
  ['whatsapp', 'Ada Foods', 'https://wa.me/2348012345678'],
  ['tiktok', 'a<b>', 'https://tiktok.com/@a%3Cb%3E'],
] as const)('on %s the address of %s can be %s', (platform, handle, url) => {
  expect(wrongUrlSentence({ platform, handle, url })).toBeUndefined();
});

test.each([
  [
    'instagram',
    '@adafoods.lagos',
    'https://instagram.com/someoneelse',
    'https://instagram.com/adafoods.lagos',
  ],
  ['instagram', '@adafoods', 'https://instagram.com/', 'https://instagram.com/adafoods'],
  ['instagram', '@adafoods', 'https://instagram.com/p/adafoods', 'https://instagram.com/adafoods'],
  ['tiktok', '@adafoods', 'https://tiktok.com/@other', 'https://tiktok.com/@adafoods'],
  ['youtube', '@adafoods', 'https://youtube.com/@other', 'https://youtube.com/@adafoods'],
  ['youtube', '@adafoods', 'https://youtube.com/channel', 'https://youtube.com/@adafoods'],
  ['telegram', '@adafoods', 'https://t.me/other', 'https://t.me/adafoods'],
  ['facebook', 'adafoods', 'https://facebook.com/profile.php', 'https://facebook.com/adafoods'],
  ['twitter', '@adafoods', 'https://x.com/%ZZ', 'https://x.com/adafoods'],
] as const)('on %s the address of %s cannot be %s', (platform, handle, url, right) => {
  expect(wrongUrlSentence({ platform, handle, url })).toBe(
    `Please enter the address of this handle: ${right}.`,
  );
});
