import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AuthProvider } from '@/lib/auth/auth-provider';
import { fakeApi, lose, signIn, succeed } from '../../../test/fake-api';
import { renderInApp } from '../../../test/render';
import { MeSheet } from './me-sheet';

function renderSheet() {
  const { user } = signIn();
  renderInApp(
    <AuthProvider>
      <MeSheet user={user} pages={[]} open onOpenChange={() => undefined} />
    </AuthProvider>,
  );
}

const session = { 'GET /user': lose };

test('the sheet of a phone shows the available balance', async () => {
  fakeApi({ ...session, 'GET /wallet/stats': succeed([{ value: 460_000 }]) });
  renderSheet();
  expect((await screen.findByText('Available balance')).parentElement?.textContent).toBe(
    'Available balance₦460,000.00',
  );
});

test('it shows none while the balance is not known', async () => {
  fakeApi({ ...session, 'GET /wallet/stats': lose });
  renderSheet();
  await screen.findByRole('link', { name: 'Profile' });
  expect(screen.queryByText('Available balance')).toBeNull();
});
