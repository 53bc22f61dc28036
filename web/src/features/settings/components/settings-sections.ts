import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Where a section stands, measured from the top of the window. */
type SectionPlace<Id extends string> = { id: Id; top: number; bottom: number };

type Situation<Id extends string> = {
  places: readonly SectionPlace<Id>[];
  windowHeight: number;
  /** The section that the address names, if any. */
  named?: string | undefined;
};

/** A section counts as being read once its head has passed this part of the window. */
const READING_LINE = 0.35;

/**
 * Which section a person is looking at. The last ones can never scroll up to the reading line; when the end is in
 * sight the one that the address names wins if all of it is visible, else the last.
 */
export function pickCurrentSection<Id extends string>({
  places,
  windowHeight,
  named,
}: Situation<Id>): Id | undefined {
  const last = places.at(-1);
  if (last === undefined) return undefined;
  if (last.bottom <= windowHeight) {
    const target = places.find((place) => place.id === named);
    return target && target.top >= 0 ? target.id : last.id;
  }
  const passed = places.findLast((place) => place.top <= windowHeight * READING_LINE);
  return (passed ?? places[0])?.id;
}

/** The sections of the page in their order; each id is also its anchor, for example /dashboard/settings#password. */
export const sectionIds = [
  'profile',
  'referral',
  'password',
  'two-factor',
  'sessions',
  'notifications',
  'standing',
  'appearance',
  'data',
  'danger',
] as const;

export type SectionId = (typeof sectionIds)[number];

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
