import { describe, expect, test } from 'vitest';
import { isPublicUrl, lookUpPublic } from './public-address.ts';

test.each([
  ['https://push.example.com/send/1', true],
  ['https://8.8.8.8/', true],
  ['http://push.example.com/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://localhost/', false],
  ['https://db.internal/', false],
  ['https://printer.local/', false],
  ['https://user:pass@push.example.com/', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s may be called: %s', (url, isPublic) => {
  expect(isPublicUrl(url)).toBe(isPublic);
});

describe('a name', () => {
  test.each([{ all: true }, { all: false }])(
    'that leads inside is refused when it is called (%j)',
    async (options) => {
      const fault = await new Promise((resolve) => lookUpPublic('localhost', options, resolve));
      expect(fault).toMatchObject({ name: 'NotPublic' });
    },
  );
});
