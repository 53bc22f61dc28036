import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepInView } from './scroll';

/**
 * Puts focus on the section that the address names, as a browser does for a plain link: the next Tab then goes on
 * inside it. The sections above it may still grow, so it is not enough to scroll there once.
 */
export function useFocusNamedSection(sectionIds: readonly string[]): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again.
  useEffect(() => {
    const id = sectionIds.find((sectionId) => `#${sectionId}` === hash);
    const section = id === undefined ? null : document.getElementById(id);
    if (section === null) return;
    // Not at once: after a navigation the layout focuses the main region, in an effect that runs after this one.
    queueMicrotask(() => section.focus({ preventScroll: true }));
    return keepInView(section);
  }, [sectionIds, hash, key]);
}
