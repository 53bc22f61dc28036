import { useEffect, useRef } from 'react';

/**
 * What had focus may leave the page when its work is done, and focus would fall back to the top. Whenever the watched
 * value changes and nothing has focus, it goes to the given element.
 */
export function useRescueFocus(watched: unknown, find: () => HTMLElement | null): void {
  const previous = useRef(watched);
  useEffect(() => {
    if (previous.current === watched) return;
    previous.current = watched;
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
}
