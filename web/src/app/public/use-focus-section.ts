import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A link to a section moves the view; this moves the keyboard along, as the browser does for plain links. The key
 * changes with every press, so a second press on the same link works too. The first view is left alone.
 */
export function useFocusSection() {
  const { hash, key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}
