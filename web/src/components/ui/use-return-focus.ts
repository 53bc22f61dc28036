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
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented || !opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

/** A menu entry is gone by the time the modal closes; the button of its menu is not. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menuTriggerId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menuTriggerId) return document.getElementById(menuTriggerId);
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
