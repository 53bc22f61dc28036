import { describe, expect, test } from 'vitest';
import { groupCardNumber, isCardNumber, lastFour } from './card-number';

describe('U689: a card number is checked by Luhn', () => {
  test.each(['4084084084084081', '4084 0840 8408 4081', '5060666666666666666', '4111-1111-1111-1111'])(
    '%s can be one',
    (typed) => {
      expect(isCardNumber(typed)).toBe(true);
    },
  );

  test.each(['', '4084084084084082', '0000', '4084', 'abcd efgh ijkl mnop', '40840840840840814084084'])(
    '%j cannot',
    (typed) => {
      expect(isCardNumber(typed)).toBe(false);
    },
  );
});

test('only the last four digits are for sending', () => {
  expect(lastFour('4084 0840 8408 4081')).toBe('4081');
});

test.each([
  ['40840840', '4084 0840'],
  ['4084-0840x8', '4084 0840 8'],
  ['4084', '4084'],
])('%s is shown as %s', (typed, shown) => {
  expect(groupCardNumber(typed)).toBe(shown);
});
