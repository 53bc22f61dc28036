import { expect, test } from 'vitest';
import { coverText } from './cover-text';
import { handoverText, hoursText } from './handover-texts';

test.each([
  [24, '1 day'],
  [168, '7 days'],
  [30, '30 hours'],
])('%i hours are %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test('says the cover, and the mailbox where it is stated', () => {
  expect(coverText(14)).toBe('14 days’ cover');
  expect(handoverText({ handover_kind: 'role', mailbox: null })).toBe(
    'Ownership is transferred on the platform',
  );
  expect(handoverText({ handover_kind: 'credentials', mailbox: 'original' })).toBe(
    'Login details are handed over. The original mailbox is included',
  );
});
