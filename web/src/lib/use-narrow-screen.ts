import { useSyncExternalStore } from 'react';

/** Under this width the sidebar is a drawer and panels are sheets. In px, as specified: no zoom of text moves it. */
const NARROW_QUERY = '(width < 768px)';

export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function isNarrow(): boolean {
  return matchMedia(NARROW_QUERY).matches;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
