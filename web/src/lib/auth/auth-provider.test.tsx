import { minuteMs } from '@oja/contract/durations';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, holdAnswer, lose, refuse, signIn, succeed } from '../../../test/fake-api';
import { pass } from '../../../test/render';
import { AUTH_STORAGE_KEY } from './auth-store';

/** The session is checked once per load of the page, so every test loads the modules anew. */
async function loadPage() {
  vi.resetModules();
  const { AuthProvider, useAuth, AdminAuthProvider, useAdminAuth } = await import('./auth-provider');
  return {
    renderAuth: () => renderHook(useAuth, { wrapper: AuthProvider }).result,
    renderAdminAuth: () => renderHook(useAdminAuth, { wrapper: AdminAuthProvider }).result,
  };
}

const stored = () => window.localStorage.getItem(AUTH_STORAGE_KEY);
const checkRoute = 'GET /user';

test('shows the stored person while the session is checked, then the person of the answer', async () => {
  const { user } = signIn();
  const held = holdAnswer();
  fakeApi({ [checkRoute]: held.answer });
  const auth = (await loadPage()).renderAuth();
  expect(auth.current).toMatchObject({ isRestoring: true, user: { name: 'Ada Obi' } });
  await act(async () => held.release(succeed({ ...user, name: 'Ada Eze' })));
  await waitFor(() => expect(auth.current).toMatchObject({ isRestoring: false, user: { name: 'Ada Eze' } }));
});

test.each([
  ['does not know the session', refuse(401, 'session_invalid', 'Please sign in.')],
  ['cannot check the session', refuse(500, 'internal_error', 'Something went wrong.')],
])('signs out silently when the server %s', async (_, answer) => {
  signIn();
  fakeApi({ [checkRoute]: answer });
  const auth = (await loadPage()).renderAuth();
  await waitFor(() => expect(auth.current).toMatchObject({ isRestoring: false, user: undefined }));
  expect(stored()).toBeNull();
});

test('keeps the session when the page is left before the answer', async () => {
  signIn();
  const held = holdAnswer();
  fakeApi({ [checkRoute]: held.answer });
  const auth = (await loadPage()).renderAuth();
  window.dispatchEvent(new Event('pagehide'));
  await act(async () => held.release(lose));
  await waitFor(() => expect(auth.current.isRestoring).toBe(false));
  expect(auth.current.user?.name).toBe('Ada Obi');
});

test('keeps the session when the page is started without a network', async () => {
  signIn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeApi({ [checkRoute]: lose });
  const auth = (await loadPage()).renderAuth();
  await waitFor(() => expect(auth.current.isRestoring).toBe(false));
  expect(auth.current.user?.name).toBe('Ada Obi');
});

test('signs out when another tab has signed out', async () => {
  const { user } = signIn();
  fakeApi({ [checkRoute]: succeed(user) });
  const auth = (await loadPage()).renderAuth();
  await waitFor(() => expect(auth.current.isRestoring).toBe(false));
  window.localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(auth.current.user).toBeUndefined();
});

test('signs out by itself when the session expires', async () => {
  vi.useFakeTimers();
  const { user } = signIn({}, { expiresAt: new Date(Date.now() + minuteMs).toISOString() });
  fakeApi({ [checkRoute]: succeed(user) });
  const auth = (await loadPage()).renderAuth();
  await pass(59_999);
  expect(auth.current.user?.name).toBe('Ada Obi');
  await pass(2);
  expect(auth.current.user).toBeUndefined();
  expect(stored()).toBeNull();
});

test('the admin portal does not see an account that is not staff', async () => {
  const { user } = signIn();
  fakeApi({ [checkRoute]: succeed(user) });
  const auth = (await loadPage()).renderAdminAuth();
  await waitFor(() => expect(auth.current.isRestoring).toBe(false));
  expect(auth.current.user).toBeUndefined();
});
