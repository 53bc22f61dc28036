import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { pickCurrentSection } from './pick-current-section';
import { type SectionId, sectionIds } from './section-ids';

/** The section in sight, read anew on every scroll, whichever element it is that scrolls. */
export function useCurrentSection(): SectionId | undefined {
  const { hash } = useLocation();
  const read = useCallback(
    () =>
      pickCurrentSection({
        places: sectionIds.flatMap(placeOf),
        windowHeight: window.innerHeight,
        named: hash.slice(1),
      }),
    [hash],
  );
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function placeOf(id: SectionId) {
  const element = document.getElementById(id);
  if (element === null) return [];
  const { top, bottom } = element.getBoundingClientRect();
  return [{ id, top, bottom }];
}

function subscribe(listener: () => void): () => void {
  // Scroll events do not bubble; capturing them hears a scrolling frame as well as the window.
  document.addEventListener('scroll', listener, { capture: true, passive: true });
  window.addEventListener('resize', listener);
  return () => {
    document.removeEventListener('scroll', listener, { capture: true });
    window.removeEventListener('resize', listener);
  };
}
