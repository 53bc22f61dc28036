import { useEffectEvent, useLayoutEffect } from 'react';
import { isTyping } from '@/lib/is-typing';

const undoKeys = ['u', 'z'];

/** While the toast is open, U or Z undoes; in a text field they are letters. */
export function useToastUndo({ open, undo }: { open: boolean; undo: (() => void) | undefined }): void {
  const isOffered = open && undo !== undefined;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (!undoKeys.includes(event.key) || hasModifier || event.repeat || isTyping(event.target)) return;
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
}
