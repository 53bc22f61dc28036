import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { Duplicates } from './duplicates';

const duplicate = {
  id: 'l1',
  platform: 'tiktok',
  handle: '@lagosfoodie',
  status: 'pending',
  seller: { id: 's1', name: 'Chidi Nwosu' },
  because: 'handle',
  thumbnail: null,
} as const;

test('a duplicate opens its listing, and the name of its seller leads to the person page', async () => {
  const { user } = signIn({ role: 'admin', twoFactorMissing: false });
  fakeApi({ 'GET /admin/user': succeed(user) });
  const onShow = vi.fn();
  renderInApp(
    <AdminAuthProvider>
      <Duplicates duplicates={[duplicate]} onShow={onShow} />
    </AdminAuthProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Chidi Nwosu' });
  expect(link.getAttribute('href')).toBe('/admin/users/s1');
  fireEvent.click(screen.getByRole('button', { name: '@lagosfoodie' }));
  expect(onShow).toHaveBeenCalledWith('l1');
});
