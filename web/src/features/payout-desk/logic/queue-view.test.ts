import { attentionReasons } from '@oja/contract/payouts';
import { expect, test } from 'vitest';
import { attentionTexts, queryOfView, queueAddress, queueChoices } from './queue-view';

const read = (address: string) => queueAddress.read(new URLSearchParams(address));
const asked = (address: string) =>
  Object.fromEntries(Object.entries(queryOfView(read(address))).filter(([, value]) => value !== undefined));

test('the tabs begin with everything and what needs attention', () => {
  expect(queueChoices).toEqual(['all', 'attention', 'requested', 'sending', 'paid', 'failed', 'cancelled']);
});

test.each([
  ['', {}],
  ['status=attention', { attention: '1' }],
  ['status=failed', { status: 'failed' }],
  [
    'search=ada&status=paid&sort=amount&direction=asc',
    { search: 'ada', status: 'paid', sort: 'amount', direction: 'asc' },
  ],
  [
    'status=attention&date_from=2026-03-04&amount_from=1000&amount_to=2000',
    { attention: '1', date_from: '2026-03-04', amount_from: '1000', amount_to: '2000' },
  ],
])('"%s" asks for %j, and is written as it was read', (address, query) => {
  expect(asked(address)).toEqual(query);
  expect(new URLSearchParams(queueAddress.write(read(address))).toString()).toBe(address);
});

test('an unknown choice is everything, newest first', () => {
  expect(asked('status=lost&sort=luck&direction=up')).toEqual({});
});

test('every reason is put in words', () => {
  for (const reason of attentionReasons) expect(attentionTexts[reason]).toMatch(/\.$/);
});
