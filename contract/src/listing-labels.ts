/**
 * The market: platforms, categories, statuses and sorts with their labels. No schema stands here, so that public pages
 * load none.
 */

export const platforms = [
  'instagram',
  'youtube',
  'twitter',
  'tiktok',
  'telegram',
  'whatsapp',
  'facebook',
] as const;
export type Platform = (typeof platforms)[number];

/** The names of the platforms as people read them. */
export const platformLabels: Readonly<Record<Platform, string>> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitter: 'Twitter/X',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
};

/** On the wire `posted` is also what the seller's 'Active' and the staff's 'Approved' mean. */
export const listingStatuses = ['draft', 'pending', 'posted', 'rejected', 'sold', 'disputed'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Staff also see what was deleted or removed. */
export const staffListingStatuses = [...listingStatuses, 'removed'] as const;
export type StaffListingStatus = (typeof staffListingStatuses)[number];

/** As sellers read them. */
export const listingStatusLabels: Readonly<Record<StaffListingStatus, string>> = {
  draft: 'Draft',
  pending: 'Pending Review',
  posted: 'Approved',
  sold: 'Sold',
  disputed: 'Flagged',
  rejected: 'Rejected',
  removed: 'Removed',
};

/** As staff read them. */
export const staffStatusLabels: Readonly<Record<StaffListingStatus, string>> = {
  ...listingStatusLabels,
  disputed: 'Disputed',
};

export const marketplaceSorts = [
  'newest',
  'price_low',
  'price_high',
  'followers',
  'featured',
  'best',
] as const;
export type MarketplaceSort = (typeof marketplaceSorts)[number];

/** The query parameters of the market that select by hand-over and cover. */
export const handoverParameters = ['covered', 'handover_kind'] as const;

/** The query parameters of the market that select by claims. */
export const claimParameters = [
  'with_mailbox',
  'with_phone',
  'with_second_factor',
  'age_from',
  'audience',
  'monetised',
  'revenue_from',
  'growth_from',
] as const;

/** The query parameters of the public market pages, beside platform and category, which stand in the path. */
export const marketParameters = [
  'search',
  'price_from',
  'price_to',
  'followers_from',
  'verified',
  ...handoverParameters,
  ...claimParameters,
  'sort',
  'page',
] as const;

export const categories = [
  'Art & Photography',
  'Business & Finance',
  'Comedy & Memes',
  'Crypto & Trading',
  'Education',
  'Faith & Motivation',
  'Family & Parenting',
  'Fashion & Beauty',
  'Film & Animation',
  'Food & Cooking',
  'Gaming',
  'Groups & Communities',
  'Health & Fitness',
  'Lifestyle',
  'Music & Entertainment',
  'News & Politics',
  'Sports',
  'Technology',
  'Travel',
  'Other',
] as const;
export type Category = (typeof categories)[number];

/** How many accounts the market counts at most: a search reads the text of each one that it counts. */
export function marketCountedAtMost(search: string | null | undefined): number {
  return search ? 1_000 : 10_000;
}

/** A category in an address: 'Food & Cooking' is food-cooking. */
export function categorySlug(category: Category): string {
  return category.toLowerCase().replace(/[^a-z]+/g, '-');
}

const without = (...left: readonly Category[]): readonly Category[] =>
  categories.filter((category) => !left.includes(category));

/** Which categories an account of a platform can have, in the order of the list. */
export const categoriesByPlatform: Readonly<Record<Platform, readonly Category[]>> = {
  instagram: without('Crypto & Trading', 'Film & Animation', 'Groups & Communities'),
  youtube: without('Groups & Communities'),
  twitter: without('Film & Animation', 'Family & Parenting', 'Groups & Communities'),
  tiktok: without('Crypto & Trading', 'Groups & Communities'),
  telegram: without('Art & Photography', 'Family & Parenting'),
  whatsapp: without('Art & Photography', 'Film & Animation', 'Gaming'),
  facebook: categories,
};
