import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { callsOf, fakeApi, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import type { ReviewAccount } from '../../api';
import { ReviewAccounts } from './review-accounts';

const account = sample<ReviewAccount>({
  id: 'b1',
  bank_name: 'Test Bank',
  account_number: '******3333',
  account_name: 'OBI CHIDI',
  created_at: '2026-11-16T09:00:00.000Z',
  person: { id: 'p1', name: 'Ada Obi', email: 'ada@oja.test' },
});
const presence = '/admin/work/bank_account/b1/presence';
const decide = 'POST /admin/bank-accounts/b1/decide';
let answers: Parameters<typeof fakeApi>[0];

beforeEach(() => {
  answers = {
    'GET /admin/user': succeed(signIn({ role: 'finance', twoFactorMissing: false }).user),
    'GET /admin/bank-accounts': succeed([account]),
    [`POST ${presence}`]: succeed({ viewers: [], owner: null }),
    [`DELETE ${presence}`]: succeed(null),
  };
});

async function open(key: string) {
  renderInApp(
    <AdminAuthProvider>
      <ReviewAccounts />
    </AdminAuthProvider>,
  );
  await screen.findByText('OBI CHIDI');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return within(await screen.findByRole('alertdialog'));
}

test('by keys an account is refused, whose person reads the reason, and the next item is offered', async () => {
  const next = { kind: 'dispute', title: '@ada: Not as described', page: '/admin/transactions?case=1' };
  const calls = fakeApi({ ...answers, [decide]: succeed(null), 'GET /admin/work/next': succeed(next) });
  const question = await open('r');
  expect(question.getByText('The person reads it, and it stays in the audit log.')).toBeDefined();
  await question.findByText('Nobody works on this.');
  fireEvent.change(question.getByLabelText(/Reason/), { target: { value: 'It is your brother’s.' } });
  fireEvent.click(question.getByRole('button', { name: 'Refuse' }));
  await expect
    .poll(() => shownToast())
    .toMatchObject({ title: 'Account Refused', action: { label: 'Next: Dispute' } });
  expect(callsOf(calls, decide).map(({ body }) => body)).toEqual([
    { accept: false, account_name: 'OBI CHIDI', reason: 'It is your brother’s.' },
  ]);
});

test('the reason for accepting one stays with staff', async () => {
  fakeApi(answers);
  const question = await open('a');
  expect(question.getByText('It stays in the audit log.')).toBeDefined();
});

test('the question is about the holder that was shown, and ends when another account took its place', async () => {
  const sentence = 'The account was replaced in the meantime. Please compare the new holder.';
  const replaced = succeed([{ ...account, account_name: 'OBI NGOZI' }]);
  const calls = fakeApi({
    ...answers,
    'GET /admin/bank-accounts': [succeed([account]), replaced],
    [decide]: refuse(409, 'state_conflict', sentence),
  });
  const question = await open('a');
  expect(question.getByText(/The bank says OBI CHIDI/)).toBeDefined();
  fireEvent.change(question.getByLabelText(/Reason/), { target: { value: 'A second family name.' } });
  fireEvent.click(question.getByRole('button', { name: 'Accept' }));
  await expect.poll(() => shownToast()).toMatchObject({ description: sentence });
  expect(callsOf(calls, decide).map(({ body }) => body)).toMatchObject([{ account_name: 'OBI CHIDI' }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByText('OBI NGOZI')).toBeDefined();
});
