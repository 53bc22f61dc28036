import { expect, test } from 'vitest';
import { refuseContactsInUrl } from './refuse-contacts-in-url.ts';

const chat = /opens a chat with a person/;

test.each([
  ['whatsapp', 'role', 'Shop', 'https://wa.me/2348031234567', chat],
  ['whatsapp', 'credentials', 'Shop', 'https://www.wa.me/message/ABCDEF', chat],
  ['whatsapp', 'role', 'Shop', 'https://api.whatsapp.com/send?phone=2348031234567', chat],
  ['whatsapp', 'role', 'Shop', 'https://whatsapp.com/channel/08031234567', /phone numbers/],
  ['telegram', 'role', 'Shop', 'https://t.me/+2348031234567', /phone numbers/],
  ['telegram', 'role', '@lagosshop', 'https://t.me/lagosshop?text=call%200803%20123%204567', /phone numbers/],
  ['instagram', 'credentials', '@shop', 'https://instagram.com/shop#ada%40example.com', /e-mail addresses/],
  ['facebook', 'role', 'Shop', 'https://facebook.com/groups/08031234567', /phone numbers/],
] as const)('%s, %s, %s: %s is refused', (platform, handoverKind, handle, url, sentence) => {
  expect(refuseContactsInUrl({ platform, handoverKind, handle, url })).toMatchObject({
    code: 'contact_details_refused',
    message: expect.stringMatching(sentence),
    details: [{ field: 'url' }],
  });
});

test.each([
  ['whatsapp', 'number', '08031234567', 'https://wa.me/2348031234567'],
  ['whatsapp', 'role', 'Shop', 'https://whatsapp.com/channel/0029VaAbCd1234567890XyZ'],
  ['whatsapp', 'credentials', 'Shop', 'https://chat.whatsapp.com/AbCdEf123456'],
  ['telegram', 'role', 'Shop', 'https://t.me/+AbCdEf1234567890'],
  ['instagram', 'credentials', '@shop', 'https://www.instagram.com/shop/?igsh=MzRlODBiNWFlZA%3D%3D&hl=en'],
  ['instagram', 'credentials', '@shop.08031234567', 'https://instagram.com/shop.08031234567'],
  ['facebook', 'role', 'Shop', 'https://facebook.com/profile.php?id=100064512345678'],
  ['facebook', 'role', 'Shop', 'https://facebook.com/p/Shop-100064512345678/?mibextid=ZbWKwL'],
  ['youtube', 'role', 'Shop', 'https://youtube.com/channel/UCx4Qm9a0123456789abcdef?si=%FF%A'],
] as const)('%s, %s, %s: %s is allowed', (platform, handoverKind, handle, url) => {
  expect(refuseContactsInUrl({ platform, handoverKind, handle, url })).toBeUndefined();
});
