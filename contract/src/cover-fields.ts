import { z } from 'zod';
import { checkInAnswers, checkInDays, claimKinds, claimStatuses } from './cover-labels.ts';
import { naira } from './money.ts';
import { id, timestamp } from './text.ts';

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

/** Whether the account is still the buyer's, asked on some days of cover. */
export const checkIn = z
  .object({
    day: z.literal([...checkInDays]).meta({ examples: [3] }),
    due_at: timestamp.meta({ description: 'When the buyer is asked.' }),
    asked_at: timestamp.nullable(),
    answer: z
      .enum(checkInAnswers)
      .nullable()
      .meta({ description: 'Null is silence, which counts as yes.', examples: ['yes'] }),
    answered_at: timestamp.nullable(),
  })
  .meta({ id: 'CheckIn' });
export type CheckIn = z.infer<typeof checkIn>;

/** A claim in short, beside a transaction or a person; its file has the rest. */
export const claimBrief = z
  .object({
    id,
    kind: z.enum(claimKinds),
    status: z.enum(claimStatuses),
    opened_at: timestamp,
    staff_due_at: timestamp.meta({ description: 'Our team decides by then.' }),
    ended_at: timestamp.nullable().meta({ examples: [null] }),
    refund: naira
      .nullable()
      .meta({ description: 'What the buyer got; null unless upheld.', examples: [null] }),
  })
  .meta({ id: 'ClaimBrief' });
export type ClaimBrief = z.infer<typeof claimBrief>;

/** Cover as the details of a transaction show it to staff. */
export const staffCover = z
  .object({
    days: z.int().meta({ examples: [14] }),
    paid: naira.meta({ description: 'What the seller got at confirmation.', examples: [101_250] }),
    held: naira.meta({ description: 'The part of the payout that was held.', examples: [33_750] }),
    began_at: timestamp,
    ends_at: timestamp,
    ended_at: timestamp.nullable().meta({ examples: [null] }),
    released: naira.nullable().meta({
      description: 'What of the held part the seller got; null while cover runs.',
      examples: [null],
    }),
    check_ins: z.array(checkIn),
    claims: z.array(claimBrief).meta({ description: 'The latest first.' }),
  })
  .meta({ id: 'StaffCover' });
export type StaffCover = z.infer<typeof staffCover>;
