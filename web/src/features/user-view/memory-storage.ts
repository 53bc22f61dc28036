import { THEME_STORAGE_KEY } from '@/lib/theme';

/** Replaces local storage in this tab, so that nothing is written which other tabs or a later visit would read. */
export function viewInMemory(): void {
  const theme = window.localStorage.getItem(THEME_STORAGE_KEY);
  const storage = memoryStorage();
  if (theme !== null) storage.setItem(THEME_STORAGE_KEY, theme);
  Object.defineProperty(window, 'localStorage', { value: storage, configurable: true });
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, String(value)),
  };
}
