import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of a CSV file', () => {
  test('quotes text where it must, doubles quotes and ends', () => {
    expect(csvLine(['Date', 'a "b", c', 'two\nlines', 1500.5, null])).toBe(
      'Date,"a ""b"", c","two\nlines",1500.5,\r\n',
    );
  });

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    "@cmd|' /C calc'!B",
    '@',
    '\tx',
    '\rx',
    '＝1',
    '＋1',
    '－1',
    '＠x',
  ])('%j is no formula any more', (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  });

  test.each([
    ["a;=cmd|' /C calc'!B;", "a;'=cmd|' /C calc'!B;"],
    ['a\t+1\r\n-1\n@x', "a\t'+1\r\n'-1\n'@x"],
    ['@a\n＝x', "'@a\n'＝x"],
    ['\n=x', "'\n'=x"],
  ])('nor is %j where the semicolon divides cells', (text, harmless) => {
    expect(csvLine([text])).toBe(`"${harmless}"\r\n`);
  });

  test('a semicolon in a sentence changes nothing', () => {
    expect(csvLine(['Paid; 5 - 3 = 2; + tax'])).toBe('Paid; 5 - 3 = 2; + tax\r\n');
  });

  test.each(['@lagosfoodie', '@ada.obi_1', '@the-chef', 'ada@obi.test'])('%s stays as it is', (handle) => {
    expect(csvLine([handle])).toBe(`${handle}\r\n`);
  });

  test('amounts stay numbers, also below zero', () => {
    expect(csvLine([-1500.05, 0, 1e9])).toBe('-1500.05,0,1000000000\r\n');
  });

  test('an unknown amount is an empty cell', () => {
    expect(csvLine([Number.NaN])).toBe('\r\n');
  });
});
