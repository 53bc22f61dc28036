import type { QueryClient } from '@tanstack/react-query';

/**
 * The first words of the keys of everything that shows a deal. Its steps move money, listings and statuses on both sides
 * and may settle a dispute, so whoever takes one and whoever hears of it fetch the same again.
 */
export const dealWords = [
  'purchases',
  'sales',
  'disputes',
  'reviews',
  'wallet',
  'wallet-stats',
  'listings',
  'dashboard',
  'messages',
] as const;

export async function refreshDeals(client: QueryClient): Promise<void> {
  await Promise.all(dealWords.map((word) => client.invalidateQueries({ queryKey: [word] })));
}
