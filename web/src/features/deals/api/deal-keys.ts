import type { QueryClient } from '@tanstack/react-query';

/** The first words of the keys; app/live-updates.tsx knows which hint makes which of them stale. */
export const purchasesKey = ['purchases'] as const;
export const salesKey = ['sales'] as const;
export const casesKey = ['disputes'] as const;
export const reviewsKey = ['reviews'] as const;

const touchedWords = ['purchases', 'sales', 'disputes', 'reviews', 'wallet', 'wallet-stats', 'listings'];

/** A step of a deal moves money and statuses on both sides, so everything that shows one is fetched again. */
export async function refreshDeals(client: QueryClient): Promise<void> {
  await Promise.all(touchedWords.map((word) => client.invalidateQueries({ queryKey: [word] })));
}
