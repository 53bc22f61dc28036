import { useEffectEvent, useLayoutEffect } from 'react';
import { isCovered } from '@/components/list-keys/is-covered';
import { useKeysSwitch } from '@/components/list-keys/keys-switch';
import { isTyping } from '@/lib/is-typing';

/** No list of staff uses this key, so that undoing does nothing else. */
export const undoKey = 'z';

/**
 * While the toast is open, its key undoes, under the conditions of all single keys: not in a text field, not beneath a
 * dialog, not where the keys are switched off. Returns whether the key answers.
 */
export function useToastUndo({ open, undo }: { open: boolean; undo: (() => void) | undefined }): boolean {
  const [hasKeys] = useKeysSwitch();
  const isOffered = open && hasKeys && undo !== undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (event.key.toLowerCase() !== undoKey || hasModifier || event.repeat) return;
    if (event.defaultPrevented || isTyping(event.target) || isCovered()) return;
    event.preventDefault();
    undo?.();
  });
  // In the layout phase: the key works as soon as the toast is seen.
  useLayoutEffect(() => {
    if (!isOffered) return;
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOffered]);
  return isOffered;
}
