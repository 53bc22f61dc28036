import { z } from 'zod';
import { claimStatuses } from './cover-words.ts';
import { naira } from './money.ts';
import { timestamp } from './text.ts';

/** Cover in short, beside a purchase; its own page has the rest. */
export const coverBrief = z
  .object({
    days: z.int().meta({ examples: [14] }),
    held: naira.meta({
      description: 'The part of the payout that is held for cover; before confirmation, what will be held.',
      examples: [33_750],
    }),
    ends_at: timestamp.nullable().meta({ description: 'Null before the seller is paid.' }),
    ended_at: timestamp.nullable(),
    claim: z
      .enum(claimStatuses)
      .nullable()
      .meta({ description: 'The state of the latest claim; null without one.', examples: [null] }),
  })
  .meta({ id: 'CoverBrief' });
export type CoverBrief = z.infer<typeof coverBrief>;
