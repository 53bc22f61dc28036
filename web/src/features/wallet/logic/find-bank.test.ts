import { describe, expect, test } from 'vitest';
import { bankFieldText, filterBanks, findBank } from './find-bank';

const banks = [
  { name: 'Access Bank', code: '044' },
  { name: 'First Bank of Nigeria', code: '011' },
  { name: 'OPay Digital Services Limited (OPay)', code: '999992' },
  { name: 'Test Bank', code: '001' },
];
const names = (typed: string) => filterBanks(banks, typed).map(({ code }) => code);

describe('searching a bank', () => {
  test.each([
    ['', ['044', '011', '999992', '001']],
    ['bank', ['044', '011', '001']],
    ['FIRST nig', ['011']],
    ['t', ['001', '011', '999992']],
    ['999', ['999992']],
    ['kwik', []],
  ])('"%s" finds %j', (typed, codes) => {
    expect(names(typed)).toEqual(codes);
  });
});

test('a bank is chosen by its full name, in any letters', () => {
  expect(findBank(banks, ' test BANK ')?.code).toBe('001');
  expect(findBank(banks, 'Test')).toBeUndefined();
  expect(findBank(banks, '')).toBeUndefined();
});

test('U701: a long name is cut to 30 characters and is still that bank', () => {
  const opay = banks[2];
  if (!opay) throw new Error('The bank is missing.');
  expect(bankFieldText(opay)).toBe('OPay Digital Services Limited');
  expect(findBank(banks, bankFieldText(opay))?.code).toBe('999992');
});
