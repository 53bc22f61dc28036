import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isTyping } from '@/lib/is-typing';
import { isCovered } from './is-covered';
import { useKeysSwitch } from './keys-switch';
import { actionOf, type ListKey, type WalkAction } from './list-keys';
import { rowAround, rowAttribute, shownRows, useReturnToRow } from './use-return-to-row';

/** The row whose details lie over the list, if any. Keys are meant for it, and walking shows the next one. */
interface OpenedRow {
  id: string | undefined;
  show: (id: string) => void;
}

/** `id` is the row whose details are open or that has focus, if any. */
type OnAction<Action> = (action: Action, id: string | undefined) => void;

/** What `ListKeysHelp` needs. */
export interface ListKeysState {
  keys: readonly ListKey<string>[];
  isHelpOpen: boolean;
  setHelpOpen: (isOpen: boolean) => void;
  isOn: boolean;
  switchKeys: (isOn: boolean) => void;
}

/**
 * Answers to the keys of a list. Walking and help are handled here. Single letters would get in the way of people who
 * speak to their computer: they can be switched off.
 */
export function useListKeys<Action extends string>(
  keys: readonly ListKey<Action | WalkAction>[],
  onAction: OnAction<Action>,
  opened?: OpenedRow,
): ListKeysState {
  const [isOn, switchKeys] = useKeysSwitch();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const lastPlace = useRef(0);
  useReturnToRow();
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(keys, event);
    if (action === undefined || isTyping(event.target) || isCovered()) return;
    // Enter on a link or a button presses it.
    if (event.key === 'Enter' && !isRow(event.target)) return;
    event.preventDefault();
    // The list of keys stands beside the list, where a dialog would cover it.
    if (action === 'help') return setHelpOpen(opened?.id === undefined);
    if (action === 'next' || action === 'previous') {
      const step = action === 'next' ? 1 : -1;
      if (opened?.id === undefined) lastPlace.current = moveFocus(step, lastPlace.current);
      else showNeighbour(opened.id, step, opened.show);
      return;
    }
    onAction(action as Action, opened?.id ?? focusedRow()?.getAttribute(rowAttribute) ?? undefined);
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const listener = (event: KeyboardEvent) => act(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);
  return { keys, isHelpOpen, setHelpOpen, isOn, switchKeys };
}

function isRow(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.hasAttribute(rowAttribute);
}

function focusedRow(): HTMLElement | null {
  return rowAround(document.activeElement);
}

/**
 * Moves the focus and returns the place it has now. Without a focused row, as after a decision that took the row away,
 * it goes on at the last place.
 */
function moveFocus(step: number, lastPlace: number): number {
  const rows = shownRows();
  const focused = focusedRow();
  const wanted = focused ? rows.indexOf(focused) + step : lastPlace;
  const place = Math.max(Math.min(wanted, rows.length - 1), 0);
  rows[place]?.focus();
  return place;
}

function showNeighbour(id: string, step: number, show: (id: string) => void): void {
  const ids = shownRows().map((row) => row.getAttribute(rowAttribute));
  const place = ids.indexOf(id);
  const next = place === -1 ? undefined : ids[place + step];
  if (next) show(next);
}
