import { describe, expect, test } from 'vitest';
import { findUrlFault, isPublicAddress, isPublicUrl, lookUpPublic } from './public-address.ts';

describe('a name', () => {
  test.each([{ all: true }, { all: false }])(
    'that leads inside is refused when it is called (%j)',
    async (options) => {
      const fault = await new Promise((resolve) => lookUpPublic('localhost', options, resolve));
      expect(fault).toMatchObject({ name: 'NotPublic' });
    },
  );
});

describe('addresses that may be reached', () => {
  test.each(['1.1.1.1', '52.31.139.75', '2606:4700:4700::1111', '2a00:1450:4009:815::200e'])(
    '%s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('the text of an address', () => {
  test.each([
    'https://hooks.shop.ng/oja',
    'https://hooks.shop.ng:443/oja?key=1',
    'https://hooks.shop.ng:8443/',
    'https://1.1.1.1/hook',
    'https://push.example.com/send/1',
  ])('%s is accepted', (url) => {
    expect(findUrlFault(url)).toBeUndefined();
    expect(isPublicUrl(url)).toBe(true);
  });

  test.each([
    'http://hooks.shop.ng/oja',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.0.0.5/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://localhost/',
    'https://localhost./',
    'https://api.localhost/',
    'https://intranet/',
    'https://db.internal/',
    'https://printer.local/',
    'file:///etc/passwd',
    'ftp://hooks.shop.ng/',
    'gopher://hooks.shop.ng/',
    'https://ada:secret@hooks.shop.ng/',
    'https://hooks.shop.ng:22/',
    'https://hooks.shop.ng:80/',
    'javascript:alert(1)',
    'hooks.shop.ng',
    '',
    'https://router.lan/',
    'https://vault.corp/',
    'https://db.localdomain/',
    'nonsense',
  ])('%s is refused', (url) => {
    expect(findUrlFault(url)).toMatch(/^[A-Z].*\.$/);
    expect(isPublicUrl(url)).toBe(false);
  });
});
