import { idForm } from '@oja/contract/ids';

/**
 * The accounts that a person compares, by id, in the order they were chosen. They live in local storage, for guests,
 * too, and are shared with other tabs.
 */
export const compareAtMost = 4;

/** The same array at the start of every store, or React would draw a page of the server twice. */
export const noneCompared: readonly string[] = [];

const storageKey = 'oja-compare';

export function createCompareStore(storage: () => Storage | undefined) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let ids = noneCompared;

  function read(): readonly string[] {
    const stored = storage()?.getItem(storageKey) ?? null;
    if (stored !== text) {
      text = stored;
      ids = readCompared(stored);
    }
    return ids;
  }

  function write(next: readonly string[]): void {
    if (next.length === 0) storage()?.removeItem(storageKey);
    else storage()?.setItem(storageKey, next.join(','));
    notifyListeners();
  }

  function notifyListeners(): void {
    read();
    for (const listener of listeners) listener();
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storageKey) notifyListeners();
  };

  return {
    ids: read,
    /** False when there is no room for another one. */
    toggle(id: string): boolean {
      const before = read();
      if (!before.includes(id) && before.length >= compareAtMost) return false;
      write(before.includes(id) ? before.filter((each) => each !== id) : [...before, id]);
      return true;
    },
    set: (next: readonly string[]) => write(next.slice(0, compareAtMost)),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The ids in a text such as a parameter of the address; what is no id, or too much, is left out. */
export function readCompared(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((id) => idForm.test(id));
  return [...new Set(ids)].slice(0, compareAtMost);
}

export const compareStore = createCompareStore(() => {
  try {
    return window.localStorage;
  } catch {
    // There is no window at build time, and a browser may forbid storage.
    return undefined;
  }
});
