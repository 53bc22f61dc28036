import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuthUser } from '@/lib/auth/auth-store';
import { fakeApi, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../../test/render';
import { PasswordSection } from './password-section';

const wrong = 'The current password is not correct.';

function renderSection(): void {
  const user: AuthUser = signIn().user;
  fakeApi({
    'GET /auth/rules': succeed({ minimumPasswordLength: 8 }),
    'POST /user/change-password': refuse(400, 'current_password_wrong', wrong),
  });
  renderInApp(<PasswordSection user={user} />);
}

test('a wrong current password is said at its field, which gets the focus', async () => {
  renderSection();
  const typeInto = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  typeInto('Current password', 'wrong-password-1');
  typeInto('New password', 'harmattan-wind-52');
  typeInto('Confirm new password', 'harmattan-wind-52');
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText(wrong)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')));
  expect(shownToast()).toMatchObject({ title: 'Error', description: wrong });
});
