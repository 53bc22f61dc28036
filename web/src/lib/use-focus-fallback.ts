import { useEffect, useRef } from 'react';

/**
 * The focused element may be removed when its action is done, which would reset focus to the document. When the watched
 * value changes and nothing has focus, the given element is focused.
 */
export function useFocusFallback(watched: unknown, find: () => HTMLElement | null): void {
  const previous = useRef(watched);
  useEffect(() => {
    if (previous.current === watched) return;
    previous.current = watched;
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
}
