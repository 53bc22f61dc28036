import type { DeskThread } from '@oja/contract/admin-support';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowDetails } from '@/components/list-keys/is-covered';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { useItemKeys } from '@/shared/work/use-work-keys';
import { fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { ReplyForm } from './reply-form';

const ticket = sample<DeskThread>({
  id: 'ticket-1',
  person: sample<DeskThread['person']>({ name: 'Obi' }),
});

function Page() {
  useItemKeys({ kind: 'ticket', id: ticket.id });
  return (
    <div {...rowDetails}>
      <ReplyForm ticket={ticket} />
    </div>
  );
}

test('R focuses the answer, not the menu of canned replies above it', () => {
  const { user } = signIn({ name: 'Sade', role: 'support', twoFactorMissing: false });
  fakeApi({ 'GET /admin/user': succeed(user), 'GET /admin/canned-replies': succeed([]) });
  renderInApp(
    <AdminAuthProvider>
      <Page />
    </AdminAuthProvider>,
  );
  fireEvent.keyDown(window, { key: 'r' });
  expect(document.activeElement).toBe(screen.getByLabelText('Answer to Obi'));
});
