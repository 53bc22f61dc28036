import type { QueryClient } from '@tanstack/react-query';

/** The word of the live hint that makes these stale; app/live-updates.tsx knows it too. */
export const marketKey = ['market'] as const;

export function refreshMarket(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: marketKey });
}
