import type { QueryClient } from '@tanstack/react-query';

/** The word that a live hint about listings makes stale; app/live-updates.tsx knows it too. */
export const deskKey = ['listing-desk'] as const;

/** After anything staff did: list, counts and details may all tell another story. */
export function refreshDesk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: deskKey });
}
