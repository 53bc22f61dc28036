import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { networkError } from '@/lib/api/call-api';
import { RouteError } from './route-error';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Page = () => null;

function openFailingPage(error: Error = new TypeError('Failed to fetch')) {
  const loader = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', loader, Component: Page, ErrorBoundary: RouteError }]);
  render(<RouterProvider router={router} />);
  return screen.findByRole('heading', { level: 1 });
}

test('a page that cannot be fetched without a network says so, and opens when the network is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  expect((await openFailingPage()).textContent).toBe('You are offline');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(reload).not.toHaveBeenCalled();

  network.mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(reload).toHaveBeenCalledOnce();
});

test('a page is tried again while Oja cannot be reached, although the device has a network', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reload = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  expect((await openFailingPage(networkError())).textContent).toBe('Oja cannot be reached');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(reload).toHaveBeenCalled();
});

test('any other failure offers a retry', async () => {
  expect((await openFailingPage()).textContent).toBe('Something went wrong');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
