import { describe, expect, test } from 'vitest';
import {
  type RegistrationValues,
  registrationBody,
  registrationForm,
  registrationRefusal,
} from './registration-form';

const complete: RegistrationValues = {
  name: 'Ada Obi',
  nickName: 'ada',
  email: 'ada@example.com',
  password: 'harmattan-evening',
  confirmPassword: 'harmattan-evening',
  termsAccepted: true,
  marketingConsent: false,
};

/** What the form shows: the toast, and the sentence of each field. */
function refuse(changed: Partial<RegistrationValues>, minimumPasswordLength = 8) {
  const form = registrationForm(minimumPasswordLength);
  const issues = form.safeParse({ ...complete, ...changed }).error?.issues;
  if (issues === undefined) return undefined;
  const fields = issues.map(({ path, message }) => ({ field: String(path[0]), message }));
  const errors = fields.map(({ field, message }) => [field, { type: 'custom', message }]);
  return { message: registrationRefusal(Object.fromEntries(errors)), fields };
}

describe('the registration form', () => {
  test('is sent when everything is in order', () => {
    expect(refuse({})).toBeUndefined();
  });

  // U620 to U624
  test.each(['name', 'nickName', 'email', 'password'] as const)('asks for %s', (field) => {
    expect(refuse({ [field]: '' })).toEqual({
      message: 'Please fill in all required fields',
      fields: [{ field, message: 'This field is required.' }],
    });
  });

  test('takes spaces for nothing, but not in a password', () => {
    expect(refuse({ name: '   ' })?.message).toBe('Please fill in all required fields');
    expect(refuse({ password: ' '.repeat(9), confirmPassword: ' '.repeat(9) })).toBeUndefined();
  });

  test('marks every missing field at once, in the order of the page', () => {
    const blank = { email: '', password: '', confirmPassword: '', name: '', nickName: '' };
    expect(refuse(blank)?.fields.map(({ field }) => field)).toEqual([
      'name',
      'nickName',
      'email',
      'password',
      'confirmPassword',
    ]);
  });

  // U625 to U628: one toast at a time, the most basic first; every wrong field has its own sentence at once.
  test('complains first about missing fields, then about the confirmation, then about the terms', () => {
    const differ = { field: 'confirmPassword', message: "Passwords don't match" };
    const terms = { field: 'termsAccepted', message: 'Please accept the terms and conditions' };
    const worst = { email: '', confirmPassword: 'other', termsAccepted: false };
    expect(refuse(worst)).toEqual({
      message: 'Please fill in all required fields',
      fields: [{ field: 'email', message: 'This field is required.' }, differ, terms],
    });
    expect(refuse({ ...worst, email: complete.email })).toEqual({
      message: "Passwords don't match",
      fields: [differ, terms],
    });
    expect(refuse({ termsAccepted: false })).toEqual({
      message: 'Please accept the terms and conditions',
      fields: [terms],
    });
  });

  test('names a wrong address and a short password beside them', () => {
    const refusal = refuse({ name: '', email: 'ada@nowhere', password: 'short', confirmPassword: 'other' });
    expect(refusal?.fields.map(({ field, message }) => [field, message])).toEqual([
      ['name', 'This field is required.'],
      ['email', 'Please enter a valid e-mail address.'],
      ['password', 'Password must be at least 8 characters long.'],
      ['confirmPassword', "Passwords don't match"],
    ]);
  });

  test('names a password that is easy to guess in the same round as everything else', () => {
    const easy = 'This password is too easy to guess. Please choose another one.';
    const refusal = refuse({ nickName: '', password: 'password1', confirmPassword: 'password2' });
    expect(refusal?.fields.map(({ field, message }) => [field, message])).toEqual([
      ['nickName', 'This field is required.'],
      ['password', easy],
      ['confirmPassword', "Passwords don't match"],
    ]);
    const own = { password: 'ada.obi2026', confirmPassword: 'ada.obi2026', email: 'ada.obi@mail.ng' };
    expect(refuse(own)?.message).toBe(easy);
  });

  test('counts an empty confirmation as one that differs', () => {
    expect(refuse({ confirmPassword: '' })?.message).toBe("Passwords don't match");
  });

  test('says with the words of the contract which field has the wrong form', () => {
    expect(refuse({ email: 'ada@nowhere' })).toEqual({
      message: 'Please enter a valid e-mail address.',
      fields: [{ field: 'email', message: 'Please enter a valid e-mail address.' }],
    });
    expect(refuse({ name: 'a'.repeat(81) })?.fields).toEqual([
      { field: 'name', message: 'Please enter at most 80 characters.' },
    ]);
  });

  // U630
  test('asks for the length of the settings once it is known', () => {
    const short = { password: 'seven77', confirmPassword: 'seven77' };
    expect(refuse(short)?.message).toBe('Password must be at least 8 characters long.');
    expect(registrationForm(undefined).safeParse({ ...complete, ...short }).success).toBe(true);
  });

  test('counts characters as people do', () => {
    expect(refuse({ password: '🌶🌶🌶🌶', confirmPassword: '🌶🌶🌶🌶' })?.message).toMatch(/at least 8/);
  });
});

describe('the body of a registration', () => {
  test('carries the referral code, and no empty one', () => {
    expect(registrationBody(complete, 'REF-7K2M9Q')).toEqual({ ...complete, ref: 'REF-7K2M9Q' });
    expect(registrationBody(complete)).not.toHaveProperty('ref');
  });
});
