const storageKey = 'oja-view';
const hashStart = '#view=';

/** The view that the address hands over, which is then kept for this tab alone. */
export function takeViewId(): string {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(hashStart)) {
    keepView(hash.slice(hashStart.length));
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return sessionStorage.getItem(storageKey) ?? '';
}

export function keepView(viewId: string): void {
  sessionStorage.setItem(storageKey, viewId);
}

export function forgetView(): void {
  sessionStorage.removeItem(storageKey);
}
