import type { OpenChargeback } from '@oja/contract/chargebacks';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { callsOf, fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { Chargebacks } from './chargebacks';

const chargeback = sample<OpenChargeback>({
  id: 'c1',
  reference: 'fund-1',
  person: { id: 'p1', name: 'Ada Obi', email: 'ada@oja.test' },
  amount: 900,
  held: 400,
  opened_at: '2026-11-16T09:00:00.000Z',
  due_at: '2026-11-17T01:00:00.000Z',
  answer: null,
});
const presence = '/admin/work/chargeback/c1/presence';
const send = 'POST /admin/chargebacks/c1/answer';

function show(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({
    'GET /admin/user': succeed(signIn({ role: 'finance', twoFactorMissing: false }).user),
    'GET /admin/chargebacks': succeed([chargeback]),
    [`POST ${presence}`]: succeed({ viewers: [], owner: null }),
    [`DELETE ${presence}`]: succeed(null),
    ...answers,
  });
  renderInApp(
    <AdminAuthProvider>
      <Chargebacks />
    </AdminAuthProvider>,
  );
  return calls;
}

test.each([
  ['r', 'contested', 'Did you contest it on Paystack?'],
  ['a', 'accepted', 'Did you accept it on Paystack?'],
])('key %s records the answer %s, and the next item is offered', async (key, answer, title) => {
  const next = { kind: 'dispute', title: '@ada: Not as described', page: '/admin/transactions?case=1' };
  const calls = show({ [send]: succeed(null), 'GET /admin/work/next': succeed(next) });
  await screen.findByText('₦400.00 held');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await question.findByText('Nobody works on this.');
  fireEvent.change(question.getByLabelText(/Reason/), { target: { value: 'Handed over on Monday.' } });
  fireEvent.click(question.getByRole('button', { name: 'Record Answer' }));
  await expect
    .poll(() => shownToast())
    .toMatchObject({ title: 'Answer Recorded', action: { label: 'Next: Dispute' } });
  expect(callsOf(calls, send).map(({ body }) => body)).toEqual([
    { answer, reason: 'Handed over on Monday.' },
  ]);
});

test('one that is answered waits for the bank and takes no other answer', async () => {
  const answer = {
    answer: 'contested',
    reason: 'Handed over on Monday.',
    by: 'Sadiq Bala',
    by_id: 's1',
    at: '2026-11-16T10:00:00.000Z',
  } as const;
  show({ 'GET /admin/chargebacks': succeed([{ ...chargeback, answer }]) });
  expect(await screen.findByText(/Waits for the bank/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sadiq Bala' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Contest/ })).toBeNull();
});
