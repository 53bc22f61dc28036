import { z } from 'zod';
import { secondMs } from './durations.ts';
import { endpoint } from './endpoint.ts';
import { createListingForBody } from './listing-bodies.ts';
import {
  categories,
  listingInput,
  listingVersion,
  platformInput,
  staffListingStatuses,
} from './listing-fields.ts';
import { queryInteger } from './page.ts';
import { count, staffListing, staffListingDetails } from './staff-listing.ts';
import { id, reasonText, searchText } from './text.ts';
import { undoMs } from './undo.ts';

/** Listings for staff. No reply contains credentials. */

const filters = {
  search: searchText
    .optional()
    .meta({ description: 'Part of the handle, or of the name or e-mail address of the seller.' }),
  platform: platformInput.optional(),
  status: z
    .enum(staffListingStatuses)
    .optional()
    .meta({ description: 'Without it, everything but what was removed.' }),
  category: z.enum(categories).optional(),
  seller: id.optional(),
  sort: z.enum(['created_at', 'price', 'platform', 'status']).optional(),
  direction: z
    .enum(['asc', 'desc'])
    .optional()
    .meta({ examples: ['desc'] }),
};
export const staffListingFilter = z.strictObject(filters);
export type StaffListingFilter = z.output<typeof staffListingFilter>;

const params = z.strictObject({ id });
const reason = reasonText.meta({ examples: ['The pictures show another account.'] });
const manyIds = z.array(id).min(1).max(100);
const manyVersions = z
  .record(id, listingVersion)
  .optional()
  .meta({
    examples: [{ '0199c0de-7a3b-7c51-9d42-8b6f1e2a3c4d': 2 }],
    description: 'By id, which version of a listing was looked at; one that was changed since is refused.',
  });

const refused = z.array(
  z.object({
    id,
    code: z.string().meta({ examples: ['listing_not_pending'] }),
    message: z.string().meta({ examples: ['This listing is not waiting for review.'] }),
  }),
);
const reviewErrors = ['listing_not_pending', 'listing_changed', 'own_listing_refused'] as const;
const inputErrors = [
  'listing_duplicate',
  'listing_price_out_of_range',
  'listing_category_unknown',
  'listing_url_elsewhere',
  'listing_handover_refused',
  'contact_details_refused',
  'listing_image_unknown',
] as const;

const staffMove = {
  method: 'POST',
  tag: 'Listing review',
  access: 'listings',
  limit: 'write',
  params,
  body: z.strictObject({ reason }),
  reply: staffListing,
} as const;

