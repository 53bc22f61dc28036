import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook } from '@testing-library/react';
import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { toastStore } from '@/components/ui/toast';
import { createQueryClient } from '@/lib/api/query-client';

const Shown = createContext<ReactNode>(null);

/** The router and the query client of the application around what is tested. */
function createProviders(path: string) {
  window.history.replaceState(null, '', path);
  const queryClient = createQueryClient(() => undefined);
  const router = createBrowserRouter([{ path: '*', element: <ShownHere /> }]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <Shown value={children}>
        <RouterProvider router={router} />
      </Shown>
    </QueryClientProvider>
  );
  return { wrapper, router, queryClient };
}

function ShownHere() {
  return useContext(Shown);
}

interface HookOptions<Props> {
  path?: string;
  initialProps?: Props;
  /** Another provider that the hook needs. */
  within?: ComponentType<{ children: ReactNode }>;
}

export function renderHookInApp<Result, Props>(
  hook: (props: Props) => Result,
  { path = '/', initialProps, within: Within = Fragment }: HookOptions<Props> = {},
) {
  const { wrapper: Providers, ...app } = createProviders(path);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers>
      <Within>{children}</Within>
    </Providers>
  );
  return { ...app, ...renderHook(hook, { wrapper, initialProps }) };
}

export function renderInApp(element: ReactNode, { path = '/' }: { path?: string } = {}) {
  const { wrapper, ...app } = createProviders(path);
  return { ...app, ...render(element, { wrapper }) };
}

/** Lets time pass under fake timers, together with everything that is due in it. */
export function pass(durationMs: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(durationMs);
  });
}

/** The toast that is shown, if any. */
export function shownToast() {
  return toastStore.read().find(({ open }) => open);
}
