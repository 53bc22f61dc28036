import { z } from 'zod';
import { bankAccount } from './bank-account-fields.ts';
import { naira } from './money.ts';
import { timestamp } from './text.ts';

/** What a person can withdraw now, where to, and at what fee. */

export const withdrawalMethods = ['bank', 'card', 'mobile'] as const;
export type WithdrawalMethod = (typeof withdrawalMethods)[number];

export const withdrawalOptions = z
  .object({
    available: naira,
    minimum: naira,
    daily_limit: naira,
    daily_left: naira,
    methods: z.array(
      z.object({
        method: z.enum(withdrawalMethods),
        fee: naira,
        duration: z.string().meta({ examples: ['1-3 business days'] }),
      }),
    ),
    mobile_providers: z.array(z.object({ name: z.string(), code: z.string() })),
    /** Linked mobile wallets, newest first; bank accounts have a list of their own. */
    mobile_wallets: z.array(bankAccount),
    cards: z.array(
      z.object({
        last4: z.string(),
        brand: z.string(),
        bank: z.string(),
        /** Withdrawals to it may be made from then on; null when at once. */
        usable_from: timestamp.nullable(),
      }),
    ),
    /** Why nothing can be withdrawn at the moment, and until when if that is known. */
    blocked: z.object({ reason: z.string(), until: timestamp.nullable() }).nullable(),
    payouts_paused: z.boolean().meta({ description: 'Requests are taken, and sent when payouts resume.' }),
  })
  .meta({ id: 'WithdrawalOptions' });
export type WithdrawalOptions = z.infer<typeof withdrawalOptions>;
