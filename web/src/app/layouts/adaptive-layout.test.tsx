import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { authStore } from '@/lib/auth/auth-store';
import { endSession } from '@/lib/auth/end-session';
import { fakeApi, signIn, succeed } from '../../../test/fake-api';
import { shownToast } from '../../../test/render';
import { Component } from './adaptive-layout';

const shell = Promise.withResolvers<void>();
vi.mock('./portal-around', async () => {
  await shell.promise;
  return { PortalAround: ({ children }: { children: ReactNode }) => <div>The shell {children}</div> };
});
vi.mock('./public-layout', () => ({
  PublicFrame: ({ children }: { children: ReactNode }) => <div>The public frame {children}</div>,
  prepareFooter: () => Promise.resolve(),
}));

const mounted = vi.fn();
function Page() {
  useEffect(() => {
    mounted();
  }, []);
  return <p>The page</p>;
}

function renderPage(): void {
  const router = createMemoryRouter([{ Component, children: [{ path: '/', Component: Page }] }]);
  render(<RouterProvider router={router} />);
}

test('a person who has just signed in sees the page once, in the shell', async () => {
  signIn({ name: 'Ada Obi', role: 'user' });
  renderPage();
  await screen.findByText(/The public frame/);
  expect(screen.queryByText('The page')).toBeNull();
  await act(async () => shell.resolve());
  await screen.findByText(/The shell/);
  expect(screen.getByText('The page')).toBeTruthy();
  expect(mounted).toHaveBeenCalledTimes(1);
});

test('a session that ends elsewhere leaves the page, and says why the shell is gone', async () => {
  const { token } = signIn({ role: 'user' });
  renderPage();
  await screen.findByText(/The shell/);
  act(() => authStore.endIf(token, 'You were signed out on another device.'));
  await screen.findByText(/The public frame/);
  expect(shownToast()?.description).toBe('You were signed out on another device.');
});

test('signing out here is said by the act itself', async () => {
  fakeApi({ 'POST /auth/logout': succeed(null) });
  signIn({ role: 'user' });
  renderPage();
  await screen.findByText(/The shell/);
  act(() => endSession());
  await screen.findByText(/The public frame/);
  expect(shownToast()).toBeUndefined();
});
