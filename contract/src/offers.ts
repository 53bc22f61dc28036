import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listingStatuses, platforms } from './listing-fields.ts';
import { naira, positiveNaira } from './money.ts';
import { offerTerms } from './offer-terms.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { id, text, timestamp } from './text.ts';

/** Offers below the asking price: what buyers propose, what sellers answer, and the price that both agree on. */

export const offerStatuses = ['offered', 'countered', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type OfferStatus = (typeof offerStatuses)[number];

export const offerSides = ['made', 'received'] as const;
export type OfferSide = (typeof offerSides)[number];

export const traderSides = ['buyer', 'seller'] as const;
export type TraderSide = (typeof traderSides)[number];

export const offerActions = ['accept', 'counter', 'decline', 'withdraw', 'pay'] as const;
export type OfferAction = (typeof offerActions)[number];

/** The asking price bounds it too; the use case checks that, under the lock of the listing. */
const offeredAmount = positiveNaira
  .refine((amount) => amount >= offerTerms.minimumNaira, {
    message: `Please offer ₦${offerTerms.minimumNaira.toLocaleString('en-US')} or more.`,
  })
  .meta({ examples: [120_000] });

const offer = z
  .object({
    id,
    status: z.enum(offerStatuses),
    side: z.enum(traderSides).meta({ description: 'What the reader is in it.' }),
    listing: z.object({
      id,
      handle: z.string().meta({ examples: ['@lagosfoodie'] }),
      platform: z.enum(platforms),
      price: naira.meta({ description: 'The asking price now.', examples: [150_000] }),
      thumbnail: z
        .string()
        .nullable()
        .meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d-thumb.webp'] }),
      status: z.enum([...listingStatuses, 'removed']),
      on_market: z.boolean(),
    }),
    with: z.object({
      id,
      name: z.string().meta({ examples: ['chidi'] }),
      avatar: z
        .string()
        .nullable()
        .meta({ examples: [null] }),
      verified: z.boolean(),
    }),
    amount: naira.meta({ description: 'The last amount that was named; the agreed price once accepted.' }),
    proposed_by: z.enum(traderSides).meta({ description: 'Who named it; the other side answers.' }),
    counters_left: z.int().meta({ examples: [2] }),
    declined_at_once: z
      .boolean()
      .meta({ description: 'Declined at once, because the seller considers no offers this low.' }),
    expires_at: timestamp.nullable().meta({
      description:
        'When it lapses without an answer, or without a payment once accepted; null when it is over.',
    }),
    amounts: z
      .array(z.object({ by: z.enum(traderSides), amount: naira, at: timestamp }))
      .meta({ description: 'Every amount that was named, the first one first.' }),
    purchase_id: id.nullable().meta({ description: 'The purchase that paid the agreed price.' }),
    conversation_id: id.nullable().meta({ description: 'Where the two talk about the account.' }),
    created_at: timestamp,
    changed_at: timestamp,
    actions: z.array(z.enum(offerActions)).meta({ description: 'What the reader may do next.' }),
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offer>;

const count = z.int().meta({ examples: [2] });

export const makeOfferBody = z.strictObject({
  amount: offeredAmount,
  message: text(offerTerms.messageLength)
    .optional()
    .meta({
      description: 'Stands in the conversation of the two, where contact details are hidden.',
      examples: ['I can pay today.'],
    }),
});
const acceptOfferBody = z.strictObject({
  expected_amount: positiveNaira.meta({
    description: 'The amount that was read; another one is refused.',
    examples: [120_000],
  }),
});
export const counterOfferBody = z.strictObject({ amount: offeredAmount });

const params = z.strictObject({ id });
const answerErrors = ['offer_state_conflict', 'offer_lapsed', 'offer_waits_for_other'] as const;

export const offerEndpoints = {
  makeOffer: endpoint({
    method: 'POST',
    path: '/listings/{id}/offers',
    tag: 'Offers',
    summary: 'Offer less than the asking price; below the seller’s hidden minimum it is declined at once',
    access: 'trader',
    limit: 'offer',
    params,
    body: makeOfferBody,
    reply: offer,
    errors: [
      'own_listing_offered',
      'listing_unavailable',
      'offer_amount_too_high',
      'offer_open_already',
      'too_many_open_offers',
      'too_many_offers_for_listing',
      'conversation_blocked',
      'recipient_unavailable',
      'account_suspended',
    ],
  }),
  listOffers: endpoint({
    method: 'GET',
    path: '/offers',
    tag: 'Offers',
    summary: 'Own offers, made or received, the newest first',
    access: 'trader',
    limit: 'read',
    query: z.strictObject({
      ...cursorQuery,
      side: z.enum(offerSides),
      state: z
        .enum(['open', 'over'])
        .optional()
        .meta({ description: 'Open ones wait for an answer or for the payment. Without it, all.' }),
      listing_id: id.optional().meta({ description: 'Only those for this listing.' }),
      with: id.optional().meta({ description: 'Only those with this person.' }),
    }),
    reply: z.array(offer),
    beside: z.object({
      ...nextCursor,
      waiting: z
        .object({ made: count, received: count })
        .meta({ description: 'Open ones on which the reader can act next, on each side.' }),
    }),
  }),
  showOffer: endpoint({
    method: 'GET',
    path: '/offers/{id}',
    tag: 'Offers',
    summary: 'One own offer',
    access: 'trader',
    limit: 'read',
    params,
    reply: offer,
  }),
  acceptOffer: endpoint({
    method: 'POST',
    path: '/offers/{id}/accept',
    tag: 'Offers',
    summary: `Agree to the last amount; the buyer can pay it for ${offerTerms.hours} hours, and the listing stays open to others`,
    access: 'trader',
    limit: 'write',
    params,
    body: acceptOfferBody,
    reply: offer,
    errors: [
      ...answerErrors,
      'listing_unavailable',
      'offer_changed',
      'offer_above_price',
      'offer_party_unavailable',
    ],
  }),
  declineOffer: endpoint({
    method: 'POST',
    path: '/offers/{id}/decline',
    tag: 'Offers',
    summary: 'Refuse the last amount; the offer is over',
    access: 'trader',
    limit: 'write',
    params,
    reply: offer,
    errors: [...answerErrors],
  }),
  counterOffer: endpoint({
    method: 'POST',
    path: '/offers/{id}/counter',
    tag: 'Offers',
    summary: `Answer with another amount, ${offerTerms.counters} times at most in one offer`,
    access: 'trader',
    limit: 'offer',
    params,
    body: counterOfferBody,
    reply: offer,
    errors: [
      ...answerErrors,
      'listing_unavailable',
      'offer_amount_too_high',
      'offer_amount_too_low',
      'too_many_counters',
      'conversation_blocked',
      'recipient_unavailable',
      'offer_party_unavailable',
    ],
  }),
  withdrawOffer: endpoint({
    method: 'POST',
    path: '/offers/{id}/withdraw',
    tag: 'Offers',
    summary: 'Take the own last amount back before it is answered',
    access: 'trader',
    limit: 'write',
    params,
    reply: offer,
    errors: [...answerErrors],
  }),
};
