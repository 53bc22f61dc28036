import { describe, expect, test } from 'vitest';
import { type AccountForm, editedAccountForm, emptyAccount, ownNewAccountForm } from './account-form';
import { choiceOf, choicesOf, choiceTexts } from './handover-values';

const filled: AccountForm = {
  ...emptyAccount,
  platform: 'youtube',
  handle: '@kitchen',
  url: 'https://youtube.com/@kitchen',
  username: 'typed@example.com',
  password: 'typed',
  price: '520000',
  description: 'Recipes.',
};

const problemsOf = (form: AccountForm) =>
  ownNewAccountForm.safeParse(form).error?.issues.map(({ path }) => path[0]) ?? [];

describe('the kind of hand-over', () => {
  test.each([
    ['youtube', ['role', 'refused']],
    ['facebook', ['role', 'refused']],
    ['telegram', ['role', 'number']],
    ['whatsapp', ['role', 'number', 'refused']],
    ['instagram', ['credentials']],
  ] as const)('%s offers %o, the usual one first', (platform, choices) => {
    expect(choicesOf({ platform, specified_on: '' })).toEqual(choices);
    expect(choiceOf({ platform, specified_on: '', handover_kind: '' })).toBe(choices[0]);
  });

  test('a choice of another platform waits until the platform is changed back', () => {
    const form = { specified_on: '', handover_kind: 'number' } as const;
    expect(choiceOf({ ...form, platform: 'youtube' })).toBe('role');
    expect(choiceOf({ ...form, platform: 'telegram' })).toBe('number');
  });

  test('login details that were accepted before stay possible on their platform', () => {
    const form = { specified_on: 'facebook', handover_kind: 'credentials' } as const;
    expect(choiceOf({ ...form, platform: 'facebook' })).toBe('credentials');
    expect(choiceOf({ ...form, platform: 'youtube' })).toBe('role');
  });

  test('is named by what is sold', () => {
    expect(choiceTexts('telegram', 'role').label).toBe('A channel or group');
    expect(choiceTexts('youtube', 'refused').label).toBe('A channel of a personal Google account');
    expect(choiceTexts('instagram', 'credentials').label).toBe('Login details are handed over');
  });
});

describe('what is sent', () => {
  test('by role no login details, although they were typed', () => {
    const sent = ownNewAccountForm.parse({ ...filled, mailbox: 'original', cover_days: '14' });
    expect(sent).toMatchObject({ handover_kind: 'role', mailbox: null, cover_days: 14 });
    expect(sent).not.toHaveProperty('password');
    expect(sent).not.toHaveProperty('username');
  });

  test('with login details, the mailbox as stated', () => {
    const instagram = { ...filled, platform: 'instagram', url: 'https://instagram.com/kitchen' } as const;
    expect(ownNewAccountForm.parse(instagram)).toMatchObject({ handover_kind: 'credentials', mailbox: null });
    expect(ownNewAccountForm.parse({ ...instagram, mailbox: 'later' })).toMatchObject({ mailbox: 'later' });
    expect(problemsOf({ ...instagram, password: '' })).toEqual(['password']);
  });

  test('nothing for what belongs to a person', () => {
    expect(problemsOf({ ...filled, handover_kind: 'refused' })).toEqual(['handover_kind']);
  });

  test('an edit keeps the stored password by leaving it out', () => {
    const form: AccountForm = {
      ...filled,
      handover_kind: 'credentials',
      specified_on: 'youtube',
      password: '',
    };
    const sent = editedAccountForm.parse(form);
    expect(sent).toMatchObject({
      handover_kind: 'credentials',
      username: 'typed@example.com',
      mailbox: null,
    });
    expect(sent.password).toBeUndefined();
  });
});
