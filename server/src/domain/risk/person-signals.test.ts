import { expect, test } from 'vitest';
import { findPersonSignals, type PersonFacts } from './person-signals.ts';

const plain: PersonFacts = {
  accountAgeDays: 400,
  linkedAccounts: 0,
  withdrawals: 2,
  withdrawnKobo: 50_000_000,
  purchases: 4,
  rejections: 1,
  upheldReports: 0,
};

test('an ordinary person has no signals', () => expect(findPersonSignals(plain)).toEqual([]));

test.each<[string, Partial<PersonFacts>, string]>([
  ['linked_accounts', { linkedAccounts: 2 }, 'With 2 other accounts; see Linked accounts.'],
  [
    'new_account_withdraws',
    { accountAgeDays: 7, withdrawnKobo: 10_000_000 },
    'Joined 7 days ago and withdrew ₦100,000.00 within a day.',
  ],
  ['many_withdrawals', { withdrawals: 3 }, '3 withdrawals of ₦500,000.00 in all within a day.'],
  ['many_purchases', { purchases: 5 }, '5 purchases within a day.'],
  ['earlier_rejections', { rejections: 2 }, 'Listings were rejected 2 times within 180 days.'],
  ['upheld_reports', { upheldReports: 1 }, '1 report about this person led to an action.'],
])('%s is explained with its figures', (name, change, explanation) => {
  expect(findPersonSignals({ ...plain, ...change })).toMatchObject([{ name, explanation }]);
});

test.each<Partial<PersonFacts>>([
  { accountAgeDays: 8, withdrawnKobo: 90_000_000 },
  { accountAgeDays: 1, withdrawnKobo: 9_999_999 },
])('%j is no signal', (change) => expect(findPersonSignals({ ...plain, ...change })).toEqual([]));
