import { authStore, isStaffUser } from './auth/auth-store';

export const serviceWorkerPath = '/service-worker.js';

/**
 * Registers the worker that keeps what a start without a network needs, and names the files that were loaded before it was
 * there. Where it fails, as in a private window, the application works as ever while there is a network.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/' });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const keep = loaded
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname }) => pathname);
    active?.postMessage({ keep });
    followSession();
  } catch {
    // The next visit tries again.
  }
}

/** The worker keeps the views of the person who is signed in, none of staff, and forgets them when the session ends. */
function followSession(): void {
  let named: string | null | undefined;
  const nameSession = async () => {
    const record = authStore.record();
    const session = record === undefined || isStaffUser(record.user) ? null : record.token;
    if (session === named) return;
    named = session;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ session });
  };
  authStore.subscribe(() => void nameSession());
  void nameSession();
}
