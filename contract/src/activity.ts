import { z } from 'zod';
import { naira } from './money.ts';
import { timestamp } from './text.ts';

/** What happened in a wallet, in words. A file of its own: the dashboard shows it and needs no other call of the wallet. */

/** What kind of event an entry of the history is; the screen has a picture for each. */
const activityTypes = [
  'funding',
  'withdrawal',
  'purchase',
  'sale',
  'refund',
  'plan',
  'reward',
  'other',
] as const;
export type ActivityType = (typeof activityTypes)[number];

export const activity = z
  .object({
    type: z.enum(activityTypes),
    title: z.string().meta({ examples: ['Funds added'] }),
    description: z.string().meta({ examples: ['Wallet funding by Paystack'] }),
    date: timestamp,
    /** Below zero when money left the wallet. */
    amount: naira,
    status: z.enum(['completed', 'active', 'other']),
  })
  .meta({ id: 'Activity' });
export type Activity = z.infer<typeof activity>;
