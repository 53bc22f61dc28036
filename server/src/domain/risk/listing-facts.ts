/**
 * What was true of a listing and its seller when it was checked. It is stored with the check, so that a rule can be tried
 * later on the same facts.
 */
export interface ListingFacts {
  contactKinds: readonly string[];
  outsidePayment: readonly string[];
  /** Listings of other sellers, and those that this one sold, with the same handle or address on the platform. */
  handleCopies: number;
  /** Listings of other sellers, and those that this one sold, with a picture that looks the same. */
  pictureCopies: number;
  priceKobo: number;
  /** Of an edit: the price before it. */
  formerPriceKobo: number | null;
  /** Listings of other sellers that are similar, and the middle of their prices. */
  similarListings: number;
  similarPriceKobo: number | null;
  accountAgeDays: number;
  rejections: number;
  linkedAccounts: number;
  /** Listings that the seller offered or changed within a day, this one included. */
  changesWithinDay: number;
}
