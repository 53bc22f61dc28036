import type { Approval } from '@oja/contract/approvals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { callsOf, fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { Component as ApprovalsPage } from './approvals-page';

const approval = sample<Approval>({
  id: 'p1',
  kind: 'wallet_adjustment',
  status: 'waiting',
  subject: 'Grace Okon (grace@oja.test)',
  page: null,
  amount: null,
  facts: [],
  reason: 'For the long wait.',
  proposed_by: { id: 'b', name: 'Bisi Alabi' },
  proposed_at: '2026-11-18T09:00:00.000Z',
  lapses_at: '2026-11-20T09:00:00.000Z',
  actions: ['approve', 'decline'],
});

const renderPage = () =>
  renderInApp(
    <AdminAuthProvider>
      <ApprovalsPage />
    </AdminAuthProvider>,
  );
const presence = {
  'POST /admin/work/approval/p1/presence': succeed({ viewers: [], owner: null }),
  'DELETE /admin/work/approval/p1/presence': succeed(null),
};

test('focus stays in the list when an answered proposal leaves it', async () => {
  const { user } = signIn({ role: 'admin', twoFactorMissing: false });
  fakeApi({
    'GET /admin/user': succeed(user),
    'GET /admin/approvals': [succeed([approval], { next_cursor: null }), succeed([], { next_cursor: null })],
    'POST /admin/approvals/p1/approve': succeed(null),
    'GET /admin/work/next': succeed(null),
    ...presence,
  });
  renderPage();
  const approve = await screen.findByRole('button', { name: /^Approve/ });
  act(() => approve.focus());
  fireEvent.click(approve);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
  const nothing = await screen.findByText('Nothing waits for approval');
  await expect.poll(() => document.activeElement?.contains(nothing)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('keys walk to a proposal, show who owns it, and open the dialog of its button', async () => {
  signIn({ role: 'admin', twoFactorMissing: false });
  const calls = fakeApi({
    'GET /admin/approvals': succeed([approval], { next_cursor: null }),
    ...presence,
  });
  renderPage();
  await screen.findByRole('button', { name: /^Decline/ });
  fireEvent.keyDown(document.body, { key: 'j' });
  await screen.findByText('Nobody works on this.');
  expect(callsOf(calls, 'POST /admin/work/approval/p1/presence')).toHaveLength(1);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'd' });
  expect(await screen.findByRole('alertdialog', { name: 'Decline this proposal?' })).toBeDefined();
});

test('a name among the facts leads to the page of the person', async () => {
  signIn({ role: 'admin', twoFactorMissing: false });
  const facts = [
    { name: 'Buyer', value: 'Yusuf Garba', person_id: 'u1' },
    { name: 'Platform', value: 'Instagram' },
  ];
  fakeApi({
    'GET /admin/approvals': succeed([{ ...approval, facts }], { next_cursor: null }),
    ...presence,
  });
  renderPage();
  const buyer = await screen.findByRole('link', { name: 'Yusuf Garba' });
  expect(buyer.getAttribute('href')).toBe('/admin/users/u1');
  expect(screen.queryByRole('link', { name: 'Instagram' })).toBeNull();
});
