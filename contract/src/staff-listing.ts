import { z } from 'zod';
import { userStatuses } from './accounts.ts';
import { listingFacts, listingVersion, platforms, staffListingStatuses } from './listing-fields.ts';
import { listingSignalNames } from './risk-signals.ts';
import { id, timestamp } from './text.ts';

/** A listing as staff see it. */

const staffListingActions = [
  'approve',
  'reject',
  'hide',
  'unhide',
  'send_back',
  'edit',
  'remove',
  'feature',
  'unfeature',
] as const;
export type StaffListingAction = (typeof staffListingActions)[number];

export const staffListing = z
  .object({
    ...listingFacts,
    username: z
      .string()
      .meta({ description: 'The public handle; what signs in stays sealed.', examples: ['@lagosfoodie'] }),
    followers: z
      .string()
      .nullable()
      .meta({ description: 'As people say it.', examples: ['12K'] }),
    followers_count: z
      .int()
      .nullable()
      .meta({ examples: [12_400] }),
    status: z.enum(staffListingStatuses),
    submitted_at: timestamp,
    version: listingVersion.meta({
      description: 'Counts what was changed; a decision may say which one it is about.',
    }),
    rejection_reason: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    risk_signals: z.array(z.enum(listingSignalNames)).meta({
      description: 'Signals of risk at its last submission or change.',
      examples: [['new_account']],
    }),
    hidden_at: timestamp
      .nullable()
      .meta({ description: 'When staff took it off the market, while it can be shown again as it is.' }),
    seller: z.object({
      id,
      number: z.int().meta({ examples: [123] }),
      name: z.string().meta({ examples: ['Chidi Nwosu'] }),
      nickname: z.string().meta({ examples: ['chidi'] }),
      email: z.string().meta({ examples: ['chidi@example.com'] }),
      verified: z.boolean(),
    }),
    actions: z.array(z.enum(staffListingActions)),
  })
  .meta({ id: 'StaffListing' });
export type StaffListing = z.infer<typeof staffListing>;

export const count = z.int().meta({ examples: [3] });

export const staffListingDetails = staffListing
  .extend({
    views: count,
    saves: count,
    risk: z
      .object({
        checked_at: timestamp,
        held_by: z
          .array(z.string())
          .meta({ description: 'Rules that held its last change for review.', examples: [[]] }),
        signals: z.array(
          z.object({
            name: z.enum(listingSignalNames),
            title: z.string().meta({ examples: ['New account'] }),
            explanation: z.string().meta({ examples: ['The seller joined 3 days ago.'] }),
          }),
        ),
      })
      .meta({ description: 'Hints with the figures of the case; they decide nothing by themselves.' }),
    has_handover_notes: z.boolean(),
    needs_new_credentials: z.boolean(),
    seller_history: z.object({
      member_since: timestamp,
      status: z.enum(userStatuses),
      sales: count,
      rating: z
        .number()
        .nullable()
        .meta({ examples: [4.8] }),
      reviews: count,
      listings: z.object({
        draft: count,
        pending: count,
        posted: count,
        rejected: count,
        sold: count,
        disputed: count,
        removed: count,
      }),
    }),
    duplicates: z
      .array(
        z.object({
          id,
          platform: z.enum(platforms),
          handle: z.string().meta({ examples: ['@lagosfoodie'] }),
          status: z.enum(staffListingStatuses),
          seller: z.object({ id, name: z.string().meta({ examples: ['Chidi Nwosu'] }) }),
          because: z.enum(['handle', 'picture', 'profile']),
          thumbnail: z
            .string()
            .nullable()
            .meta({ examples: [null] }),
        }),
      )
      .meta({
        description:
          'Other listings with the same handle, the same address or a picture that looks the same.',
      }),
    timeline: z.array(
      z.object({
        at: timestamp,
        transition: z.string().meta({ examples: ['submit'] }),
        from: z
          .enum(staffListingStatuses)
          .nullable()
          .meta({ examples: ['draft'] }),
        to: z.enum(staffListingStatuses).meta({ examples: ['pending'] }),
        by: z.string().meta({ examples: ['Chidi Nwosu'] }),
        by_id: id.nullable(),
        reason: z
          .string()
          .nullable()
          .meta({ examples: [null] }),
      }),
    ),
  })
  .meta({ id: 'StaffListingDetails' });
export type StaffListingDetails = z.infer<typeof staffListingDetails>;
