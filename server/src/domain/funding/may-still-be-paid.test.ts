import { expect, test } from 'vitest';
import { endOfPage, mayStillBePaid, type OpenPayment } from './may-still-be-paid.ts';

const createdAt = new Date('2026-11-15T09:00:00Z');
const end = new Date('2026-11-16T09:00:00Z');
const later = new Date(end.getTime() + 1);
const started: OpenPayment = {
  createdAt,
  authorizationUrl: 'https://checkout.paystack.com/abc',
  checkedAt: null,
  nextCheckAt: later,
  gatewayStatus: null,
};

test.each<[string, Partial<OpenPayment>, boolean]>([
  ['has just started', {}, true],
  ['was never given a page', { authorizationUrl: null }, false],
  ['was abandoned before its page expired', { checkedAt: createdAt, gatewayStatus: 'abandoned' }, true],
  [
    'was abandoned a millisecond before its page expired',
    { checkedAt: new Date(end.getTime() - 1), gatewayStatus: 'abandoned' },
    true,
  ],
  ['was abandoned when its page expired', { checkedAt: end, gatewayStatus: 'abandoned' }, false],
  ['failed and expired', { checkedAt: later, gatewayStatus: 'failed' }, false],
  ['is unknown to Paystack after its page expired', { checkedAt: later, gatewayStatus: 'unknown' }, false],
  ['is in progress after its page expired', { checkedAt: later, gatewayStatus: 'ongoing' }, true],
  ['is in progress when the poller has given up', { nextCheckAt: null, gatewayStatus: 'ongoing' }, false],
])('a payment that %s: %j may be paid: %s', (_, facts, expected) => {
  expect(mayStillBePaid({ ...started, ...facts })).toBe(expected);
});

test('a page can be paid for a day', () => {
  expect(endOfPage({ createdAt })).toEqual(end);
});
