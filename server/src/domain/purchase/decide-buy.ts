import type { StoredListingStatus } from '../listing/listing-process.ts';

export interface BuyFacts {
  buyerId: string;
  listing: {
    sellerId: string;
    status: StoredListingStatus;
    sellerActive: boolean;
    priceKobo: number;
    version: number;
    /** It was on the market once, so its page may be known to users. */
    wasPosted: boolean;
  };
  /** The price the buyer saw, if sent. */
  expectedKobo: number | undefined;
  /** The version of the listing the buyer saw, if sent. */
  expectedVersion: number | undefined;
}

export type BuyRefusal =
  | 'own_listing_bought'
  | 'not_found'
  | 'listing_unavailable'
  | 'listing_price_changed'
  | 'listing_changed';

/** The first reason to refuse a purchase, in order of precedence; undefined when there is none. */
export function refuseBuy({
  buyerId,
  listing,
  expectedKobo,
  expectedVersion = listing.version,
}: BuyFacts): BuyRefusal | undefined {
  if (listing.sellerId === buyerId) return 'own_listing_bought';
  if (!listing.wasPosted) return 'not_found';
  if (listing.status !== 'posted' || !listing.sellerActive) return 'listing_unavailable';
  if (expectedKobo !== undefined && expectedKobo !== listing.priceKobo) return 'listing_price_changed';
  if (expectedVersion !== listing.version) return 'listing_changed';
  return undefined;
}
