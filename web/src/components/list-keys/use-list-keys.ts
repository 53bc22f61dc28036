import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isTyping } from '@/lib/is-typing';
import { isCovered } from './is-covered';
import { pressTarget, targetKeys } from './key-targets';
import { useKeysSwitch } from './keys-switch';
import { actionOf, type ListKey, type WalkAction } from './list-keys';
import { rowAround, rowAttribute, shownRows, useReturnToRow } from './use-return-to-row';

/** The row whose details lie over the list, if any. Keys are meant for it, and walking shows the next one. */
export interface OpenedRow {
  id: string | undefined;
  show: (id: string) => void;
}

/** `id` is the row whose details are open or that has focus, if any. */
export type OnAction<Action> = (action: Action, id: string | undefined) => void;

/** What `ListKeysHelp` needs. */
export interface ListKeysState {
  /** Those that answered where the focus was when the help was opened. */
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
  const [help, setHelp] = useState<{ keys: readonly ListKey<string>[]; isOpen: boolean }>();
  const inForce = opened?.id === undefined ? keys : keys.filter(({ listOnly }) => !listOnly);
  const setHelpOpen = (isOpen: boolean) =>
    setHelp((last) =>
      isOpen ? { keys: [...inForce, ...targetKeys()], isOpen } : last && { ...last, isOpen },
    );
  const lastPlace = useRef(0);
  useReturnToRow();
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || isCovered()) return;
    if (pressTarget(event)) return event.preventDefault();
    const action = actionOf(inForce, event);
    // Enter on a link or a button presses it.
    if (action === undefined || (event.key === 'Enter' && !isRow(event.target))) return;
    event.preventDefault();
    if (action === 'help') return setHelpOpen(true);
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
  return { keys: help?.keys ?? inForce, isHelpOpen: help?.isOpen ?? false, setHelpOpen, isOn, switchKeys };
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

/** A row that is not on the loaded page stands before all of them: the next one is the first of the page. */
function showNeighbour(id: string, step: number, show: (id: string) => void): void {
  const ids = shownRows().map((row) => row.getAttribute(rowAttribute));
  const next = ids[ids.indexOf(id) + step];
  if (next) show(next);
}
