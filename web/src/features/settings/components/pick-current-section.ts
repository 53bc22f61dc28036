/** Where a section stands, measured from the top of the window. */
export type SectionPlace<Id extends string> = { id: Id; top: number; bottom: number };

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
