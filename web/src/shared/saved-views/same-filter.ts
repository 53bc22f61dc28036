import type { ViewFilter } from '@oja/contract/saved-views';

/** Whatever the order of the parameters. */
export function isSameFilter(one: ViewFilter, other: ViewFilter): boolean {
  const text = (filter: ViewFilter) => JSON.stringify(Object.entries(filter).toSorted());
  return text(one) === text(other);
}
