import { describe, expect, test } from 'vitest';
import { personName } from './text.ts';

const accepts = (name: string) => personName(80).safeParse(name).success;

describe('the name of a person', () => {
  test.each([
    'Dr. Chidi Okonkwo Jr.',
    "O'Brien",
    'Adé-Bayo',
    'J.P. Okoro',
    'Chief (Mrs.) Ngozi Eze, OFR',
    'Ọláyínká Adébọ̀wálé',
    'St. Mary',
    'ada_obi 2',
    'Person 7',
    '👩‍👩‍👧‍👦',
    'آدا‌اوبی',
  ])('may be %s', (name) => {
    expect(accepts(name)).toBe(true);
  });

  test.each([
    'Urgent: account locked. Sign in at oja-secure.com/verify within 1 hour',
    'oja-secure.com',
    'oja-secure .com',
    'oja。com',
    'oja．com',
    'oja.\u200bcom',
    'https://evil.example',
    'www.evil.ng',
    'ada@evil.example',
    'Ada\nObi',
    'Ada\u2028Obi',
    'Ada <b>Obi</b>',
    '\u200b\u200d',
    '\u2800',
    '\u3164',
    '\u0301',
    '\u202eibO adA',
    'Ada\u2066Obi',
  ])('may not be %j', (name) => {
    expect(accepts(name)).toBe(false);
  });

  test('is refused with a sentence about what to do', () => {
    const refused = personName(80).safeParse('Ada\nObi oja.com');
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      'Please write the name in one line.',
      'Please leave out web and e-mail addresses, and put a space after a dot.',
    ]);
  });
});

test('a name has single blanks inside', () => {
  expect(personName(40).parse('  Ada   Obi ')).toBe('Ada Obi');
});
