import { z } from 'zod';
import { coverDays, handoverKinds, mailboxes } from './handover-labels.ts';

/** How a listing is handed over and covered: what a seller states, and what replies repeat. */

const handoverKind = z.enum(handoverKinds).meta({ examples: ['role'] });
const mailbox = z
  .enum(mailboxes)
  .nullable()
  .meta({ examples: [null] });
const cover = z.union(coverDays.map((days) => z.literal(days))).meta({ examples: [14] });

export const handoverInput = {
  handover_kind: handoverKind.optional().meta({
    description:
      'Left out, login details are handed over as specified. With role and number no login details are stored.',
    examples: ['role'],
  }),
  mailbox: mailbox.optional().meta({
    description: 'Of the mailbox behind login details; null, or left out, when nothing is stated about it.',
    examples: [null],
  }),
  cover_days: cover
    .optional()
    .meta({ description: 'Days of cover after the buyer confirmed; left out, none.', examples: [14] }),
};

export const handoverFacts = {
  handover_kind: handoverKind,
  mailbox: mailbox.meta({ description: 'Null when the seller says nothing about it.' }),
  cover_days: z.int().meta({ description: 'Days of cover after the buyer confirmed.', examples: [14] }),
};

/** What the plan in force means for the buyer of a listing. */
export const handoverOutline = z
  .object({
    version: z.int().meta({
      description: 'The version of the hand-over plan; a purchase may name the one that was seen.',
      examples: [1],
    }),
    steps: z.array(
      z.object({
        by: z.enum(['seller', 'buyer']),
        title: z.string().meta({ examples: ['Accept the invitation'] }),
        wait: z
          .object({
            hours: z.int().meta({ examples: [168] }),
            why: z
              .string()
              .meta({ examples: ['A new owner can remove other owners only after seven days.'] }),
          })
          .nullable(),
      }),
    ),
    begin_hours: z.int().meta({
      description: 'The purchase is cancelled when the seller has not begun within so many hours.',
      examples: [48],
    }),
    dispute_days: z.int().meta({
      description: 'The buyer can file a dispute for so many days at least, until a confirmation.',
      examples: [10],
    }),
    release_days: z.int().meta({
      description: 'Without a confirmation the seller is paid at the earliest after so many days.',
      examples: [10],
    }),
  })
  .meta({ id: 'HandoverOutline' });
export type HandoverOutline = z.infer<typeof handoverOutline>;
