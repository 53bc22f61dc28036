import { expect, test } from 'vitest';
import { dailyLimitHint } from './daily-limit-hint';

const rules = {
  dailyWithdrawalLimit: 5_000_000,
  minimumWithdrawal: 100,
  bankWithdrawalFee: 50,
  cardWithdrawalFee: 25,
  mobileWithdrawalFee: 30,
};
const hint = (change: Partial<typeof rules>) => dailyLimitHint({ ...rules, ...change });

test.each([
  [124.99, /takes ₦125.00 with its fee, so nobody can withdraw/],
  [125, /takes up to ₦150.00 with its fee, so not every method/],
  [149.99, /not every method/],
  [150, /fees included\.$/],
])('a limit of %d is put beside the smallest withdrawal', (dailyWithdrawalLimit, sentence) => {
  expect(hint({ dailyWithdrawalLimit })).toMatch(sentence);
});

test('raising the minimum above the limit says so, and an empty field says nothing', () => {
  expect(hint({ minimumWithdrawal: 5_000_000 })).toMatch(/nobody can withdraw/);
  expect(hint({ minimumWithdrawal: Number.NaN })).toMatch(/fees included\.$/);
});
