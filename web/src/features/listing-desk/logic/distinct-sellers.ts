import type { StaffListing } from '@oja/contract/admin-listings';

export type FoundSeller = StaffListing['seller'];

/** Each seller once, those whose own name or address holds the words; a handle may have matched as well. */
export function distinctSellers(listings: readonly StaffListing[], search: string): FoundSeller[] {
  const words = search.trim().toLowerCase();
  const found = new Map(listings.map(({ seller }) => [seller.id, seller]));
  return [...found.values()].filter(({ name, nickname, email }) =>
    [name, nickname, email].some((text) => text.toLowerCase().includes(words)),
  );
}
