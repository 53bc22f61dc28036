import { useRef } from 'react';

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/**
 * Gives focus back to where it was when a modal opened. The primitive does so only for its own trigger, and most of
 * our modals are opened by a menu entry, a table row or a key.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = findOpener();
      onOpenAutoFocus?.(event);
      if (!event.defaultPrevented) keepOffClose(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      // This runs after the modal is gone. Focus that has moved on by then, say into a search box, stays there.
      if (isFocusTaken()) event.preventDefault();
      if (event.defaultPrevented || !opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Without a control of its own yet, the modal itself gets the focus, and its title is read: not its close button. */
function keepOffClose(event: Event): void {
  const modal = event.target;
  if (!(modal instanceof HTMLElement)) return;
  const first = modal.querySelector(focusable);
  if (first?.getAttribute('aria-label') !== 'Close') return;
  event.preventDefault();
  modal.focus();
}

/** A modal beneath holds focus itself only because the one above it has gone. */
function isFocusTaken(): boolean {
  const focused = document.activeElement;
  return focused !== null && !focused.matches('body, [role="dialog"], [role="alertdialog"]');
}

/** A menu entry is gone by the time the modal closes; the button of its menu is not. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menuTriggerId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menuTriggerId) return document.getElementById(menuTriggerId);
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
