import type { QueryClient } from '@tanstack/react-query';
import { hintOtherTabs } from '@/lib/live/live-events';
import { queryKeys } from '@/lib/query-keys';

/**
 * Everything that shows a purchase. A step moves money, listings and statuses on both sides and may settle a dispute,
 * so the person who takes it, in every tab, and the one who gets the hint fetch the same again.
 */
export const purchaseKeys = [
  queryKeys.offers,
  queryKeys.purchases,
  queryKeys.sales,
  queryKeys.disputes,
  queryKeys.reviews,
  queryKeys.wallet,
  queryKeys.walletStats,
  queryKeys.listings,
  queryKeys.dashboard,
  queryKeys.messages,
] as const;

export async function refreshPurchases(client: QueryClient): Promise<void> {
  hintOtherTabs({ topic: 'purchases' });
  await Promise.all(purchaseKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
