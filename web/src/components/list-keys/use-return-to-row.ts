import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Rows carry their id here, so that keys know which one is meant. */
export const rowAttribute = 'data-row-id';

/** The row that had focus last, by the key of the history entry. */
const rowByEntry = new Map<string, string>();

export function rowAround(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>(`[${rowAttribute}]`) : null;
}

export const shownRows = () => [...document.querySelectorAll<HTMLElement>(`[${rowAttribute}]`)];

/** Back to a list focuses the row that was opened, as soon as it is drawn, unless focus was moved in the meantime. */
export function useReturnToRow(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const id = rowAround(target)?.getAttribute(rowAttribute);
      if (id) rowByEntry.set(key, id);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);
  useEffect(() => {
    const id = isReturn ? rowByEntry.get(key) : undefined;
    if (id === undefined) return;
    const focusRow = () => {
      if (!isFocusAtTop()) return observer.disconnect();
      const row = shownRows().find((each) => each.getAttribute(rowAttribute) === id);
      row?.focus({ preventScroll: true });
      if (row) observer.disconnect();
    };
    const observer = new MutationObserver(focusRow);
    observer.observe(document.body, { childList: true, subtree: true });
    // Not at once: after a navigation the layout focuses the main region, in an effect that runs after this one.
    queueMicrotask(focusRow);
    return () => observer.disconnect();
  }, [key, isReturn]);
}

function isFocusAtTop(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.tagName === 'MAIN';
}
