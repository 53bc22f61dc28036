import { type MarketplaceSort, marketplaceSorts, type Platform } from '@oja/contract/listing-labels';

/** How the market speaks of listings. The specified options come first and in their order, the others after them. */

export const platformOrders = {
  /** The filter of the marketplace. */
  market: ['instagram', 'tiktok', 'telegram', 'youtube', 'twitter', 'whatsapp', 'facebook'],
  creation: ['instagram', 'youtube', 'twitter', 'tiktok', 'telegram', 'whatsapp', 'facebook'],
  edit: ['instagram', 'tiktok', 'youtube', 'telegram', 'twitter', 'facebook', 'whatsapp'],
  staff: ['instagram', 'telegram', 'youtube', 'tiktok', 'twitter', 'whatsapp', 'facebook'],
} as const satisfies Record<string, readonly Platform[]>;

export const marketSortLabels: Record<MarketplaceSort, string> = {
  newest: 'Most Recent',
  price_low: 'Price: Low to High',
  price_high: 'Price: High to Low',
  followers: 'Most Followers',
  featured: 'Featured First',
  best: 'Best Match',
};

/** The orders that can be chosen; the first is the one without a choice. */
export function marketSortsFor(search: string): MarketplaceSort[] {
  const sorts = marketplaceSorts.filter((sort) => sort !== 'best');
  return search === '' ? sorts : ['best', ...sorts];
}
