import { useEffectEvent, useLayoutEffect } from 'react';

/** The name of the key that shortcuts are made with, as it is printed on this person's keyboard. */
export function modifierKey(platform: string = navigator.platform): 'Ctrl' | '⌘' {
  return /^(Mac|iPhone|iPad|iPod)/.test(platform) ? '⌘' : 'Ctrl';
}

/** Answers to Ctrl or Cmd with a letter anywhere on the page, in place of what the browser would do with it. */
export function useShortcut(letter: string, onPress: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event, letter)) return;
    event.preventDefault();
    // A key that is held down must not flicker.
    if (!event.repeat) onPress();
  });
  // In the layout phase: a key pressed as soon as the page is seen must not be lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>;

/** Exactly one of Ctrl and Cmd, and nothing else: AltGr, for one, arrives as Ctrl with Alt. */
export function isShortcut(keys: Keys, letter: string): boolean {
  if (keys.defaultPrevented || keys.altKey || keys.shiftKey) return false;
  return keys.ctrlKey !== keys.metaKey && keys.key.toLowerCase() === letter;
}
