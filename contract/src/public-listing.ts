import { z } from 'zod';
import { listingFacts } from './listing-fields.ts';
import { id, timestamp } from './text.ts';

/** What the public page of a listing shows beside the listing itself. */

const percent = z.int().nullable();
export const sellerRecord = z
  .object({
    member_since: timestamp,
    sales: z.int().meta({ description: 'Completed ones.', examples: [34] }),
    completed_percent: percent.meta({
      description: 'Of the sales that have ended; null before the fifth.',
      examples: [97],
    }),
    disputed_percent: percent.meta({
      description: 'Of the sales that have ended; null before the fifth.',
      examples: [3],
    }),
    recalled_percent: percent.meta({
      description:
        'Accounts that went back to the seller, of the sales that have ended; null before the fifth.',
      examples: [0],
    }),
    answer_minutes: z
      .int()
      .nullable()
      .meta({
        description: 'Median time until the first answer; null before three answers.',
        examples: [45],
      }),
  })
  .meta({ id: 'SellerRecord' });
export type SellerRecord = z.infer<typeof sellerRecord>;

/** How long the page of a listing says that it was sold. */
export const soldListingShownDays = 90;
export const similarListingsAtMost = 8;

const { platform, handle, category, followers, thumbnail } = listingFacts;
/** Neither the price, which may have been negotiated, nor either side of the sale. */
export const soldListing = z
  .object({ id, platform, handle, category, followers, thumbnail, sold_at: timestamp })
  .meta({ id: 'SoldListing' });
export type SoldListing = z.infer<typeof soldListing>;
