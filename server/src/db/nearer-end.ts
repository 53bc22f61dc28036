export type Direction = 'asc' | 'desc';

interface Wanted {
  offset: number;
  limit: number;
  /** How many rows there are; without it nobody knows where the end is. */
  total: number | undefined;
  direction: Direction;
}

/**
 * How a page that is asked for by its number is reached: from whichever end of the list is nearer, so that the last
 * page of a million is as near as the first, and none is further than the middle.
 */
export function fromNearerEnd({ offset, limit, total, direction }: Wanted): {
  along: Direction;
  skip: number;
  take: number;
} {
  const rest = total === undefined ? limit : Math.min(limit, total - offset);
  if (total === undefined || offset <= total / 2 || rest <= 0) {
    return { along: direction, skip: offset, take: limit };
  }
  return { along: direction === 'asc' ? 'desc' : 'asc', skip: total - offset - rest, take: rest };
}
