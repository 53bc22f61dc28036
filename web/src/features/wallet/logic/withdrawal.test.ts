import type { Withdrawal, WithdrawalStatus } from '@oja/contract/payouts';
import { describe, expect, test } from 'vitest';
import {
  afterLinking,
  another,
  emptyWithdrawal,
  feeOf,
  groupCardNumber,
  isCardNumber,
  lastFour,
  latestWithdrawals,
  minimumWithdrawalText,
  newDestinationOf,
  orderOf,
  receivedAmount,
  type WithdrawalForm,
  withdrawalForm,
} from './withdrawal';

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

const limits = {
  available: 5_000,
  minimum: 100,
  daily_left: 4_000,
  methods: [
    { method: 'bank' as const, fee: 50, duration: '1-3 business days' },
    { method: 'card' as const, fee: 25, duration: 'Instant' },
    { method: 'mobile' as const, fee: 30, duration: 'Instant' },
  ],
};
const toBank: WithdrawalForm = { ...emptyWithdrawal, amount: '1000', method: 'bank', bankAccountId: 'a-1' };
const newAccount = {
  bankAccountId: another,
  bankName: 'Test Bank',
  accountNumber: '0123456789',
  accountName: 'Ada Obi',
} as const;
const newWallet = {
  method: 'mobile',
  mobileWalletId: another,
  mobileProvider: '999992',
  mobileNumber: '0801 234-5678',
} as const;
/** The field and its sentence. */
function refusal(change: Partial<WithdrawalForm>) {
  const [issue] = withdrawalForm(limits).safeParse({ ...toBank, ...change }).error?.issues ?? [];
  return issue && { field: issue.path[0], message: issue.message };
}

describe('the amount of a withdrawal', () => {
  test.each(['0', '-1', '', '5000.01', '12.345', 'abc', '1e3'])(
    'U678 to U681: %j is refused in the specified words',
    (amount) => {
      expect(refusal({ amount })).toEqual({
        field: 'amount',
        message: 'Please enter a valid amount within your available balance.',
      });
    },
  );

  test.each([
    ['bank', '149.99', '150'],
    ['card', '124.99', '125'],
    ['mobile', '129.99', '130'],
  ] as const)('U682, U683: by %s the minimum must arrive after the fee', (method, short, enough) => {
    expect(refusal({ method, amount: short })).toMatchObject({ message: 'Minimum withdrawal: ₦100' });
    expect(refusal({ method, amount: enough })?.field).not.toBe('amount');
  });

  test('names what is left of the day', () => {
    expect(refusal({ amount: '4000.01' })?.message).toBe('You can withdraw ₦4,000 more today.');
    expect(refusal({ amount: '4000' })).toBeUndefined();
  });

  test('the minimum is written as specified', () => {
    expect(minimumWithdrawalText(100)).toBe('Minimum withdrawal: ₦100');
    expect(minimumWithdrawalText(1_250.5)).toBe('Minimum withdrawal: ₦1,250.50');
  });
});

describe('where the money goes', () => {
  const missing = 'Please fill in all required fields.';

  test.each([
    ['U684', { method: '' }, 'method'],
    ['no account', { bankAccountId: '' }, 'bankAccountId'],
    ['U686', { ...newAccount, bankName: ' ' }, 'bankName'],
    ['U687', { ...newAccount, accountNumber: '' }, 'accountNumber'],
    ['U688', { ...newAccount, accountName: ' ' }, 'accountName'],
    ['no wallet', { method: 'mobile' }, 'mobileWalletId'],
    ['U689', { method: 'card', cardNumber: ' ' }, 'cardNumber'],
    ['U690', { ...newWallet, mobileNumber: '' }, 'mobileNumber'],
    ['a provider', { ...newWallet, mobileProvider: '' }, 'mobileProvider'],
  ] as const)('%s: %j asks for what is missing', (_ids, change, field) => {
    expect(refusal(change)).toEqual({ field, message: missing });
  });

  test('a card number that cannot be one is refused before anything is sent', () => {
    expect(refusal({ method: 'card', cardNumber: '4084 0840 8408 4082' })).toEqual({
      field: 'cardNumber',
      message: 'Please enter a valid card number.',
    });
  });

  test.each(['0801', 'abcdefghij', '+1 555 010 0100'])('%j is no Nigerian mobile number', (mobileNumber) => {
    expect(refusal({ ...newWallet, mobileNumber })).toEqual({
      field: 'mobileNumber',
      message: 'Please enter a Nigerian mobile number.',
    });
  });
});

