import type { Query } from '@tanstack/react-query';

/**
 * Matches the queries that were answered before a connection for hints was requested, so that a hint about them may
 * have been lost. A first fetch that is still in flight goes on when its query is invalidated.
 */
export function mayHaveMissedHints(requestedAt: number) {
  return ({ state }: Pick<Query, 'state'>): boolean =>
    Math.max(state.dataUpdatedAt, state.errorUpdatedAt) < requestedAt;
}
