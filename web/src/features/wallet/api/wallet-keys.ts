import type { QueryClient } from '@tanstack/react-query';

/** The words of the live hint that make these stale; app/live-updates.tsx knows them too. */
export const walletKey = ['wallet'] as const;
export const walletStatsKey = ['wallet-stats'] as const;

/** After anything that moved money or changed where it may go. */
export async function refreshWallet(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: walletKey }),
    client.invalidateQueries({ queryKey: walletStatsKey }),
  ]);
}
