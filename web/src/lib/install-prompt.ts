/** Not in the types of the platform: only some browsers offer to install an application. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the entry in the menu, instead of a banner over the page. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(undefined));
}

export const installPrompt = {
  isOffered: () => offer !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** An offer can be used once. */
  show(): void {
    void offer?.prompt().catch(() => undefined);
    setOffer(undefined);
  },
};
