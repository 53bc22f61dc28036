import type { OwnListing } from '@oja/contract/listings';

/** A listing on the market is sold at a mistyped price at once, so a fall by more than half is asked about first. */
export function fallsSteeply(listing: Pick<OwnListing, 'status' | 'price'>, price: number): boolean {
  return listing.status === 'posted' && price < listing.price / 2;
}
