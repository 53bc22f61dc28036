import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import type { NewDestination } from '../logic/withdrawal';
import { useLinkDestination } from './use-link-destination';

beforeEach(() => void signIn());

const bank = {
  kind: 'bank',
  account: { bankName: 'Test Bank', bankCode: '057', accountNumber: '0123456789', accountName: 'ADA OBI' },
} as const satisfies NewDestination;
const mobile = {
  kind: 'mobile',
  wallet: { mobile_provider: '999992', mobile_number: '08031234567' },
} as const satisfies NewDestination;
const linked = {
  id: 'destination-1',
  bank_name: 'Test Bank',
  account_number: '0123456789',
  status: 'verified',
  usable_from: null,
};

function renderLinking() {
  const { result } = renderHookInApp(() => useLinkDestination());
  return (wanted: NewDestination) => act(() => result.current.link(wanted));
}

test.each([
  [bank, 'POST /bank-accounts', 'Bank Account Linked Successfully!', bank.account],
  [mobile, 'POST /mobile-wallets', 'Mobile Wallet Linked Successfully!', mobile.wallet],
])(
  'links a destination where it belongs and says that it is ready (%#)',
  async (wanted, route, title, body) => {
    const calls = fakeApi({ [route]: succeed(linked) });
    expect(await renderLinking()(wanted)).toMatchObject({ id: 'destination-1' });
    expect(calls.map((call) => call.body)).toEqual([body]);
    expect(shownToast()).toMatchObject({ title, description: 'Test Bank 0123456789 is ready.' });
  },
);

test('says from when money can go there', async () => {
  fakeApi({ 'POST /bank-accounts': succeed({ ...linked, usable_from: '2126-01-01T09:00:00.000Z' }) });
  await renderLinking()(bank);
  expect(shownToast()?.description).toBe(
    'Withdrawals to it are possible from Jan 1, 2126, 10:00 AM (Lagos time).',
  );
});

test.each([
  [
    refuse(422, 'holder_mismatch', 'The account belongs to somebody else.'),
    'The account belongs to somebody else.',
  ],
  [lose, 'Network error. Please check your connection and try again.'],
])('links nothing when it is refused or lost, and says so (%#)', async (answer, description) => {
  fakeApi({ 'POST /bank-accounts': answer });
  expect(await renderLinking()(bank)).toBeUndefined();
  expect(shownToast()).toMatchObject({ title: 'Verification Failed', description, variant: 'destructive' });
});
