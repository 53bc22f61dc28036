import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sectionIds } from './section-ids';

/**
 * Puts focus on the section that the address names, as a browser does for a plain link: the next Tab then goes on
 * inside it. The router scrolls to it.
 */
export function useFocusNamedSection(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again.
  useEffect(() => {
    const id = sectionIds.find((sectionId) => `#${sectionId}` === hash);
    if (id !== undefined) document.getElementById(id)?.focus({ preventScroll: true });
  }, [hash, key]);
}
