import { THEME_STORAGE_KEY, type ThemeChoice } from '@/lib/theme';

/**
 * The two things outside of React that decide the theme: what is stored in the browser and what the system
 * prefers. Both can change under us, in another tab or at dusk, so both can be subscribed to.
 */

const DARK_QUERY = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

export function readStoredChoice(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

export function storeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // Where storage is forbidden the choice cannot be kept, and the default stays.
  }
  for (const listener of listeners) listener();
}

/** The browser reports changes of other tabs only; our own are reported by storeChoice. */
export function subscribeToStoredChoice(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared, as signing out does.
    if (event.key === THEME_STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function readSystemIsDark(): boolean {
  return matchMedia(DARK_QUERY).matches;
}

export function subscribeToSystem(listener: () => void): () => void {
  const query = matchMedia(DARK_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
