import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { platforms } from './listing-fields.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { transactionReference } from './purchase-fields.ts';
import { id, requiredText, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** Buyer and seller review each other after a completed purchase; neither reads the other's before both are in. */

const rating = z.int().min(1).max(5);

export const reviewTerms = {
  /** A review is hidden from the other side until they have written theirs, or this long. */
  hiddenDays: 7,
  /** How long after the settlement of the purchase one can be written. */
  openDays: 30,
} as const;

/** The maximum of purchases whose reviews can be read in one call. */
export const reviewedAtOnce = 50;

const reviewFields = {
  id,
  rating: rating.meta({ examples: [5] }),
  text: z.string().meta({ examples: ['Quick hand-over, exactly as described.'] }),
  by: z.enum(['buyer', 'seller']).meta({ description: 'In which role it was written.' }),
  author: z.object({ id, name: z.string().meta({ examples: ['zainab'] }), avatar: z.string().nullable() }),
  created_at: timestamp,
  reply: z.object({ text: z.string().meta({ examples: ['Thank you!'] }), created_at: timestamp }).nullable(),
  platform: z.enum(platforms),
  taken_down: z
    .boolean()
    .meta({ description: 'Our moderators removed it: text and answer are empty, its stars do not count.' }),
  counted: z.boolean().meta({
    description: 'False for a purchase below the minimum price that counts: its stars are in no average.',
  }),
};

const review = z.object(reviewFields).meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

const ownReview = z
  .object({
    ...reviewFields,
    purchase: z.object({
      id,
      reference: transactionReference,
      handle: z.string().meta({ examples: ['@lagosfoodie'] }),
    }),
    about: z.object({ id, name: z.string().meta({ examples: ['chidi'] }) }),
    published_at: timestamp.nullable().meta({ description: 'Null while it is seen by its author alone.' }),
    visible_from: timestamp.meta({ description: 'At the latest then everybody sees it.' }),
    actions: z.array(z.enum(['reply'])),
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof ownReview>;

const ratingFigures = z
  .object({
    rating: z
      .number()
      .nullable()
      .meta({ description: 'Average of one to five; null without reviews.', examples: [4.8] }),
    reviews: z.int().meta({ examples: [21] }),
  })
  .meta({ id: 'RatingFigures' });

const ownReviewQuery = z.strictObject({
  ...cursorQuery,
  side: z.enum(['received', 'written']).optional().meta({ description: 'Without it, those about oneself.' }),
  purchases: z
    .string()
    .meta({
      description: `Only those about these deals: ids with commas between, ${reviewedAtOnce} at most.`,
      examples: ['0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'],
    })
    .transform((list) => list.split(','))
    .pipe(z.array(z.uuid()).max(reviewedAtOnce))
    .optional(),
});
const sellerReviewQuery = z.strictObject(cursorQuery);
export type OwnReviewQuery = z.output<typeof ownReviewQuery>;
export type SellerReviewQuery = z.output<typeof sellerReviewQuery>;

export const reviewEndpoints = {
  writeReview: endpoint({
    method: 'POST',
    path: '/purchases/{id}/reviews',
    tag: 'Reviews',
    summary: 'Review the other side of a completed purchase, once',
    access: 'trader',
    limit: 'write',
    params: z.strictObject({ id }),
    body: z.strictObject({
      rating: rating.meta({ examples: [5] }),
      text: requiredText(textLimits.review).meta({ examples: ['Quick hand-over, exactly as described.'] }),
    }),
    reply: ownReview,
    errors: [
      'purchase_state_conflict',
      'review_written_already',
      'review_window_closed',
      'contact_details_refused',
    ],
  }),
  replyToReview: endpoint({
    method: 'POST',
    path: '/reviews/{id}/reply',
    tag: 'Reviews',
    summary: 'Answer a review about oneself, once',
    access: 'trader',
    limit: 'write',
    params: z.strictObject({ id }),
    body: z.strictObject({ text: requiredText(textLimits.reviewReply).meta({ examples: ['Thank you!'] }) }),
    reply: ownReview,
    errors: ['review_replied_already', 'contact_details_refused'],
  }),
  listOwnReviews: endpoint({
    method: 'GET',
    path: '/reviews',
    tag: 'Reviews',
    summary: 'Reviews about oneself, or those one wrote, newest first',
    access: 'trader',
    limit: 'read',
    query: ownReviewQuery,
    reply: z.array(ownReview),
    beside: z.object({ ...nextCursor, as_seller: ratingFigures, as_buyer: ratingFigures }),
  }),
  listSellerReviews: endpoint({
    method: 'GET',
    path: '/sellers/{id}/reviews',
    tag: 'Reviews',
    summary: 'What buyers wrote about a seller, newest first',
    access: 'anyone',
    limit: 'read',
    params: z.strictObject({ id }),
    query: sellerReviewQuery,
    reply: z.array(review),
    beside: z.object({
      ...nextCursor,
      ...ratingFigures.shape,
      stars: z
        .array(z.int())
        .length(5)
        .meta({
          description: 'How many gave one star, two stars … five stars.',
          examples: [[0, 0, 1, 3, 17]],
        }),
    }),
  }),
};
