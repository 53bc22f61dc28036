import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { RouteError } from './route-error';

afterEach(() => vi.restoreAllMocks());

const Page = () => null;
const loader = () => {
  throw new TypeError('Failed to fetch');
};

function openFailingPage() {
  const router = createMemoryRouter([{ path: '/', loader, Component: Page, ErrorBoundary: RouteError }]);
  render(<RouterProvider router={router} />);
  return screen.findByRole('heading', { level: 1 });
}

test('a page that cannot be fetched without a network says so, and opens when the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  expect((await openFailingPage()).textContent).toBe('You are offline');
  expect(reload).not.toHaveBeenCalled();

  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  // The page may not listen yet when its heading is found; it looks once more when it begins to.
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('any other failure offers a retry', async () => {
  expect((await openFailingPage()).textContent).toBe('Something went wrong');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