export const adminListingEndpoints = {
  listStaffListings: endpoint({
    method: 'GET',
    path: '/admin/listings',
    tag: 'Listing review',
    summary: 'All listings, page by page',
    access: 'listings',
    limit: 'read',
    query: z.strictObject({
      ...filters,
      page: queryInteger({ min: 1, max: 100_000 }).optional(),
      per_page: queryInteger({ min: 1, max: 100 }).optional(),
    }),
    reply: z.object({
      data: z.array(staffListing),
      current_page: z.int().meta({ examples: [1] }),
      last_page: z.int().meta({ examples: [4] }),
      per_page: z.int().meta({ examples: [15] }),
      total: z.int().meta({ examples: [58] }),
      from: z
        .int()
        .nullable()
        .meta({ examples: [1] }),
      to: z
        .int()
        .nullable()
        .meta({ examples: [15] }),
    }),
    beside: z.object({
      total_is_exact: z
        .boolean()
        .meta({ description: 'A search, a category or a seller counts its first 10,000 results.' }),
    }),
  }),
  countStaffListings: endpoint({
    method: 'GET',
    path: '/admin/listings/stats',
    tag: 'Listing review',
    summary: 'How many listings there are, by status',
    access: 'listings',
    limit: 'read',
    reply: z.object({
      total: count,
      pending: count,
      posted: count,
      disputed: count,
      draft: count,
      sold: count,
      rejected: count,
    }),
  }),
  exportStaffListings: endpoint({
    method: 'GET',
    path: '/admin/listings/export',
    tag: 'Listing review',
    summary: 'The listings of a filter as a CSV file',
    access: 'listings',
    limit: 'write',
    query: staffListingFilter,
    produces: 'text/csv',
    producesExample:
      'id,handle,platform,category,seller,price,followers,engagement,status,featured,created_at,posted_at\r\n',
  }),
  showStaffListing: endpoint({
    method: 'GET',
    path: '/admin/listings/{id}',
    tag: 'Listing review',
    summary:
      'One listing with its pictures, the history of its seller, possible duplicates and what happened to it',
    access: 'listings',
    limit: 'read',
    params,
    reply: staffListingDetails,
  }),
  approveListing: endpoint({
    method: 'POST',
    path: '/admin/listing/{id}/approve',
    tag: 'Listing review',
    summary: 'Put a pending listing on the market',
    access: 'listings',
    limit: 'write',
    params,
    body: z.strictObject({ version: listingVersion.optional() }).optional(),
    reply: staffListing,
    beside: z.object({
      seller_active: z.boolean().meta({
        description: 'Whether the seller may sell; otherwise the listing stays off the market until then.',
      }),
    }),
    errors: [...reviewErrors],
  }),
  rejectListing: endpoint({
    method: 'POST',
    path: '/admin/listing/{id}/reject',
    tag: 'Listing review',
    summary: 'Turn a pending listing down; the seller is told the reason',
    access: 'listings',
    limit: 'write',
    params,
    body: z.strictObject({ reason: reason.optional(), version: listingVersion.optional() }).optional(),
    reply: staffListing,
    errors: [...reviewErrors],
  }),
  approveListings: endpoint({
    method: 'POST',
    path: '/admin/listings/approve',
    tag: 'Listing review',
    summary: 'Approve several; those that cannot be are named with the reason',
    access: 'listings',
    limit: 'write',
    body: z.strictObject({ ids: manyIds, versions: manyVersions }),
    reply: z.object({
      done: z.array(id),
      off_market: z.array(id).meta({
        description: 'Those of done that stay off the market until their seller may sell.',
        examples: [[]],
      }),
      refused,
    }),
  }),
  undoApprovals: endpoint({
    method: 'POST',
    path: '/admin/listings/undo-approvals',
    tag: 'Listing review',
    summary: `Take own approvals of the last ${undoMs / secondMs} seconds back, unless something happened since`,
    access: 'listings',
    limit: 'write',
    body: z.strictObject({ ids: manyIds }),
    reply: z.object({ done: z.array(id), refused }),
  }),
  rejectListings: endpoint({
    method: 'POST',
    path: '/admin/listings/reject',
    tag: 'Listing review',
    summary: 'Reject several with one reason; those that cannot be are named with theirs',
    access: 'listings',
    limit: 'write',
    body: z.strictObject({ ids: manyIds, versions: manyVersions, reason }),
    reply: z.object({ done: z.array(id), refused }),
  }),
  createListingFor: endpoint({
    method: 'POST',
    path: '/admin/listings',
    tag: 'Listing review',
    summary: 'Offer an account on behalf of a seller, within the limits of their plan; it waits for review',
    access: 'admin',
    limit: 'write',
    body: createListingForBody,
    reply: staffListing,
    errors: [
      'seller_unknown',
      'seller_plan_required',
      'upload_limit_reached',
      'selling_stopped',
      ...inputErrors,
      'cover_days_too_few',
    ],
  }),
  editListing: endpoint({
    method: 'PUT',
    path: '/admin/listings/{id}',
    tag: 'Listing review',
    summary: 'Correct a listing that is not being sold; its status stays, and the seller is told',
    access: 'admin',
    limit: 'write',
    params,
    body: z.strictObject({
      platform: listingInput.platform.optional(),
      handle: listingInput.handle.optional(),
      price: listingInput.price.optional(),
      description: listingInput.description.optional(),
      url: listingInput.url.optional(),
      images: z
        .array(z.string().max(100))
        .max(8)
        .optional()
        .meta({
          description:
            'Addresses of pictures that the listing has, or ids of uploaded ones, the cover first.',
          examples: [['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d.webp']],
        }),
      category: listingInput.category.optional(),
      followers: listingInput.followers.optional(),
      engagement: listingInput.engagement.optional(),
      reason: reason.optional(),
    }),
    reply: staffListing,
    errors: ['listing_in_sale', 'own_listing_refused', ...inputErrors],
  }),
  uploadStaffListingImage: endpoint({
    method: 'POST',
    path: '/admin/listing-images',
    tag: 'Listing review',
    summary: 'Upload a picture for a listing that is added or corrected by staff',
    access: 'admin',
    limit: 'upload',
    binaryBody: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/octet-stream'],
    bodyLimitBytes: 5 * 1024 * 1024,
    reply: z.object({
      id,
      url: z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d.webp'] }),
      thumbnail: z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d-thumb.webp'] }),
    }),
    errors: ['image_too_large', 'image_type_unsupported', 'image_unreadable', 'image_dimensions_too_large'],
  }),
  removeListing: endpoint({
    method: 'DELETE',
    path: '/admin/listings/{id}',
    tag: 'Listing review',
    summary: 'Remove a listing that is not being sold; the seller is told the reason',
    access: 'admin',
    limit: 'write',
    params,
    body: z.strictObject({ reason }),
    reply: z.null(),
    errors: ['listing_in_sale', 'own_listing_refused'],
  }),
  hideListing: endpoint({
    ...staffMove,
    path: '/admin/listings/{id}/hide',
    summary: 'Take a listing off the market; the seller is told the reason and may correct it',
    errors: ['state_conflict', 'own_listing_refused'],
  }),
  unhideListing: endpoint({
    ...staffMove,
    path: '/admin/listings/{id}/unhide',
    summary: 'Put a hidden listing back on the market, unless the seller changed it since',
    errors: [
      'listing_not_hidden',
      'listing_duplicate',
      'own_listing_refused',
      'seller_plan_required',
      'upload_limit_reached',
      'selling_stopped',
    ],
  }),
  sendListingBack: endpoint({
    ...staffMove,
    path: '/admin/listings/{id}/send-back',
    summary: 'Put a posted listing into the review again; the seller is told the reason',
    errors: ['listing_move_refused', 'own_listing_refused'],
  }),
  featureListing: endpoint({
    method: 'POST',
    path: '/admin/listings/{id}/feature',
    tag: 'Listing review',
    summary: 'Give a listing the Featured badge',
    access: 'admin',
    limit: 'write',
    params,
    reply: staffListing,
    errors: ['own_listing_refused'],
  }),
  unfeatureListing: endpoint({
    method: 'POST',
    path: '/admin/listings/{id}/unfeature',
    tag: 'Listing review',
    summary: 'Take the Featured badge away',
    access: 'admin',
    limit: 'write',
    params,
    reply: staffListing,
    errors: ['own_listing_refused'],
  }),
};
