import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { toastStore } from '@/components/ui/toast';
import { authStore } from '@/lib/auth/auth-store';

// Generous, because tests share the machine with the database of the server tests.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

// Files share a worker with its modules and its document.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  authStore.clear();
});
