import { type RefObject, useLayoutEffect } from 'react';
import { toastStore } from './toast';

type ToastFocus = { card: RefObject<HTMLElement | null>; id: string; open: boolean };

/**
 * F8 moves the focus to a toast, Escape there dismisses it, and the focus returns to where it was. Anywhere else
 * Escape is not for the toast. All of it works above an open modal, too: a modal fetches the focus back and closes on
 * a press outside of it by what it hears at the document, so neither is heard there when it happens in the toast.
 */
export function useToastFocus({ card, id, open }: ToastFocus) {
  useLayoutEffect(() => {
    const node = card.current;
    if (!open || !node) return;
    let cameFrom: Element | null = null;

    function enter() {
      if (node?.contains(document.activeElement)) return;
      cameFrom = document.activeElement;
      // Nothing is left for a modal to follow: it looks where the focus goes to.
      if (cameFrom instanceof HTMLElement) cameFrom.blur();
      node?.focus();
    }
    function leave() {
      if (!node?.contains(document.activeElement)) return;
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    }
    // At the window and on the way down, which is before any layer of the page takes the key.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'F8') {
        event.preventDefault();
        enter();
      }
      if (event.key === 'Escape' && node?.contains(document.activeElement)) {
        event.stopPropagation();
        toastStore.dismiss(id);
      }
    }

    window.addEventListener('keydown', onKeyDown, true);
    for (const type of kept) node.addEventListener(type, keep);
    node.addEventListener('mousedown', preventFocus);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      // After the commit: React gives the focus back to the element that had it when the commit began.
      if (node.contains(document.activeElement)) queueMicrotask(leave);
      for (const type of kept) node.removeEventListener(type, keep);
      node.removeEventListener('mousedown', preventFocus);
    };
  }, [card, id, open]);
}

const kept = ['focusin', 'focusout', 'pointerdown'] as const;

function keep(event: Event) {
  event.stopPropagation();
}

/** A pointer press does not take the focus from a text field. */
function preventFocus(event: Event) {
  event.preventDefault();
}
