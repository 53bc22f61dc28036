import type { AuditLogEntry, AuditLogEntryDetails } from '@oja/contract/audit-log';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { Component as AuditLogPage } from './audit-log-page';

const entry: AuditLogEntry = {
  id: 'e1',
  position: 2,
  happened_at: '2026-11-19T09:00:00.000Z',
  actor: { id: 'a', label: 'amara@oja.test', name: 'Amara Okafor' },
  action: 'user.suspended',
  subject: { kind: 'user', id: 'u1', label: 'Grace Okon', page: '/admin/users/u1' },
  address: null,
  reason: 'Sold the same account twice.',
  before: null,
  after: null,
};
const earlier: AuditLogEntry = { ...entry, id: 'e2', position: 1, action: 'listing.approved' };
const details = (line: AuditLogEntry): AuditLogEntryDetails => ({ ...line, people: {} });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('keys walk to an entry, open it, and show the next one in its dialog', async () => {
  const { user } = signIn({ role: 'admin', twoFactorMissing: false });
  fakeApi({
    'GET /admin/user': succeed(user),
    'GET /admin/audit': succeed([entry, earlier], { next_cursor: null, total: 2, total_is_exact: true }),
    'GET /admin/audit/overview': succeed({ actors: [], last_check: null }),
    'GET /admin/audit/e1': succeed(details(entry)),
    'GET /admin/audit/e2': succeed(details(earlier)),
  });
  renderInApp(
    <AdminAuthProvider>
      <AuditLogPage />
    </AdminAuthProvider>,
  );
  await screen.findByRole('button', { name: 'User suspended' });
  press('j');
  press('o');
  await screen.findByRole('dialog', { name: 'User suspended' });
  press('j');
  expect(await screen.findByRole('dialog', { name: 'Listing approved' })).toBeDefined();
});
