import { useRef } from 'react';

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/**
 * Gives focus back to where it was when a modal opened. The primitive does so only for its own trigger, and most of
 * our modals are opened by a menu entry, a table row or a key. When what the modal did has removed its opener, focus goes
 * to the nearest part of the page around it that can take focus: a list item, or the main content.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers) {
  const opener = useRef<HTMLElement | null>(null);
  const around = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = findOpener();
      around.current = findAround(opener.current);
      onOpenAutoFocus?.(event);
      if (!event.defaultPrevented) keepOffClose(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      // This runs after the modal is gone. Focus that has moved on by then, say into a search box, stays there.
      if (isFocusTaken()) event.preventDefault();
      if (event.defaultPrevented) return;
      const target = [opener.current, ...around.current].find((each) => each?.isConnected);
      if (!target) return;
      event.preventDefault();
      target.focus({ preventScroll: target !== opener.current });
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

/** The nearest first. */
function findAround(opener: HTMLElement | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let part = opener?.parentElement; part; part = part.parentElement)
    if (part.getAttribute('tabindex') === '-1') found.push(part);
  return found;
}

/** A menu entry is gone by the time the modal closes; the button of its menu is not. */
function findOpener(): HTMLElement | null {
  const focused = document.activeElement;
  const menuTriggerId = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menuTriggerId) return document.getElementById(menuTriggerId);
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
