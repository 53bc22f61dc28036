import { sweepListings } from './sweep-listings.ts';

export { changeListings, listingsChanged } from './change-listings.ts';
export { createListing, type ListingDraft } from './create-listing.ts';
export { describeMarketPage } from './describe-market-page.ts';
export { listingRoutes } from './listing.routes.ts';
export { claimListing, type ListingRow, lockListing } from './listing.store.ts';
export { type Credentials, openCredentials, sealedListingColumns } from './listing-credentials.store.ts';
export { uploadListingImage } from './listing-images.ts';
export { createMarket, type Market } from './market/market.ts';
export { moveListing } from './move-listing.ts';
export { type Reviewer, reviewListing } from './review-listing.ts';
export { saveListing } from './save-listing.ts';
export { addSellerFigures } from './seller-figures.store.ts';
export { featureListing } from './staff-change-listing.ts';
export { staffListingRoutes } from './staff-listing.routes.ts';
export { viewListing } from './view-listing.ts';
export { sweepListings };
export const listingJobs = [sweepListings];
