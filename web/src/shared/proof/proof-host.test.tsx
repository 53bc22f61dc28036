import { payoutEndpoints } from '@oja/contract/payouts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ProofCancelled } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/call-api';
import { authStore } from '@/lib/auth/auth-store';
import { callsOf, fakeApi, holdAnswer, refuse, signIn, succeed } from '../../../test/fake-api';
import { ProofHost } from './proof-host';

const order = { amount: 1_000, method: 'bank', bank_account_id: 'bank-1' } as const;
const withdrawRoute = 'POST /withdrawals';
const proofRoute = 'POST /user/proof';
const needsProof = refuse(403, 'proof_required', "Please confirm that it's you.");
const wrongPassword = refuse(403, 'password_wrong', 'The password is not correct.');
const requested = succeed({ id: 'withdrawal-1' });

beforeEach(() => {
  signIn();
  render(<ProofHost />);
});

/** Makes a call that is refused, and resolves once the dialog is open. */
async function askForProof() {
  let outcome: unknown;
  const call = callApi(payoutEndpoints.requestWithdrawal, { body: order, idempotencyKey: 'key-1' });
  const settled = call.then(
    ({ data }) => {
      outcome = data.id;
    },
    (error: unknown) => {
      outcome = error;
    },
  );
  await screen.findByRole('dialog');
  return { outcome: () => outcome, settled };
}

function confirm(label: string, proof: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: proof } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

test('asks for the password, repeats the call as it was, and closes', async () => {
  const calls = fakeApi({ [withdrawRoute]: [needsProof, requested], [proofRoute]: succeed(null) });
  const { outcome, settled } = await askForProof();
  expect(screen.getByRole('dialog').textContent).toContain('We will not ask again for 10 minutes.');
  confirm('Password', 'secret words');
  await settled;
  expect(outcome()).toBe('withdrawal-1');
  expect(callsOf(calls, proofRoute).map(({ body }) => body)).toEqual([{ password: 'secret words' }]);
  const [first, second] = callsOf(calls, withdrawRoute);
  expect(second).toEqual(first);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('stays open after a wrong password, and the call waits for the right one', async () => {
  const calls = fakeApi({
    [withdrawRoute]: [needsProof, requested],
    [proofRoute]: [wrongPassword, succeed(null)],
  });
  const { outcome, settled } = await askForProof();
  confirm('Password', 'wrong words');
  await screen.findByText('The password is not correct.');
  expect(callsOf(calls, withdrawRoute)).toHaveLength(1);
  confirm('Password', 'secret words');
  await settled;
  expect(outcome()).toBe('withdrawal-1');
});

test('sends no empty password', async () => {
  const calls = fakeApi({ [withdrawRoute]: needsProof, [proofRoute]: succeed(null) });
  await askForProof();
  confirm('Password', '');
  await screen.findByText('Please enter your password.');
  expect(callsOf(calls, proofRoute)).toEqual([]);
});

test('Cancel ends the call without repeating it', async () => {
  const calls = fakeApi({ [withdrawRoute]: needsProof });
  const { outcome, settled } = await askForProof();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await settled;
  expect(outcome()).toBeInstanceOf(ProofCancelled);
  expect(calls).toHaveLength(1);
});

test('is cancelled when the session ends in another tab', async () => {
  const calls = fakeApi({ [withdrawRoute]: needsProof });
  const { outcome, settled } = await askForProof();
  act(() => authStore.clear());
  await settled;
  expect(outcome()).toBeInstanceOf(ProofCancelled);
  expect(calls).toHaveLength(1);
});

test('asks for a code when two-factor sign-in was switched on elsewhere', async () => {
  const held = holdAnswer();
  const calls = fakeApi({
    [withdrawRoute]: [needsProof, requested],
    [proofRoute]: [held.answer, succeed(null)],
  });
  const { outcome, settled } = await askForProof();
  confirm('Password', 'secret words');
  held.release(refuse(403, 'proof_code_required', 'Please enter a code.'));
  await screen.findByText('Please enter a code.');
  confirm('Six-digit code', '123 456');
  await settled;
  expect(outcome()).toBe('withdrawal-1');
  expect(callsOf(calls, proofRoute)[1]?.body).toEqual({ code: '123456' });
});
