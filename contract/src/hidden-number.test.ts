import { expect, test } from 'vitest';
import { hideNumber } from './hidden-number.ts';

test.each([
  ['08031234567', '0803 ••• 4567'],
  ['0803 123 4567', '0803 ••• 4567'],
  ['+234 (803) 123-4567', '0803 ••• 4567'],
  ['2348031234567', '0803 ••• 4567'],
  ['+44 7700 900123', '4477 ••• 0123'],
  ['8031234567', '803 ••• 4567'],
  ['1234567', '••• 4567'],
  ['Bukka 08031234567 Lagos', 'Bukka 0803 ••• 4567 Lagos'],
  ['٠٨٠٣١٢٣٤٥٦٧', '٠٨٠٣ ••• ٤٥٦٧'],
])('hides the middle of the number in %j', (handle, shown) => expect(hideNumber(handle)).toBe(shown));

test.each(['@lagosfoodie', 'Class of 2019', '@bukka_24'])('leaves %j, which has no number', (handle) =>
  expect(hideNumber(handle)).toBe(handle),
);

test('hides nothing further in what is hidden already', () =>
  expect(hideNumber(hideNumber('08031234567'))).toBe('0803 ••• 4567'));
