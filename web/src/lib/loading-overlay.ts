const storageKey = 'oja-loading-overlay';
const listeners = new Set<() => void>();

/** Whether the full-screen Loading between pages is shown, as the person chose on this device. Shown by default. */
export const loadingOverlay = {
  isOn(): boolean {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  },
  choose(isOn: boolean): void {
    try {
      localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    } catch {
      // Where storage is forbidden the choice cannot be kept, and the default stays.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
