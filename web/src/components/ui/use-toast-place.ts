import { type RefObject, useLayoutEffect } from 'react';

type ToastPlace = { card: RefObject<HTMLElement | null>; open: boolean };

/**
 * On a narrow screen a toast above a dialog is at the top edge, see ToastHost. A dialog that reaches up there has its title
 * in that place, so the toast moves below the dialog's header, over the part that scrolls.
 */
export function useToastPlace({ card, open }: ToastPlace) {
  useLayoutEffect(() => {
    const node = card.current;
    const host = node?.closest('section');
    if (!open || !node || !host) return;
    const place = () => {
      const topPx = topBelowHeader(node);
      host.style.setProperty('--toast-top', topPx === undefined ? '0px' : `${topPx}px`);
      host.style.setProperty('--toast-right', topPx === undefined ? '5rem' : '1rem');
      for (const dialog of openDialogs()) sizes.observe(dialog);
    };
    const sizes = new ResizeObserver(place);
    // A dialog is added to the body when it opens, and scaled until its animation has ended.
    const openings = new MutationObserver(place);
    openings.observe(document.body, { childList: true });
    document.addEventListener('animationend', place);
    place();
    return () => {
      sizes.disconnect();
      openings.disconnect();
      document.removeEventListener('animationend', place);
    };
  }, [card, open]);
}

/** Undefined where the toast fits above the topmost dialog, or there is none. */
function topBelowHeader(card: HTMLElement): number | undefined {
  const dialog = openDialogs().at(-1);
  const header = dialog?.querySelector('[data-modal-header]')?.getBoundingClientRect();
  if (!header || header.top >= card.offsetTop + card.offsetHeight) return undefined;
  return header.bottom - card.offsetTop;
}

const openDialogs = () => [...document.querySelectorAll('[role$="dialog"][data-state="open"]')];
