import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { signIn } from '../../../test/fake-api';
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

test('a person who has just signed in sees the page once, in the shell', async () => {
  signIn({ name: 'Ada Obi', role: 'user' });
  const router = createMemoryRouter([{ Component, children: [{ path: '/', Component: Page }] }]);
  render(<RouterProvider router={router} />);
  await screen.findByText(/The public frame/);
  expect(screen.queryByText('The page')).toBeNull();
  await act(async () => shell.resolve());
  await screen.findByText(/The shell/);
  expect(screen.getByText('The page')).toBeTruthy();
  expect(mounted).toHaveBeenCalledTimes(1);
});
