export type Direction = 'asc' | 'desc';

interface Wanted {
  offset: number;
  limit: number;
  /** The number of rows; without it the end of the list is not known and the page is counted from the start. */
  total: number | undefined;
  direction: Direction;
}

/**
 * Reads a numbered page from the nearest end of the list, so that the last page of a million rows costs as much as the
 * first, and none more than the middle one. A page that is read backwards is reversed by the caller.
 */
export function paginateFromNearestEnd({ offset, limit, total, direction }: Wanted): {
  direction: Direction;
  offset: number;
  limit: number;
} {
  const rest = total === undefined ? limit : Math.min(limit, total - offset);
  if (total === undefined || offset <= total / 2 || rest <= 0) return { direction, offset, limit };
  return { direction: direction === 'asc' ? 'desc' : 'asc', offset: total - offset - rest, limit: rest };
}