describe('U685: what is sent', () => {
  test('bank: the chosen account', () => {
    expect(orderOf(toBank)).toEqual({ amount: 1_000, method: 'bank', bank_account_id: 'a-1' });
  });

  test('card: the last four digits and not one more', () => {
    const order = orderOf({ ...toBank, method: 'card', cardNumber: '4084 0840 8408 4081' });
    expect(order).toEqual({ amount: 1_000, method: 'card', card_last4: '4081' });
  });

  test('mobile: the chosen wallet', () => {
    expect(orderOf({ ...toBank, method: 'mobile', mobileWalletId: 'm-1' })).toEqual({
      amount: 1_000,
      method: 'mobile',
      bank_account_id: 'm-1',
    });
  });
});

describe('a destination that is not linked yet', () => {
  const banks = [{ name: 'Test Bank', code: '001' }];

  test('is linked with the three specified fields, or with provider and number without gaps', () => {
    expect(newDestinationOf({ ...toBank, ...newAccount }, banks)).toEqual({
      kind: 'bank',
      account: {
        bankName: 'Test Bank',
        bankCode: '001',
        accountNumber: '0123456789',
        accountName: 'Ada Obi',
      },
    });
    expect(newDestinationOf({ ...toBank, ...newWallet }, banks)).toEqual({
      kind: 'mobile',
      wallet: { mobile_provider: '999992', mobile_number: '08012345678' },
    });
  });

  test('is not asked for when a linked one is chosen, or by card', () => {
    expect(newDestinationOf(toBank, banks)).toBeUndefined();
    expect(newDestinationOf({ ...toBank, ...newAccount, method: 'card' }, banks)).toBeUndefined();
  });

  test('is chosen afterwards only if money can go there now', () => {
    const account = {
      id: 'a-2',
      kind: 'bank',
      bank_name: 'Test Bank',
      bank_code: '001',
      account_number: '******6789',
      account_name: 'ADA OBI',
      is_primary: false,
      status: 'active',
      usable_from: null,
      created_at: '2026-03-04T12:00:00Z',
    } as const;
    const typed = { ...toBank, ...newAccount };
    const emptied = { bankName: '', accountNumber: '', accountName: '', amount: '1000' };
    expect(afterLinking(typed, { ...account, actions: ['withdraw'] })).toMatchObject({
      ...emptied,
      bankAccountId: 'a-2',
    });
    expect(afterLinking(typed, { ...account, actions: [] })).toMatchObject({ ...emptied, bankAccountId: '' });
    const wallet = { ...account, kind: 'mobile' as const, actions: ['withdraw' as const] };
    expect(afterLinking({ ...toBank, ...newWallet }, wallet)).toMatchObject({
      mobileWalletId: 'a-2',
      mobileNumber: '',
    });
  });
});

test.each([
  [1_000, 'bank', 950],
  [1_000, 'card', 975],
  [1_000.3, 'mobile', 970.3],
  [20, 'bank', 0],
] as const)('U882, U883: of %d by %s the person receives %d', (amount, method, received) => {
  expect(receivedAmount(amount, feeOf(method, limits))).toBe(received);
});

const withdrawal = (id: string, status: WithdrawalStatus): Withdrawal => ({
  id,
  method: 'bank',
  amount: 1_000,
  fee: 50,
  net_amount: 950,
  destination: 'Test Bank ******6789',
  status,
  note: null,
  reference: `wd_${id}`,
  created_at: '2026-03-04T12:00:00.000Z',
  settled_at: null,
  release_due_at: null,
  actions: [],
});

test('shows all that is under way and the last three that ended, in their order', () => {
  const list = (['paid', 'requested', 'failed', 'cancelled', 'paid', 'sending'] as const).map(
    (status, index) => withdrawal(String(index), status),
  );
  expect(latestWithdrawals(list).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '5']);
});
