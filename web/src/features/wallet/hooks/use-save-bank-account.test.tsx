import type { BankAccount } from '@oja/contract/bank-account-fields';
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proofPrompt } from '@/lib/api/proof-prompt';
import { fakeApi, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { useSaveBankAccount } from './use-save-bank-account';

beforeEach(() => void signIn());

const linkRoute = 'POST /bank-accounts';
const updateRoute = 'PUT /bank-accounts/account-1';
const typed = { bankName: 'Test Bank', accountNumber: '0123456789', accountName: 'ADA OBI' };
const saved = { id: 'account-1', bank_name: 'Test Bank', account_number: '******6789', status: 'verified' };
const ready = succeed({ ...saved, usable_from: null });

async function save(values: Partial<typeof typed>, account?: BankAccount) {
  const onDone = vi.fn();
  const { result } = renderHookInApp(() => useSaveBankAccount({ account, onDone }));
  await act(async () => result.current.save({ ...typed, ...values }));
  return onDone;
}

test('links a new account and closes the form', async () => {
  const calls = fakeApi({ [linkRoute]: ready });
  const onDone = await save({});
  expect(calls.map(({ route, body }) => [route, body])).toEqual([[linkRoute, typed]]);
  expect(shownToast()).toMatchObject({
    title: 'Bank Account Linked Successfully!',
    description: 'Test Bank ******6789 is ready.',
  });
  expect(onDone).toHaveBeenCalledOnce();
});

test('replaces the given account, and says from when money can go there', async () => {
  const calls = fakeApi({ [updateRoute]: succeed({ ...saved, usable_from: '2126-01-01T09:00:00.000Z' }) });
  const onDone = await save({}, sample<BankAccount>({ id: 'account-1' }));
  expect(calls.map(({ route, body }) => [route, body])).toEqual([[updateRoute, typed]]);
  expect(shownToast()).toMatchObject({
    title: 'Bank Account Updated!',
    description: 'Withdrawals to it are possible from Jan 1, 2126, 10:00 AM (Lagos time).',
  });
  expect(onDone).toHaveBeenCalledOnce();
});

test('keeps the form open when the account is refused, and says why', async () => {
  fakeApi({ [linkRoute]: refuse(422, 'holder_mismatch', 'The account belongs to another person.') });
  const onDone = await save({});
  expect(shownToast()).toMatchObject({
    title: 'Verification Failed',
    description: 'The account belongs to another person.',
    variant: 'destructive',
  });
  expect(onDone).not.toHaveBeenCalled();
});

test('reports nothing when the person closed the question for a proof', async () => {
  fakeApi({ [linkRoute]: refuse(403, 'proof_required', "Please confirm that it's you.") });
  const leave = proofPrompt.subscribe(() => undefined);
  const before = shownToast();
  const onDone = await save({});
  await act(async () => proofPrompt.settle(false));
  leave();
  expect(shownToast()).toBe(before);
  expect(onDone).not.toHaveBeenCalled();
});
