import { expect, test } from 'vitest';
import { internationalNumber, optionalPhone } from './phone.ts';

test.each([
  ['+234 801 234 5678', '+2348012345678'],
  ['0801-234-5678', '+2348012345678'],
  ['2348012345678', '+2348012345678'],
  ['00234 801 234 5678', '+2348012345678'],
  ['+44 (20) 7946 0018', '+442079460018'],
  ['8012345678', undefined],
  ['call me', undefined],
  ['', undefined],
])('the phone number %j is dialled as %j', (written, dialled) => {
  expect(internationalNumber(written)).toBe(dialled);
});

test('is kept in international form, or empty', () => {
  expect(optionalPhone.parse(' 0801 234 5678 ')).toBe('+2348012345678');
  expect(optionalPhone.parse(' ')).toBe('');
});

test.each(['call me', '<b>hi</b>', '8012345678'])('refuses "%s"', (written) => {
  const { error } = optionalPhone.safeParse(written);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a phone number such as +234 801 234 5678.',
  ]);
});
