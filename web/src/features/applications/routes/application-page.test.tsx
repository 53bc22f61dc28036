import type { ApplicationInReview } from '@oja/contract/applications';
import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminPaths } from '@/config/admin-paths';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { Component } from './application-page';

const submitted = '2026-11-14T10:00:00.000Z';

const applicationOf = (id: string, name: string) =>
  sample<ApplicationInReview>({
    id,
    name,
    status: 'approved',
    instagram: '',
    youtube: '',
    twitter: '',
    experience: null,
    submitted_at: submitted,
    review_started_at: submitted,
    decided_at: null,
    actions: [],
    bank_accounts: [],
    documents: [
      {
        kind: 'government_id',
        file_name: `${name}.webp`,
        content_type: 'image/webp',
        bytes: 2_048,
        uploaded_at: submitted,
      },
    ],
    applicant: sample<ApplicationInReview['applicant']>({
      id: `user-${id}`,
      number: 7,
      name,
      email: 'trader@example.com',
      avatar: null,
      role: 'seller',
      plan: null,
      created_at: submitted,
    }),
  });

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});

test('the document of one applicant is never shown with the application of the next', async () => {
  const { user } = signIn({ name: 'Sade', role: 'admin', twoFactorMissing: false });
  fakeApi({
    'GET /admin/user': succeed(user),
    'GET /admin/applications/first': succeed(applicationOf('first', 'Ada')),
    'GET /admin/applications/second': succeed(applicationOf('second', 'Bola')),
    'GET /admin/applications/first/documents/government_id': () => new Response('picture'),
    'GET /admin/users/user-first/page': succeed({}),
    'GET /admin/users/user-second/page': succeed({}),
  });
  const { router } = renderInApp(
    <AdminAuthProvider>
      <Routes>
        <Route path={adminPaths.application.pattern} element={<Component />} />
      </Routes>
    </AdminAuthProvider>,
    { path: adminPaths.application.to('second') },
  );
  await screen.findByRole('heading', { level: 1, name: 'Bola' });
  await act(() => router.navigate(adminPaths.application.to('first')));
  await screen.findByRole('heading', { level: 1, name: 'Ada' });
  fireEvent.click(screen.getByRole('button', { name: 'Open document' }));
  await screen.findByRole('img', { name: 'Government ID' });
  // What was read a moment ago is shown at once.
  await act(() => router.navigate(adminPaths.application.to('second')));
  await screen.findByRole('heading', { level: 1, name: 'Bola' });
  expect(screen.queryByRole('img', { name: 'Government ID' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Open document' })).toBeTruthy();
});
