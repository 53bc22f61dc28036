import { useState } from 'react';

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
