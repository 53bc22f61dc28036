import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  type AccountForm,
  accountResolver,
  correctedAccount,
  editedAccount,
  emptyAccount,
  newAccount,
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

async function check(schema: z.ZodType<Record<string, unknown>>, form: AccountForm) {
  const { values, errors } = await accountResolver(schema)(form, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return {
    /** As it goes over the wire. */
    values: JSON.parse(JSON.stringify(values)),
    problems: Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message])),
  };
}

describe('a new account', () => {
  test('U632 to U638: everything but the figures is required', async () => {
    const { problems } = await check(newAccount, emptyAccount);
    expect(Object.keys(problems).sort()).toEqual(
      ['description', 'handle', 'password', 'platform', 'price', 'url', 'username'].sort(),
    );
    expect(problems.handle).toBe('This field is required.');
  });

  test('U642: the price is sent as a number, and what was left out is not said', async () => {
    const { values, problems } = await check(newAccount, filled);
    expect(problems).toEqual({});
    expect(values).toMatchObject({ price: 150_000.5, category: null, followers: null, engagement: null });
    expect(values).not.toHaveProperty('handover_notes');
  });

  test.each([
    ['price', '12.345'],
    ['price', 'plenty'],
    ['price', '0'],
    ['followers', '1.5'],
    ['engagement', '101'],
    ['url', 'javascript:alert(1)'],
    ['url', 'instagram.com/lagosfoodie'],
  ] as const)('a %s of "%s" is refused', async (field, typed) => {
    const { problems } = await check(newAccount, { ...filled, [field]: typed });
    expect(Object.keys(problems)).toEqual([field]);
  });
});

describe('an edited account', () => {
  test('U659 to U661: address, handle and description are required', async () => {
    const { problems } = await check(editedAccount, { ...filled, url: '', handle: ' ', description: '' });
    expect(Object.keys(problems).sort()).toEqual(['description', 'handle', 'url']);
  });

  test('U663, U664: an empty price and an empty password are absent, a price is a number', async () => {
    const { values } = await check(editedAccount, { ...filled, price: '', password: '' });
    expect(values).not.toHaveProperty('price');
    expect(values).not.toHaveProperty('password');
    expect((await check(editedAccount, { ...filled, price: '99' })).values).toMatchObject({ price: 99 });
  });

  test('corrected by staff says nothing about what signs in', async () => {
    const { values } = await check(correctedAccount, filled);
    expect(values).not.toHaveProperty('username');
    expect(values).not.toHaveProperty('password');
    expect(values).not.toHaveProperty('handover_notes');
  });
});
