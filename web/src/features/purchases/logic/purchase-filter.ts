import type { Platform } from '@oja/contract/listing-fields';
import { type PurchaseSort, type PurchaseTab, purchaseSorts, purchaseTabs } from '@oja/contract/purchases';

/** What a page of purchases shows, as its address says it. */
export interface PurchaseFilter {
  tab: PurchaseTab;
  search: string;
  platform: Platform | undefined;
  sort: PurchaseSort;
}

/** The specified options in their order, then the platforms that exist besides. */
export const platformOptions: readonly { value: Platform; label: string }[] = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'tiktok', label: 'TikTok' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'twitter', label: 'Twitter/X' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'facebook', label: 'Facebook' },
];

export const allPlatforms = 'All Platforms';

export const sortOptions: readonly { value: PurchaseSort; label: string }[] = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'price_high', label: 'Price: High to Low' },
  { value: 'price_low', label: 'Price: Low to High' },
];

const tabLabels: Record<Exclude<PurchaseTab, 'all'>, string> = {
  pending: 'Pending',
  disputed: 'Disputed',
  completed: 'Completed',
  failed: 'Failed',
};

/** A dash stands where the count is not known yet. */
export function tabLabel(tab: PurchaseTab, counts: Record<PurchaseTab, number> | undefined): string {
  return tab === 'all' ? 'All' : `${tabLabels[tab]} (${counts?.[tab] ?? '—'})`;
}

export function readPurchaseFilter(query: URLSearchParams): PurchaseFilter {
  return {
    tab: purchaseTabs.find((tab) => tab === query.get('tab')) ?? 'all',
    search: query.get('search') ?? '',
    platform: platformOptions.find(({ value }) => value === query.get('platform'))?.value,
    sort: purchaseSorts.find((sort) => sort === query.get('sort')) ?? 'recent',
  };
}

export function writePurchaseFilter(filter: PurchaseFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.tab !== 'all') query.set('tab', filter.tab);
  if (filter.search !== '') query.set('search', filter.search);
  if (filter.platform !== undefined) query.set('platform', filter.platform);
  if (filter.sort !== 'recent') query.set('sort', filter.sort);
  return query;
}

/** The same as the server is asked for it. */
export function purchaseQueryOf(filter: PurchaseFilter) {
  return {
    tab: filter.tab,
    search: filter.search.slice(0, 100) || undefined,
    platform: filter.platform,
    sort: filter.sort,
  };
}

export function isFiltered(filter: PurchaseFilter): boolean {
  return filter.tab !== 'all' || filter.search !== '' || filter.platform !== undefined;
}
