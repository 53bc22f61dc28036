import { expect, test } from 'vitest';
import { isFiltered, queryOfFilter, readView, writeView } from './audit-view';
import { compare } from './compare';

const readFrom = (search: string) => readView(new URLSearchParams(search));
const written = (search: string) => new URLSearchParams(writeView(readFrom(search))).toString();

test.each(['', 'search=ada&group=money&actor=oja&period=7d&direction=asc&line=0b6f7c1e'])(
  'the address "%s" survives being read and written',
  (address) => {
    expect(written(address)).toBe(address);
    expect(isFiltered(readFrom(address))).toBe(address !== '');
  },
);

test('words that mean nothing are ignored, and blanks are not searched for', () => {
  expect(written('group=x&period=2d&direction=up')).toBe('');
  expect(queryOfFilter(readFrom('search=++')).search).toBeUndefined();
});

test('before and after are set side by side, field by field', () => {
  expect(
    compare(
      { role: 'user', limits: { day: 1 }, gone: true },
      { role: 'admin', limits: { day: 1 }, ids: [1] },
    ),
  ).toEqual([
    { field: 'Role', before: 'User', after: 'Admin', differs: true },
    { field: 'Limits, day', before: '1', after: '1', differs: false },
    { field: 'Gone', before: 'yes', after: undefined, differs: true },
    { field: 'Ids', before: undefined, after: '1', differs: true },
  ]);
  expect(compare(null, { name: '' })).toEqual([
    { field: 'Name', before: undefined, after: 'empty', differs: true },
  ]);
  expect(compare(null, null)).toEqual([]);
});

test('sums are in naira, codes in words, and times in the form of the portal', () => {
  const noted = {
    payoutKobo: 3_510_000,
    taken: 'partial_refund',
    amount_kobo: null,
    tags: ['bank', 'refund'],
  };
  expect(compare(null, noted).map(({ field, after }) => [field, after])).toEqual([
    ['Payout', '₦35,100.00'],
    ['Taken', 'partial refund'],
    ['Amount', 'nothing'],
    ['Tags', 'bank, refund'],
  ]);
  const [due] = compare({ dueAt: '2026-11-15T09:30:07.000Z' }, null);
  expect(due).toMatchObject({ field: 'Due at', before: expect.stringContaining(':30:07') });
});

test('stored values are shown by their labels, statuses by what they are of', () => {
  const status = (subject: string, value: string) => compare({ status: value }, null, { subject })[0]?.before;
  expect(status('listing', 'posted')).toBe('Approved');
  expect(status('user', 'banned')).toBe('Suspended');
  expect(compare({ platform: 'twitter', kind: 'taken_back' }, null).map(({ before }) => before)).toEqual([
    'Twitter/X',
    'taken back',
  ]);
});

test('people are named, and what is no person keeps its id', () => {
  const [amara, ticket] = ['0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11', '1c6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'];
  const compared = compare({ assignee: amara }, { assignee: ticket }, { people: { [amara]: 'Amara Obi' } });
  expect(compared).toMatchObject([{ before: 'Amara Obi', after: ticket }]);
});

test('numbers of settings have their unit, and naira only where the setting is in naira', () => {
  const words = (field: string, value: number, section: 'payment' | 'naira') =>
    compare(null, { [field]: value }, { section })[0]?.after;
  expect(words('approvalThreshold', 500_000, 'payment')).toBe('₦500,000.00');
  expect(words('minimumWithdrawal', 100, 'naira')).toBe('₦100.00');
  expect(words('minimumWithdrawal', 50, 'payment')).toBe('50');
  expect(words('platformFeePercent', 12.5, 'payment')).toBe('12.5%');
});
