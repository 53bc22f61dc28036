import type { StaffCase } from '@oja/contract/disputes';
import type { Appeal, Ruling } from '@oja/contract/ruling-fields';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { callsOf, fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { CaseRulings } from './case-rulings';

const ruling = sample<Ruling>({
  id: 'r1',
  type: 'replacement',
  status: 'executed',
  rule: null,
  details: 'The new credentials work.',
  evidence: [],
  decided_at: '2026-11-18T09:00:00.000Z',
});
const file = sample<StaffCase>({
  rulings: [ruling],
  statements: [],
  settlements: [],
  actions: [],
  appeal: null,
  decided_by: 'Amara Okafor',
  decided_by_id: 'a',
});
const appeal = sample<Appeal>({
  by: 'buyer',
  status: 'open',
  text: 'It does not work.',
  opened_at: '2026-11-18T10:00:00.000Z',
  decided_at: null,
});

test.each([
  ['Decided by Amara Okafor.', null],
  ['First decided by Amara Okafor.', appeal],
])('names the one who decided: %s', async (sentence, against) => {
  const { user } = signIn({ role: 'admin', twoFactorMissing: false });
  fakeApi({ 'GET /admin/user': succeed(user) });
  renderInApp(
    <AdminAuthProvider>
      <CaseRulings file={{ ...file, appeal: against }} />
    </AdminAuthProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Amara Okafor' });
  expect(link.parentElement?.textContent).toBe(sentence);
});

test('takes a decision back that waits, once a reason is given', async () => {
  const { user } = signIn({ role: 'admin', twoFactorMissing: false });
  const route = 'POST /admin/disputes/p1/ruling/take-back';
  const taken = { ...file, id: 'p1', reference: 'TXN-1042', actions: [] };
  const calls = fakeApi({ 'GET /admin/user': succeed(user), [route]: succeed(taken) });
  const waiting = { ...ruling, type: 'favor_seller', status: 'waiting', appeal_until: null } as const;
  renderInApp(
    <AdminAuthProvider>
      <CaseRulings file={{ ...taken, rulings: [waiting], actions: ['take_back_ruling'] }} />
    </AdminAuthProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Take the decision back' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'A bank asks.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(callsOf(calls, route)).toHaveLength(1));
  expect(callsOf(calls, route)[0]?.body).toEqual({ reason: 'A bank asks.' });
});
