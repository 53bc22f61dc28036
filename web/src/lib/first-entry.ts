/**
 * The router names every history entry but the first of a document, which all documents call "default"; whatever is
 * stored per entry, such as scroll positions, would be inherited by the next full page load in the tab. Must run before
 * the router is created. A reload finds the name it gave before.
 */
export function nameFirstEntry(history: History = window.history): void {
  const state = history.state as { key?: string } | null;
  if (state?.key !== undefined) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * A form that was sent before the script arrived leaves its empty fields in the address. They say nothing, and the link
 * is one that people share. Must run before the router is created.
 */
export function dropEmptyParameters({
  history,
  location,
}: Pick<Window, 'history' | 'location'> = window): void {
  const parameters = [...new URLSearchParams(location.search)];
  const kept = parameters.filter(([, value]) => value !== '');
  if (kept.length === parameters.length) return;
  const search = kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
