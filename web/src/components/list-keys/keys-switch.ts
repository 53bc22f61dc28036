import { useSyncExternalStore } from 'react';

const storageKey = 'oja-list-keys';
const listeners = new Set<() => void>();

/** Whether single keys answer, remembered on this computer for all pages. */
export function useKeysSwitch() {
  const isOn = useSyncExternalStore(subscribe, readSwitch, () => true);
  return [isOn, switchKeys] as const;
}

function readSwitch(): boolean {
  return window.localStorage.getItem(storageKey) !== 'off';
}

function switchKeys(isOn: boolean): void {
  window.localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
