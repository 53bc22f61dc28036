import { z } from 'zod';
import { coverBrief } from './cover-fields.ts';
import { evidencePicturesAtMost } from './dispute-terms.ts';
import { purchaseStages } from './handover-labels.ts';
import { listingClaims } from './listing-claims.ts';
import { platforms } from './listing-fields.ts';
import { naira } from './money.ts';
import { id, timestamp } from './text.ts';

/** The fields of a purchase: its statuses, its dispute, and what both sides and staff read about it. */

/** What Oja writes. Screens also know sold, failed, draft and error, which mean completed or failed. */
export const purchaseStatuses = ['pending', 'completed', 'disputed', 'refunded', 'cancelled'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** In the words of the admin portal, as its table of transactions has them. */
export const staffPurchaseStatusLabels: Readonly<Record<PurchaseStatus, string>> = {
  pending: 'Processing',
  completed: 'Completed',
  disputed: 'Disputed',
  refunded: 'Refunded',
  cancelled: 'Failed',
};

/**
 * Who ended it: the buyer, the clock when the window was over, staff, or the side that accepted a
 * settlement.
 */
export const purchaseEnders = ['buyer', 'seller', 'clock', 'admin'] as const;

export const disputeReasons = [
  'not_delivered',
  'wrong_account',
  'not_as_described',
  'account_recovered',
  'credentials_fail',
  'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

export const disputeReasonLabels: Readonly<Record<DisputeReason, string>> = {
  not_delivered: 'Account not delivered',
  wrong_account: 'Wrong account',
  not_as_described: 'Not as described',
  account_recovered: 'Account recovered by its previous owner',
  credentials_fail: 'Credentials do not work',
  other: 'Other',
};

/** A purchase without a dispute has `none` wherever a dispute status is asked for. */
export const disputeStatuses = ['none', 'open', 'resolved', 'escalated'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const disputeStatusLabels: Readonly<Record<DisputeStatus, string>> = {
  none: 'None',
  open: 'Open',
  resolved: 'Resolved',
  escalated: 'Escalated',
};

/** What staff choose from; `escalate` leaves the dispute open for another member of staff. */
export const resolutionTypes = [
  'favor_buyer',
  'favor_seller',
  'partial_refund',
  'replacement',
  'escalate',
] as const;
export type ResolutionType = (typeof resolutionTypes)[number];

/** How a dispute ended. */
export const disputeOutcomes = [
  'favor_buyer',
  'favor_seller',
  'partial_refund',
  'replacement',
  'withdrawn',
  'settled',
] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

export const evidenceLimits = { count: evidencePicturesAtMost, bytes: 5 * 1024 * 1024 } as const;

const mediaUrl = z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d.webp'] });

/** As shown on screens and receipts. */
export const transactionReference = z.string().meta({ examples: ['TXN-001'] });

/** The account as it was when it was bought; later edits of the listing do not show here. */
export const boughtListing = {
  id: id.nullable().meta({ description: 'Null for a sale that staff added by hand.' }),
  handle: z.string().meta({ examples: ['@lagosfoodie'] }),
  url: z
    .string()
    .nullable()
    .meta({ examples: ['https://instagram.com/lagosfoodie'] }),
  description: z.string().meta({ examples: ['Street food of Lagos, grown since 2019.'] }),
  platform: z.enum(platforms),
  category: z
    .string()
    .nullable()
    .meta({ examples: ['Food & Cooking'] }),
  price: naira.meta({ examples: [150_000] }),
  followers: z
    .int()
    .nullable()
    .meta({ examples: [12_400] }),
  engagement: z
    .number()
    .nullable()
    .meta({ examples: [3.4] }),
  claims: listingClaims,
  images: z.array(mediaUrl),
  thumbnail: z
    .string()
    .nullable()
    .meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d-thumb.webp'] }),
};

export const disputeOpeners = ['buyer', 'clock'] as const;
export type DisputeOpener = (typeof disputeOpeners)[number];

/** A dispute as lists show it; the case has the rest. */
export const disputeBrief = z
  .object({
    status: z.enum(['open', 'escalated', 'resolved']),
    reason: z.enum(disputeReasons),
    description: z.string().meta({ examples: ['The password was changed an hour after I bought it.'] }),
    opened_by: z.enum(disputeOpeners).meta({
      description: 'The buyer, or the clock when a step of a hand-over was not done in time.',
    }),
    opened_at: timestamp,
    seller_due_at: timestamp.meta({ description: 'Until then the seller should answer.' }),
    seller_answered: z.boolean(),
    outcome: z.enum(disputeOutcomes).nullable(),
    details: z
      .string()
      .nullable()
      .meta({
        description: 'What staff wrote about the decision.',
        examples: ['The account was recovered by its previous owner.'],
      }),
    early_reason: z
      .string()
      .nullable()
      .meta({
        description: 'Why it was decided while the seller could still answer; null when it was not.',
        examples: [null],
      }),
    resolved_at: timestamp.nullable(),
  })
  .meta({ id: 'DisputeBrief' });
export type DisputeBrief = z.infer<typeof disputeBrief>;

/** The dates and amounts that every view of a purchase contains. */
export const purchaseBaseFields = {
  id,
  number: z.int().meta({ examples: [1] }),
  reference: transactionReference,
  status: z.enum(purchaseStatuses),
  stage: z.enum(purchaseStages).meta({
    description: 'Where the hand-over stands; a disputed purchase keeps the stage it was disputed in.',
    examples: ['inspecting'],
  }),
  created_at: timestamp,
  dispute_start: timestamp,
  dispute_end: timestamp.meta({
    description: 'The first moment at which no dispute can be opened any more.',
  }),
  release_at: timestamp.nullable().meta({
    description: 'When the seller is paid if neither side acts; null while it is disputed and after it.',
  }),
  release_waits: z.boolean().meta({
    description:
      'A bank is asking about a payment, so what escrow or cover holds is not paid to the seller until that is decided, also after its time.',
    examples: [false],
  }),
  auto_complete_at: timestamp.meta({ description: 'When the money is released if neither side acts.' }),
  completed_at: timestamp.nullable().meta({ description: 'When the money left escrow.' }),
  completed_by: z.enum(purchaseEnders).nullable(),
  price: naira.meta({ examples: [150_000] }),
  refunded_amount: naira.meta({ examples: [0] }),
  note: z
    .string()
    .nullable()
    .meta({ description: 'Why it was cancelled, or what else staff wrote about it.', examples: [null] }),
  dispute: disputeBrief.nullable(),
  cover: coverBrief.nullable().meta({ description: 'Null for a purchase without cover.', examples: [null] }),
};

/** A picture as evidence, private to the parties and staff. */
export const picture = z
  .object({
    id,
    url: z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d.webp'] }),
    thumbnail: z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d-thumb.webp'] }),
  })
  .meta({ id: 'EvidencePicture' });
export type EvidencePicture = z.infer<typeof picture>;

/** Pictures in a request: ids of uploaded ones, or data URLs. The type of a data URL is detected from its content. */
export const evidenceReferences = z
  .array(z.string().max(8 * 1024 * 1024))
  .max(evidenceLimits.count)
  .meta({
    description:
      'Each is the id of a picture from POST /dispute-images, or a data URL of a JPG, PNG, GIF or WebP.',
    examples: [['0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11']],
  });

export const imageErrors = [
  'image_too_large',
  'image_type_unsupported',
  'image_unreadable',
  'image_dimensions_too_large',
] as const;

/** Pictures as data URLs make a large body; everywhere else JSON ends at 1 MiB. */
export const evidenceBodyLimitBytes = 16 * 1024 * 1024;
