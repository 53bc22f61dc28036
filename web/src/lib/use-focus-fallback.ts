import { useEffect, useRef } from 'react';

/**
 * The focused element may be removed or disabled by its own action, which would reset focus to the document. When the
 * watched value changes and focus was lost that way, the given element is focused. A change that came from elsewhere
 * leaves focus alone.
 */
export function useFocusFallback(watched: unknown, find: () => HTMLElement | null): void {
  const previous = useRef(watched);
  useEffect(followFocus, []);
  useEffect(() => {
    if (previous.current === watched) return;
    previous.current = watched;
    if (document.activeElement === document.body && isLost()) find()?.focus({ preventScroll: true });
  });
}

let lastFocused: Element | undefined;

/** The same listener is added once, however many components ask for it. */
function followFocus(): void {
  document.addEventListener('focusin', noteFocus);
}

function noteFocus({ target }: FocusEvent): void {
  if (target instanceof Element) lastFocused = target;
}

function isLost(): boolean {
  return lastFocused !== undefined && (!lastFocused.isConnected || lastFocused.matches(':disabled'));
}
