import type { BankAccount } from '@oja/contract/bank-account-fields';
import type { WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { proofPrompt } from '@/lib/api/proof-prompt';
import { callsOf, fakeApi, lose, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { pass, renderInApp, shownToast } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { WithdrawForm } from './withdraw-form';

const route = 'POST /withdrawals';
const options = sample<WithdrawalOptions>({
  available: 20_000,
  minimum: 1_000,
  daily_left: 10_000,
  methods: [{ method: 'bank', fee: 50, duration: '1-3 business days' }],
  cards: [],
  blocked: null,
});
const account = sample<BankAccount>({
  id: 'bank-1',
  kind: 'bank',
  bank_name: 'Zenith Bank',
  account_number: '******6789',
  account_name: 'ADA OBI',
  usable_from: null,
  actions: ['withdraw'],
});
const accounts = { 'GET /bank-accounts': succeed([account]) };
const requested = succeed({ net_amount: 4_950, destination: 'Zenith Bank ******6789' });
const onClose = vi.fn();

beforeEach(() => {
  signIn();
  vi.useFakeTimers();
  onClose.mockReset();
});

async function openForm() {
  renderInApp(
    <Dialog open>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Withdraw Funds</DialogTitle>
        <WithdrawForm options={options} onClose={onClose} />
      </DialogContent>
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('radio', { name: /Bank/ }));
  await pass(0);
}

const amountBox = () => screen.getByLabelText<HTMLInputElement>(/Amount/);

async function withdraw(amount: string) {
  fireEvent.change(amountBox(), { target: { value: amount } });
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw Funds' }));
  await pass(minimumBusyTimes.withdrawalMs);
  await pass(1);
}

test('sends the amount to the suggested account, says so, and closes', async () => {
  const calls = fakeApi({ ...accounts, [route]: requested });
  await openForm();
  await withdraw('5000');
  expect(callsOf(calls, route).map(({ body }) => body)).toEqual([
    { amount: 5_000, method: 'bank', bank_account_id: 'bank-1' },
  ]);
  expect(shownToast()?.title).toBe('Withdrawal Requested');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a refused withdrawal keeps what was typed and stays open', async () => {
  fakeApi({ ...accounts, [route]: refuse(409, 'wallet_balance_too_low', 'Your wallet holds less.') });
  await openForm();
  await withdraw('5000');
  expect(shownToast()).toMatchObject({
    title: 'Withdrawal Failed',
    description: 'Your wallet holds less.',
  });
  expect(amountBox().value).toBe('5,000');
  expect(onClose).not.toHaveBeenCalled();
});

test('after a lost answer the same order repeats its key, and another amount gets a new one', async () => {
  const calls = fakeApi({ ...accounts, [route]: lose });
  await openForm();
  for (const amount of ['5000', '5000', '6000']) await withdraw(amount);
  const [first, second, third] = callsOf(calls, route).map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('an amount beyond the limit of the day is refused without a call', async () => {
  const calls = fakeApi(accounts);
  await openForm();
  await withdraw('15000');
  expect(callsOf(calls, route)).toEqual([]);
  expect(shownToast()?.title).toBe('Invalid Amount');
});

test('a proof of presence that was cancelled shows no failure', async () => {
  const unsubscribe = proofPrompt.subscribe(() => undefined);
  fakeApi({ ...accounts, [route]: refuse(403, 'proof_required', "Please confirm that it's you.") });
  await openForm();
  const before = shownToast();
  await withdraw('5000');
  proofPrompt.settle(false);
  await pass(minimumBusyTimes.withdrawalMs);
  unsubscribe();
  expect(shownToast()).toBe(before);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw Funds' }).disabled).toBe(false);
});
