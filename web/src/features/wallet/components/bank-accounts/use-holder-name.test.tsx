import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, holdAnswer, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { renderHookInApp } from '../../../../../test/render';
import { useHolderName } from './use-holder-name';

const route = 'POST /bank-accounts/resolve';
const bank = { name: 'Zenith Bank', code: '057' };
const holder = (account_name: string) => succeed({ account_name });

beforeEach(() => {
  signIn();
});

function renderForm() {
  const form = { name: '' };
  const { result, rerender } = renderHookInApp(
    ({ accountNumber }: { accountNumber: string }) =>
      useHolderName({
        bank,
        accountNumber,
        writeName: (name) => {
          form.name = name;
        },
      }),
    { initialProps: { accountNumber: '' } },
  );
  return { form, holder: result, enter: (accountNumber: string) => rerender({ accountNumber }) };
}

test('asks the bank once the number is complete and fills the name in', async () => {
  const calls = fakeApi({ [route]: holder('ADA OBI') });
  const { form, enter } = renderForm();
  enter('01234567');
  enter('0123456789');
  await waitFor(() => expect(form.name).toBe('ADA OBI'));
  expect(calls.map(({ body }) => body)).toEqual([{ bankCode: '057', accountNumber: '0123456789' }]);
});

test("the bank's name replaces what was typed, and is fixed from then on", async () => {
  const held = holdAnswer();
  fakeApi({ [route]: held.answer });
  const { form, holder: state, enter } = renderForm();
  enter('0123456789');
  form.name = 'Somebody Else';
  expect(state.current.isKnown).toBe(false);
  held.release(holder('ADA OBI'));
  await waitFor(() => expect(form.name).toBe('ADA OBI'));
  expect(state.current.isKnown).toBe(true);
});

test('replaces a name that was filled in for another number', async () => {
  fakeApi({ [route]: [holder('ADA OBI'), holder('EVE EZE')] });
  const { form, enter } = renderForm();
  enter('0123456789');
  await waitFor(() => expect(form.name).toBe('ADA OBI'));
  enter('9876543210');
  await waitFor(() => expect(form.name).toBe('EVE EZE'));
});

test('the answer to an older number does not fill in the name of the newer one', async () => {
  const older = holdAnswer();
  fakeApi({ [route]: [older.answer, holder('EVE EZE')] });
  const { form, enter } = renderForm();
  enter('0123456789');
  enter('9876543210');
  await waitFor(() => expect(form.name).toBe('EVE EZE'));
  older.release(holder('ADA OBI'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(form.name).toBe('EVE EZE');
});

test('writes nothing when the bank does not know the account', async () => {
  fakeApi({ [route]: refuse(422, 'account_unresolved', 'No such account.') });
  const { form, holder: state, enter } = renderForm();
  enter('0123456789');
  await waitFor(() => expect(state.current.error?.message).toBe('No such account.'));
  expect(state.current.isKnown).toBe(false);
  expect(form.name).toBe('');
});
