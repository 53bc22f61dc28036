import { refusedGoods } from '@oja/contract/handover-labels';
import { platforms } from '@oja/contract/listing-labels';
import { expect, test } from 'vitest';
import { refuseGoods } from './refuse-goods.ts';

test.each(platforms)('%s without a kind is accepted, as specified', (platform) => {
  expect(refuseGoods({ platform, kind: undefined, mailbox: null })).toBeUndefined();
});

test.each(['facebook', 'youtube'] as const)(
  '%s with login details is refused with the way out',
  (platform) => {
    const refused = refuseGoods({ platform, kind: 'credentials', mailbox: null });
    expect(refused).toEqual({ field: 'handover_kind', message: refusedGoods[platform]?.wayOut });
  },
);

test('WhatsApp with login details is told how an account changes hands there', () => {
  const refused = refuseGoods({ platform: 'whatsapp', kind: 'credentials', mailbox: null });
  expect(refused?.message).toMatch(/^On WhatsApp an account is handed over like this: /);
});

test.each([
  ['instagram', 'role', null, 'handover_kind'],
  ['youtube', 'number', null, 'handover_kind'],
  ['telegram', 'credentials', null, 'handover_kind'],
  ['facebook', undefined, 'original', 'handover_kind'],
  ['youtube', 'role', 'original', 'mailbox'],
  ['telegram', 'number', 'none', 'mailbox'],
  ['instagram', undefined, 'original', undefined],
  ['instagram', 'credentials', 'changed', undefined],
  ['youtube', 'role', null, undefined],
  ['whatsapp', 'number', null, undefined],
] as const)('%s, %s, mailbox %s: %s', (platform, kind, mailbox, field) => {
  expect(refuseGoods({ platform, kind, mailbox })?.field).toBe(field);
});
