import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  type AccountForm,
  correctedAccountForm,
  editedAccountForm,
  emptyAccount,
  newAccountForm,
  ownNewAccountForm,
} from './account-form';

const filled: AccountForm = {
  ...emptyAccount,
  platform: 'instagram',
  handle: '@lagosfoodie',
  url: 'https://instagram.com/lagosfoodie',
  username: 'food@example.com',
  password: 'secret',
  price: '₦150,000.50',
  description: 'Street food of Lagos.',
};

function check(schema: z.ZodType<Record<string, unknown>>, form: AccountForm) {
  const { data = {}, error } = schema.safeParse(form);
  return {
    /** As it goes over the wire. */
    values: JSON.parse(JSON.stringify(data)),
    problems: Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []),
  };
}

describe('a new account', () => {
  test('U632 to U638: everything but the figures is required', () => {
    const { problems } = check(newAccountForm, emptyAccount);
    expect(Object.keys(problems).sort()).toEqual(
      ['description', 'handle', 'password', 'platform', 'price', 'url', 'username'].sort(),
    );
    expect(problems.handle).toBe('This field is required.');
  });

  test('U642: the price is sent as a number, and what was left out is not said', () => {
    const { values, problems } = check(newAccountForm, filled);
    expect(problems).toEqual({});
    expect(values).toMatchObject({ price: 150_000.5, category: null, followers: null, engagement: null });
    expect(values).not.toHaveProperty('handover_notes');
  });

  test.each([
    ['price', '12.345'],
    ['price', 'plenty'],
    ['price', '1.5e3'],
    ['followers', '0x10'],
    ['price', '0'],
    ['followers', '1.5'],
    ['engagement', '101'],
    ['url', 'javascript:alert(1)'],
    ['url', 'https://youtube.com/@lagosfoodie'],
  ] as const)('a %s of "%s" is refused', (field, typed) => {
    const { problems } = check(newAccountForm, { ...filled, [field]: typed });
    expect(Object.keys(problems)).toEqual([field]);
  });
});

test.each([
  ['price', '150.000', 'Write 150,000, not 150.000.'],
  ['offer_floor', '120.000', 'Write 120,000, not 120.000.'],
  ['revenue', '450.000', 'Write 450,000, not 450.000.'],
  ['followers', '12.400', 'Write 12,400, not 12.400.'],
  ['followers', '1,50', 'Please enter a whole number such as 12,400.'],
  ['growth', '1.200', 'Write 1,200, not 1.200.'],
  ['engagement', '3,4', 'Write 3.4, not 3,4.'],
  ['engagement', '3.4%', 'Please enter a number such as 3.4.'],
] as const)('a %s of "%s" is not guessed at', (field, typed, sentence) => {
  expect(check(ownNewAccountForm, { ...filled, [field]: typed }).problems).toEqual({ [field]: sentence });
});

test('figures are read as people write them', () => {
  const figures = { followers: '12,400', engagement: '3.4', growth: '-1,200', revenue: '450,000' };
  expect(check(ownNewAccountForm, { ...filled, ...figures }).values).toMatchObject({
    followers: 12_400,
    engagement: 3.4,
    claims: { growth: -1_200, revenue: 450_000 },
  });
});

test('an impossible handle is refused for a new account; for an edited one the server decides', () => {
  const form = { ...filled, handle: '@lagosfoodie!!' };
  expect(Object.keys(check(ownNewAccountForm, form).problems)).toEqual(['handle']);
  expect(Object.keys(check(newAccountForm, form).problems)).toEqual(['handle']);
  expect(check(editedAccountForm, form).problems).toEqual({});
});

test('a price beyond all bounds gets the right reason', () => {
  const { problems } = check(newAccountForm, { ...filled, price: '99999999999999' });
  expect(problems).toEqual({ price: 'Please enter an amount of at most ₦1,000,000,000.' });
});

test('an address may be typed without its scheme', () => {
  const { values, problems } = check(newAccountForm, { ...filled, url: 'instagram.com/lagosfoodie' });
  expect(problems).toEqual({});
  expect(values.url).toBe('https://instagram.com/lagosfoodie');
});

describe('an edited account', () => {
  test('U659 to U661: address, handle and description are required', () => {
    const { problems } = check(editedAccountForm, { ...filled, url: '', handle: ' ', description: '' });
    expect(Object.keys(problems).sort()).toEqual(['description', 'handle', 'url']);
  });

  test('U663, U664: an empty price and an empty password are absent, a price is a number', () => {
    const { values } = check(editedAccountForm, { ...filled, price: '', password: '' });
    expect(values).not.toHaveProperty('price');
    expect(values).not.toHaveProperty('password');
    expect(check(editedAccountForm, { ...filled, price: '99' }).values).toMatchObject({ price: 99 });
  });

  test('corrected by staff says nothing about what signs in', () => {
    const { values } = check(correctedAccountForm, filled);
    expect(values).not.toHaveProperty('username');
    expect(values).not.toHaveProperty('password');
    expect(values).not.toHaveProperty('handover_notes');
  });
});
