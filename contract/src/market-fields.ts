import { z } from 'zod';
import { handoverKinds } from './handover-labels.ts';
import { audienceCodes } from './listing-claim-labels.ts';
import {
  categories,
  listingFacts,
  listingSeller,
  marketplaceSorts,
  platformInput,
  platforms,
} from './listing-fields.ts';
import { naira } from './money.ts';
import { cursorQuery, queryInteger, queryNaira } from './page.ts';
import { id, searchText } from './text.ts';

/** The public market: a listing as visitors see it, the terms of a purchase, and the queries of the market. */

export const watching = z
  .int()
  .meta({ description: 'People who saved it or looked at it in the last 24 hours.', examples: [17] });

/** It contains nothing about the viewer, so that one cached copy serves all. */
export const marketListing = z
  .object({
    ...listingFacts,
    handle: listingFacts.handle.meta({
      description:
        'Of an account that is handed over with its number, a part of the number until it is bought.',
    }),
    url: listingFacts.url.nullable().meta({
      description: 'Null for an account that is handed over with its number.',
    }),
    seller: listingSeller,
    watching,
  })
  .meta({ id: 'MarketListing' });
export type MarketListing = z.infer<typeof marketListing>;

export const dealTerms = z
  .object({
    dispute_days: z.int().meta({ description: 'How long the buyer may file a dispute.', examples: [7] }),
    escrow_days: z.int().meta({
      description: 'Without a confirmation or a dispute the seller is paid then; never before dispute_days.',
      examples: [7],
    }),
    fee_percent: z.number().meta({ description: 'Taken from what the seller gets.', examples: [10] }),
  })
  .meta({ id: 'DealTerms', description: 'What a purchase made now would be held to.' });
export type DealTerms = z.infer<typeof dealTerms>;

export const publicTerms = dealTerms
  .extend({
    withdrawal_fees: z.object({
      bank: naira.meta({ examples: [50] }),
      mobile: naira.meta({ examples: [30] }),
      card: naira.meta({ examples: [25] }),
    }),
    minimum_deposit: naira.meta({ examples: [100] }),
    minimum_withdrawal: naira.meta({ description: 'After the fee.', examples: [100] }),
    daily_withdrawal_limit: naira.meta({ examples: [5_000_000] }),
    referral_reward: naira.meta({ examples: [500] }),
    referral_minimum_price: naira.meta({
      description: 'The least price of a purchase that earns the reward.',
      examples: [5_000],
    }),
    support_email: z.string().meta({ examples: ['support@oja.test'] }),
    support_hours: z
      .string()
      .nullable()
      .meta({
        description: 'The opening hours that count towards an answer of support; null where all hours count.',
        examples: ['Monday to Friday, 9:00 to 18:00 Lagos time'],
      }),
  })
  .meta({ id: 'PublicTerms', description: 'What the landing page and the terms of service state.' });
export type PublicTerms = z.infer<typeof publicTerms>;

const flag = z.enum(['1', 'true', '0', 'false']).transform((value) => value === '1' || value === 'true');

const handoverFilters = {
  covered: flag.optional().meta({ description: 'With days of cover.', examples: ['1'] }),
  handover_kind: z
    .enum(handoverKinds)
    .optional()
    .meta({ description: 'How it is handed over.', examples: ['role'] }),
};

/** What sellers claim; a listing that does not state it is not found. */
const claimFilters = {
  with_mailbox: flag.optional().meta({ description: 'The original mailbox is included.', examples: ['1'] }),
  with_phone: flag.optional().meta({ description: 'The phone number is included.', examples: ['1'] }),
  with_second_factor: flag
    .optional()
    .meta({ description: 'The second factor is handed over.', examples: ['1'] }),
  age_from: queryInteger({ min: 1, max: 30 })
    .optional()
    .meta({ description: 'Opened at least so many years ago.', examples: ['3'] }),
  audience: z
    .enum(audienceCodes)
    .optional()
    .meta({ description: 'The country that most of the audience is from.' }),
  monetised: flag.optional().meta({ description: 'Paid by the platform.', examples: ['1'] }),
  revenue_from: queryNaira.optional().meta({ description: 'Revenue of the last three months.' }),
  growth_from: queryInteger({ min: 0, max: 999_999_999 })
    .optional()
    .meta({ description: 'Followers gained in the last 90 days.', examples: ['1000'] }),
};

export const marketplaceQuery = z.strictObject({
  ...cursorQuery,
  search: searchText.optional().meta({
    description:
      'Words that stand in the handle, the description or the category, or name the platform, in any case. Typing errors are corrected when nothing has the words.',
    examples: ['food'],
  }),
  platform: platformInput.optional(),
  category: z.enum(categories).optional(),
  price_from: queryNaira.optional(),
  price_to: queryNaira.optional(),
  followers_from: queryInteger({ min: 0, max: 999_999_999 }).optional(),
  verified: flag.optional().meta({ description: 'Of verified sellers only.', examples: ['1'] }),
  ...handoverFilters,
  ...claimFilters,
  saved: flag
    .optional()
    .meta({ description: 'Only what the caller saved; needs a session.', examples: ['1'] }),
  seller: id.optional(),
  sort: z
    .enum(marketplaceSorts)
    .optional()
    .meta({ description: 'Without it, the best match first for a search, else the newest.' }),
});
export type MarketplaceQuery = z.output<typeof marketplaceQuery>;

/** Deeper pages are not offered: a narrower filter finds more than leafing through them. */
export const marketPageLimit = 100;
export const marketPageSize = 24;

const { search, platform, category, price_from, price_to, followers_from, verified, sort } =
  marketplaceQuery.shape;
export const browseQuery = z.strictObject({
  search,
  platform,
  category,
  price_from,
  price_to,
  followers_from,
  verified,
  ...handoverFilters,
  ...claimFilters,
  sort,
  page: queryInteger({ min: 1, max: marketPageLimit })
    .optional()
    .meta({ description: 'Without it, the first.', examples: ['2'] }),
});
export type BrowseQuery = z.output<typeof browseQuery>;

export const correctedSearch = {
  corrected_search: z
    .string()
    .nullable()
    .meta({
      description: 'What was searched for instead, when nothing has the words as they were typed.',
      examples: ['instagram'],
    }),
};

export const marketPage = z
  .object({
    listings: z.array(marketListing),
    ...correctedSearch,
    page: z.int().meta({ examples: [1] }),
    pages: z.int().meta({ description: 'How many pages there are, at least one.', examples: [3] }),
    total: z.int().meta({
      description: 'Accounts found; counted up to 10,000, of a search up to 1,000.',
      examples: [57],
    }),
    counts: z
      .array(
        z.object({
          platform: z.enum(platforms),
          total: z.int().meta({ examples: [31] }),
          categories: z.array(
            z.object({ category: z.enum(categories), total: z.int().meta({ examples: [7] }) }),
          ),
        }),
      )
      .meta({ description: 'Accounts on the market by platform and category, whatever is searched for.' }),
  })
  .meta({ id: 'MarketPage' });
export type MarketPage = z.infer<typeof marketPage>;
