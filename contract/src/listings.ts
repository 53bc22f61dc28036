import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { handoverOutline } from './handover-fields.ts';
import { createListingBody, updateListingBody } from './listing-bodies.ts';
import {
  categories,
  listingFacts,
  listingImageLimits,
  listingSeller,
  listingStatuses,
  listingVersion,
  platforms,
} from './listing-fields.ts';
import {
  browseQuery,
  correctedSearch,
  dealTerms,
  marketListing,
  marketPage,
  marketplaceQuery,
  publicTerms,
  watching,
} from './market-fields.ts';
import { naira } from './money.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { sellerRecord, similarListingsAtMost, soldListing, soldListingShownDays } from './public-listing.ts';
import { id, searchText, timestamp } from './text.ts';

/** The public market, and the sellers' own listings. */

/** What the person who asks may do next. */
export const listingActions = ['buy', 'offer', 'save', 'edit', 'submit', 'withdraw', 'remove'] as const;
export type ListingAction = (typeof listingActions)[number];
const actions = z.array(z.enum(listingActions));

const listingDetails = marketListing
  .extend({
    version: listingVersion.meta({
      description: 'Counts the changes of what the seller states; a purchase may name the one that was seen.',
    }),
    terms: dealTerms,
    handover: handoverOutline
      .nullable()
      .meta({ description: 'Null where login details are handed over as specified, without further steps.' }),
    seller_record: sellerRecord,
    actions,
  })
  .meta({ id: 'ListingDetails' });
export type ListingDetails = z.infer<typeof listingDetails>;

const ownListing = z
  .object({
    ...listingFacts,
    seller: listingSeller,
    watching,
    username: z.string().meta({
      description: 'Empty where no login details are handed over.',
      examples: ['lagosfoodie@example.com'],
    }),
    has_handover_notes: z.boolean(),
    needs_new_credentials: z.boolean().meta({
      description: 'A buyer has seen the old ones; the account cannot be submitted before they change.',
    }),
    offer_floor: naira.nullable().meta({
      description: 'Offers below it are declined at once; only the seller sees it.',
      examples: [null],
    }),
    rejection_reason: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    views: z.int().meta({ description: 'People who looked at it in the last 90 days.', examples: [230] }),
    saves: z.int().meta({ examples: [12] }),
    updated_at: timestamp,
    actions,
  })
  .meta({ id: 'OwnListing' });
export type OwnListing = z.infer<typeof ownListing>;

const imageErrors = [
  'image_too_large',
  'image_type_unsupported',
  'image_unreadable',
  'image_dimensions_too_large',
] as const;

const params = z.strictObject({ id });
/** Pictures as data URLs make a large body; everywhere else JSON ends at 1 MiB. */
const bodyLimitBytes = 16 * 1024 * 1024;

