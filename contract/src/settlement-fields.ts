import { z } from 'zod';
import { naira } from './money.ts';
import { id, timestamp } from './text.ts';

/** The fields of a settlement as both sides and staff read them. */

/** Every sentence and every form that names one of these figures is built from them. */
export const settlementTerms = {
  /** To answer a proposal. */
  hours: 24,
  /** Proposals of one side in one dispute. */
  perSide: 5,
} as const;

export const settlementStatuses = ['proposed', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;
export type SettlementStatus = (typeof settlementStatuses)[number];

/** How the price is divided. The three amounts sum to the price. */
export const settlementDivision = {
  buyer_gets: naira.meta({ examples: [50_000] }),
  seller_gets: naira.meta({ examples: [90_000] }),
  held: naira.meta({ description: 'Of what the seller gets, held until cover ends.', examples: [0] }),
  fee: naira.meta({ description: 'On the part of the seller.', examples: [10_000] }),
};

export const settlement = z
  .object({
    id,
    status: z.enum(settlementStatuses),
    proposed_by: z.enum(['buyer', 'seller']),
    ...settlementDivision,
    proposed_at: timestamp,
    due_at: timestamp.meta({ description: 'When it lapses without an answer.' }),
    ended_at: timestamp.nullable(),
  })
  .meta({ id: 'DisputeSettlement' });
export type DisputeSettlement = z.infer<typeof settlement>;
