import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuthUser } from '@/lib/auth/auth-store';
import { type Answer, fakeApi, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../../test/render';
import { PasswordSection } from './password-section';

const wrong = 'The current password is not correct.';

function changeWith(currentPassword: string, answer: Answer) {
  const user: AuthUser = signIn().user;
  fakeApi({
    'GET /auth/rules': succeed({ minimumPasswordLength: 8 }),
    'POST /user/change-password': answer,
    'GET /user/sessions': succeed([]),
  });
  const { queryClient } = renderInApp(<PasswordSection user={user} />);
  const typeInto = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  typeInto('Current password', currentPassword);
  typeInto('New password', 'harmattan-wind-52');
  typeInto('Confirm new password', 'harmattan-wind-52');
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  return { sent: () => queryClient.getMutationCache().getAll() };
}

test('no password stays in memory once it was changed', async () => {
  const { sent } = changeWith('suya-and-salt-9', succeed(null));
  await waitFor(() => expect(shownToast()?.title).toBe('Password Changed'));
  await waitFor(() => expect(sent()).toEqual([]));
});

test('a wrong current password is said at its field, which gets the focus', async () => {
  const { sent } = changeWith('wrong-password-1', refuse(400, 'current_password_wrong', wrong));
  expect(await screen.findByText(wrong)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')));
  expect(shownToast()).toMatchObject({ title: 'Error', description: wrong });
  await waitFor(() => expect(sent()).toEqual([]));
});
