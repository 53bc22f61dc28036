import { describe, expect, test } from 'vitest';
import { toCsv } from './csv';

describe('a CSV file', () => {
  test('quotes text, doubles quotes and ends every row', () => {
    expect(
      toCsv([
        ['Date', 'Amount'],
        ['a "b", c', 1500.5],
      ]),
    ).toBe('"Date","Amount"\r\n"a ""b"", c",1500.5\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\n=x', '＝1'])(
    'E12: %j is no formula any more',
    (text) => {
      expect(toCsv([[text]])).toBe(`"'${text}"\r\n`);
    },
  );

  test('E12: amounts stay numbers, also below zero', () => {
    expect(toCsv([[-1500.05, 0, 1e9]])).toBe('-1500.05,0,1000000000\r\n');
  });

  test('an unknown amount is an empty cell', () => {
    expect(toCsv([[Number.NaN]])).toBe('\r\n');
  });
});
