export const serviceWorkerPath = '/service-worker.js';

/**
 * Registers the worker that keeps the files of the build, and names those that were loaded before it was there. Where
 * it fails, as in a private window, the application works as ever while there is a network.
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
  } catch {
    // The next visit tries again.
  }
}
