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
let hasLeft = false;

/** The same listeners are added once, however many components ask for them. */
function followFocus(): void {
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('focusout', noteLeave);
}

function noteFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  lastFocused = target;
  hasLeft = false;
}

function noteLeave(): void {
  hasLeft = true;
}

/** An element that was disabled for a while lost focus without an event, and may be enabled again by now. */
function isLost(): boolean {
  if (lastFocused === undefined) return false;
  return !hasLeft || !lastFocused.isConnected || lastFocused.matches(':disabled');
}
