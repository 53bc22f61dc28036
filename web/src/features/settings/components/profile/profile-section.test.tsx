import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LeaveGuard } from '@/components/shell/leave-guard';
import { NavigationGuard } from '@/components/shell/navigation-guard';
import { callsOf, fakeApi, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { ProfileSection } from './profile-section';

const photoRoute = 'PUT /user/avatar';
const profileRoute = 'PUT /user';

function renderProfile(saved: ReturnType<typeof succeed>) {
  const { user } = signIn({
    nickname: 'ada',
    bio: '',
    phone: '',
    whatsapp: '',
    telegram: '',
    emailConfirmed: true,
  });
  const calls = fakeApi({
    [profileRoute]: saved,
    [photoRoute]: succeed({ ...user, avatar: '/media/ada.webp' }),
    'GET /user': succeed(user),
  });
  renderInApp(
    <NavigationGuard>
      <LeaveGuard>
        <ProfileSection user={user} />
      </LeaveGuard>
    </NavigationGuard>,
  );
  const file = new File(['picture'], 'ada.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Photo'), { target: { files: [file] } });
  return calls;
}

test('Save Changes saves a chosen photo as well', async () => {
  const calls = renderProfile(succeed(signIn().user));
  await screen.findByRole('button', { name: 'Save Photo' });
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(callsOf(calls, photoRoute)).toHaveLength(1));
  expect(callsOf(calls, profileRoute)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Photo' })).toBeNull());
});

test('a refused profile keeps the chosen photo', async () => {
  const calls = renderProfile(refuse(400, 'invalid_input', 'No.'));
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(callsOf(calls, profileRoute)).toHaveLength(1));
  await screen.findByRole('button', { name: 'Save Photo' });
  expect(callsOf(calls, photoRoute)).toEqual([]);
});
