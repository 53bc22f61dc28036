import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { modalStack } from '@/components/ui/modal-stack';

/**
 * A link to a section moves the view; this moves the keyboard along, as the browser does for plain links. The key
 * changes with every press, so a second press on the same link works too. The first view is left alone, and so is the entry that an open
 * modal gets beneath it.
 */
export function useFocusSection() {
  const { hash, key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (hash && modalStack.top() === undefined)
      document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}
