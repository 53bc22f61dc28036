import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { authStore } from '@/lib/auth/auth-store';
import { endSession } from '@/lib/auth/end-session';
import { fakeApi, signIn, succeed } from '../../../test/fake-api';
import { renderHookInApp } from '../../../test/render';
import { useSignOutRedirect } from './use-sign-out-redirect';

const renderGuard = (path: string = paths.dashboard.overview) =>
  renderHookInApp(() => useSignOutRedirect(paths.auth.login), { path }).result;
const signOutHere = () => act(() => endSession());

test('signing out here leads home', () => {
  fakeApi({ 'POST /auth/logout': succeed(null) });
  signIn({}, { token: 'token-1' });
  const redirect = renderGuard();
  expect(redirect.current).toBe(paths.auth.login);
  signOutHere();
  expect(redirect.current).toBe(paths.home);
});

test('a session that ended by itself leads to the sign-in page', () => {
  signIn({}, { token: 'token-2' });
  const redirect = renderGuard();
  act(() => authStore.clear());
  expect(redirect.current).toBe(paths.auth.login);
});

test('a later visit without a session leads to the sign-in page, also after signing out here', () => {
  fakeApi({ 'POST /auth/logout': succeed(null) });
  signIn({}, { token: 'token-3' });
  signOutHere();
  expect(renderGuard().current).toBe(paths.auth.login);
});

test('the next session of the same tab is not taken for the one that was ended', () => {
  fakeApi({ 'POST /auth/logout': succeed(null) });
  signIn({}, { token: 'token-4' });
  const redirect = renderGuard();
  signOutHere();
  act(() => void signIn({}, { token: 'token-5' }));
  act(() => authStore.clear());
  expect(redirect.current).toBe(paths.auth.login);
});

test('the sign-in page is told the way back, except to the home of a portal', () => {
  expect(renderGuard('/dashboard/wallet?add-funds=1#cards').current).toBe(
    '/auth/login?next=%2Fdashboard%2Fwallet%3Fadd-funds%3D1%23cards',
  );
  expect(renderGuard('/dashboard').current).toBe('/auth/login');
  expect(renderGuard('/dashboard?period=30').current).toBe('/auth/login?next=%2Fdashboard%3Fperiod%3D30');
});
