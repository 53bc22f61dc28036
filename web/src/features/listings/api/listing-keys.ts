import type { QueryClient } from '@tanstack/react-query';

/** The word of the live hint that makes these stale; app/live-updates.tsx knows it too. */
export const listingsKey = ['listings'] as const;

/** After a seller changed something: their own list tells another story, and so may the market. */
export async function refreshListings(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: listingsKey }),
    client.invalidateQueries({ queryKey: ['market'] }),
  ]);
}
