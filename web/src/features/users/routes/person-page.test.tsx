import type { PersonPage } from '@oja/contract/person-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { adminPaths } from '@/config/admin-paths';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { Component } from './person-page';

const personOf = (id: string, name: string) => sample<PersonPage>({ id, name, actions: ['view_as'] });
const listOf = (id: string) => `${adminPaths.person.to(id)}?list=notes`;

test('what was opened for one person is closed at the next', async () => {
  const { user } = signIn({ name: 'Sade', role: 'admin', twoFactorMissing: false });
  const nothing = succeed([], { next_cursor: null });
  fakeApi({
    'GET /admin/user': succeed(user),
    'GET /admin/users/ada/page': succeed(personOf('ada', 'Ada')),
    'GET /admin/users/bola/page': succeed(personOf('bola', 'Bola')),
    'GET /admin/users/ada/records/notes': nothing,
    'GET /admin/users/bola/records/notes': nothing,
  });
  const { router } = renderInApp(
    <AdminAuthProvider>
      <Routes>
        <Route path={adminPaths.person.pattern} element={<Component />} />
      </Routes>
    </AdminAuthProvider>,
    { path: listOf('bola') },
  );
  await screen.findByRole('heading', { level: 1, name: 'Bola' });
  await act(() => router.navigate(listOf('ada')));
  fireEvent.click(await screen.findByRole('button', { name: 'View as user' }));
  expect(screen.getByRole('dialog').textContent).toContain('You see Oja as Ada sees it');
  await act(() => router.navigate(listOf('bola')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
