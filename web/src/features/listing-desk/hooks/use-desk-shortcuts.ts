import { useEffect, useEffectEvent, useState } from 'react';

/** The keyboard shortcuts of the desk. They are ignored in text fields and while a dialog is open. */
export const deskShortcuts = [
  { key: 'j', action: 'next', label: 'Next listing' },
  { key: 'k', action: 'previous', label: 'Previous listing' },
  { key: 'o', action: 'open', label: 'View its details' },
  { key: 'a', action: 'approve', label: 'Approve it' },
  { key: 'r', action: 'reject', label: 'Reject it' },
  { key: 'x', action: 'select', label: 'Select it' },
  { key: 'A', action: 'approve-selected', label: 'Approve all selected' },
  { key: 'R', action: 'reject-selected', label: 'Reject all selected' },
  { key: '/', action: 'search', label: 'Search' },
  { key: '?', action: 'help', label: 'Show these keys' },
] as const;

type DeskAction = (typeof deskShortcuts)[number]['action'];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'repeat'>;

export function actionOf(press: Press): DeskAction | undefined {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  const action = deskShortcuts.find(({ key }) => key === press.key)?.action;
  // A held key may walk through the list, but decides nothing twice.
  return press.repeat && action !== 'next' && action !== 'previous' ? undefined : action;
}

/** Cards carry the id of their listing here, so that keys know which one is meant. */
export const cardAttribute = 'data-listing-id';

/** `id` is the listing whose card has focus, if any. */
type OnAction = (action: DeskAction, id: string | undefined) => void;

/** Single letters would get in the way of people who speak to their computer: they can be switched off. */
export function useDeskShortcuts(isOn: boolean, onAction: OnAction): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (action === undefined || isTyping(event.target) || isCovered()) return;
    event.preventDefault();
    if (action === 'next' || action === 'previous') moveFocus(action === 'next' ? 1 : -1);
    else onAction(action, focusedCard()?.getAttribute(cardAttribute) ?? undefined);
  });
  useEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Something else has the floor: a dialog, a menu or an open list. One that is fading away has not. */
function isCovered(): boolean {
  const open = document.querySelector(
    ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not([data-state="closed"])',
  );
  return open !== null;
}

function focusedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(`[${cardAttribute}]`) ?? null;
}

function moveFocus(step: number): void {
  const cards = [...document.querySelectorAll<HTMLElement>(`[${cardAttribute}]`)];
  const focused = focusedCard();
  const next = focused ? Math.min(Math.max(cards.indexOf(focused) + step, 0), cards.length - 1) : 0;
  cards[next]?.focus();
}

const storageKey = 'oja-listing-desk-keys';

/** Whether the keys answer, remembered on this computer. */
export function useShortcutSwitch() {
  const [isOn, setOn] = useState(() => window.localStorage.getItem(storageKey) !== 'off');
  const change = (next: boolean) => {
    window.localStorage.setItem(storageKey, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, change] as const;
}