export const listingEndpoints = {
  listListings: endpoint({
    method: 'GET',
    path: '/listings',
    tag: 'Marketplace',
    summary: 'Accounts on the market; without a query the newest 24',
    access: 'anyone',
    limit: 'read',
    query: marketplaceQuery,
    reply: z.array(marketListing),
    beside: z.object({ ...nextCursor, ...correctedSearch }),
    errors: ['session_required', 'session_invalid'],
  }),
  browseMarket: endpoint({
    method: 'GET',
    path: '/market',
    tag: 'Marketplace',
    summary: 'A page of the market by number, with how many accounts there are',
    access: 'anyone',
    limit: 'read',
    query: browseQuery,
    reply: marketPage,
  }),
  listCategories: endpoint({
    method: 'GET',
    path: '/listings/categories',
    tag: 'Marketplace',
    summary: 'The categories that accounts of each platform can have',
    access: 'anyone',
    limit: 'read',
    reply: z.array(z.object({ platform: z.enum(platforms), categories: z.array(z.enum(categories)) })),
  }),
  showDealTerms: endpoint({
    method: 'GET',
    path: '/listings/terms',
    tag: 'Marketplace',
    summary: 'The terms of a sale that is made now',
    access: 'anyone',
    limit: 'read',
    reply: dealTerms,
  }),
  showPublicTerms: endpoint({
    method: 'GET',
    path: '/terms',
    tag: 'Marketplace',
    summary: 'The published terms: fees, windows and limits',
    access: 'anyone',
    limit: 'read',
    reply: publicTerms,
  }),
  listOwnListings: endpoint({
    method: 'GET',
    path: '/listings/seller',
    tag: 'Listings',
    summary: 'Own listings, newest first; the password is never among the answers',
    access: 'listing_owner',
    limit: 'read',
    query: z.strictObject({
      ...cursorQuery,
      search: searchText
        .optional()
        .meta({ description: 'Words that stand in the handle or the description.', examples: ['food'] }),
      status: z
        .enum([...listingStatuses, 'active'])
        .optional()
        .meta({ description: 'active means posted.' }),
    }),
    reply: z.array(ownListing),
    beside: z.object(nextCursor),
  }),
  countOwnListings: endpoint({
    method: 'GET',
    path: '/listings/seller/counters',
    tag: 'Listings',
    summary: 'How many own listings there are, by status',
    access: 'listing_owner',
    limit: 'read',
    reply: z
      .object({
        total: z.int().meta({ examples: [9] }),
        active: z.int().meta({ examples: [4] }),
        pending: z.int().meta({ examples: [1] }),
        sold: z.int().meta({ examples: [2] }),
        disputed: z.int().meta({ examples: [0] }),
        draft: z.int().meta({ examples: [1] }),
        rejected: z.int().meta({ examples: [1] }),
      })
      .meta({ id: 'OwnListingCounters' }),
  }),
  listSavedListings: endpoint({
    method: 'GET',
    path: '/listings/saved',
    tag: 'Marketplace',
    summary: 'Ids of the accounts that the caller saved; GET /listings?saved=1 gives the accounts themselves',
    access: 'trader',
    limit: 'read',
    reply: z.array(id),
  }),
  showListing: endpoint({
    method: 'GET',
    path: '/listings/{id}',
    tag: 'Marketplace',
    summary: 'One account on the market; its seller also sees it before and after that',
    access: 'anyone',
    limit: 'read',
    params,
    reply: listingDetails,
    errors: ['listing_gone'],
  }),
  listSimilarListings: endpoint({
    method: 'GET',
    path: '/listings/{id}/similar',
    tag: 'Marketplace',
    summary:
      'Accounts for sale that are like one that is or was on the market: of its platform, of its category first',
    access: 'anyone',
    limit: 'read',
    params,
    reply: z.array(marketListing).max(similarListingsAtMost),
  }),
  showSoldListing: endpoint({
    method: 'GET',
    path: '/sold-listings/{id}',
    tag: 'Marketplace',
    summary: `An account that was sold in the last ${soldListingShownDays} days`,
    access: 'anyone',
    limit: 'read',
    params,
    reply: soldListing,
    errors: ['listing_gone'],
  }),
  createListing: endpoint({
    method: 'POST',
    path: '/listings',
    tag: 'Listings',
    summary: 'Offer an account; staff look at it before it is on the market',
    access: 'seller',
    limit: 'upload',
    body: createListingBody,
    bodyLimitBytes,
    reply: ownListing,
    errors: [
      'seller_plan_required',
      'verified_sellers_only',
      'upload_limit_reached',
      'selling_stopped',
      'too_many_drafts',
      'listing_duplicate',
      'listing_price_out_of_range',
      'offer_floor_too_high',
      'contact_details_refused',
      'listing_category_unknown',
      'listing_url_elsewhere',
      'listing_handover_refused',
      'cover_days_too_few',
      'listing_image_unknown',
      ...imageErrors,
    ],
  }),
  updateListing: endpoint({
    method: 'PUT',
    path: '/listings/{id}',
    tag: 'Listings',
    summary:
      'Change an own listing; another handle, platform, address, credentials, hand-over or new pictures send it back to staff',
    access: 'listing_owner',
    limit: 'upload',
    params,
    body: updateListingBody,
    bodyLimitBytes,
    reply: ownListing,
    errors: [
      'listing_status_refused',
      'listing_in_sale',
      'listing_agreed_on',
      'listing_needs_new_credentials',
      'listing_move_refused',
      'seller_plan_required',
      'verified_sellers_only',
      'upload_limit_reached',
      'selling_stopped',
      'listing_duplicate',
      'listing_price_out_of_range',
      'offer_floor_too_high',
      'contact_details_refused',
      'listing_category_unknown',
      'listing_url_elsewhere',
      'listing_handover_refused',
      'cover_days_too_few',
      'listing_image_unknown',
      ...imageErrors,
    ],
  }),
  deleteListing: endpoint({
    method: 'DELETE',
    path: '/listings/{id}',
    tag: 'Listings',
    summary: 'Delete an own listing that is not being sold; its credentials are erased',
    access: 'listing_owner',
    limit: 'write',
    params,
    reply: z.null(),
    errors: ['listing_in_sale'],
  }),
  uploadListingImage: endpoint({
    method: 'POST',
    path: '/listing-images',
    tag: 'Listings',
    summary: 'Upload a picture for a listing; one that no listing uses is gone after a day',
    access: 'listing_owner',
    limit: 'upload',
    binaryBody: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/octet-stream'],
    bodyLimitBytes: listingImageLimits.bytes,
    reply: z.object({
      id,
      url: z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d.webp'] }),
      thumbnail: z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d-thumb.webp'] }),
    }),
    errors: [...imageErrors],
  }),
  saveListing: endpoint({
    method: 'PUT',
    path: '/listings/{id}/save',
    tag: 'Marketplace',
    summary: 'Put an account on the own wishlist',
    access: 'trader',
    limit: 'write',
    params,
    reply: z.null(),
    errors: ['wishlist_full'],
  }),
  unsaveListing: endpoint({
    method: 'DELETE',
    path: '/listings/{id}/save',
    tag: 'Marketplace',
    summary: 'Take an account off the own wishlist',
    access: 'trader',
    limit: 'write',
    params,
    reply: z.null(),
  }),
  viewListing: endpoint({
    method: 'POST',
    path: '/listings/{id}/view',
    tag: 'Marketplace',
    summary: 'Record a view of the listing; counted once per person, never for its seller',
    access: 'anyone',
    limit: 'write',
    params,
    reply: z.null(),
  }),
  showSeller: endpoint({
    method: 'GET',
    path: '/sellers/{id}',
    tag: 'Marketplace',
    summary: 'A seller as the market knows them; their accounts come from GET /listings?seller=',
    access: 'anyone',
    limit: 'read',
    params,
    reply: listingSeller
      .extend({
        bio: z.string().meta({ examples: ['Grows food accounts in Lagos.'] }),
        member_since: timestamp,
        sales: z.int().meta({ examples: [34] }),
        listings: z.int().meta({ description: 'On the market now.', examples: [5] }),
        record: sellerRecord,
      })
      .meta({ id: 'SellerPage' }),
  }),
};
