import type { QueryClient } from '@tanstack/react-query';

export const deskKey = ['payout-desk'] as const;

/** After anything staff did here: every part of the desk may tell another story now. */
export function refreshDesk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: deskKey });
}
