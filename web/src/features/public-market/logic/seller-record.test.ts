import { expect, test } from 'vitest';
import { recordFacts } from './seller-record';

const newcomer = {
  member_since: '2026-01-05T10:00:00.000Z',
  sales: 4,
  completed_percent: null,
  disputed_percent: null,
  recalled_percent: null,
  answer_minutes: null,
};

test('a new seller has sales and a date, and no empty figures', () => {
  expect(recordFacts(newcomer).map(({ term }) => term)).toEqual(['Sales', 'Member since']);
});

test('an experienced seller has every rate, also one of zero', () => {
  const record = {
    ...newcomer,
    sales: 1_250,
    completed_percent: 97,
    disputed_percent: 3,
    recalled_percent: 0,
  };
  const facts = recordFacts({ ...record, answer_minutes: 45 }).map(({ term, value }) => `${term}: ${value}`);
  expect(facts.filter((fact) => !fact.startsWith('Member'))).toEqual([
    'Sales: 1,250',
    'Sales completed: 97%',
    'Sales disputed: 3%',
    'Accounts taken back: 0%',
    'Usually answers in: 45 minutes',
  ]);
});

test.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [47 * 60, '47 hours'],
  [48 * 60, '2 days'],
])('%i minutes read %j', (minutes, text) => {
  expect(recordFacts({ ...newcomer, answer_minutes: minutes }).at(-1)?.value).toBe(text);
});
