import { recountMarketWords, recountWordsJob } from './market/market-words.ts';
import { sweepListings } from './sweep-listings.ts';
import { announceApprovalJob } from './undo-approval.ts';

export { createListing } from './create-listing.ts';
export { removeListingsOf } from './delete-listing.ts';
export { eraseCredentialsOf, eraseListingsOf } from './erase-listings.ts';
export { findReportedListing } from './find-reported-listing.ts';
export { followSellerReturn } from './follow-seller-return.ts';
export { hideListing, unhideListing } from './hide-listing.ts';
export { listingRoutes } from './listing.routes.ts';
export {
  type BuyListingFacts,
  lockListing,
  lockListingIfFree,
  lockListingShared,
  type OfferListingFacts,
  readBuyFacts,
} from './listing.store.ts';
export {
  type Credentials,
  type ListingToBuy,
  lockForPurchase,
  openCredentials,
  sealedListingColumns,
} from './listing-credentials.store.ts';
export { uploadListingImage } from './listing-images.ts';
export { alertPriceDrop, matchListing } from './listing-job-specs.ts';
export { listingWork } from './listing-work.queries.ts';
export { createMarket } from './market/market.ts';
export { presentImages } from './market/market-row.ts';
export { countEach, findMatches } from './market/match-filters.ts';
export { type MovableListing, moveListing } from './move-listing.ts';
export { type Reviewer, reviewListing } from './review-listing.ts';
export { saveListing } from './save-listing.ts';
export { searchMarket, searchOwnListings, searchStaffListings } from './search-listings.ts';
export { addSellerRating, removeSellerRating } from './seller-figures.store.ts';
export { showListing } from './show-listing.ts';
export { showSeller } from './show-seller.ts';
export { featureListing } from './staff-change-listing.ts';
export { staffListingRoutes } from './staff-listing.routes.ts';
export { updateListing } from './update-listing.ts';
export { viewListing } from './view-listing.ts';
export { recountMarketWords, recountWordsJob, sweepListings };
export const listingJobs = [sweepListings, recountWordsJob, announceApprovalJob];
export { readClaims } from './read-claims.ts';
