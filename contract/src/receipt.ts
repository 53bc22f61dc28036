import { z } from 'zod';
import { platforms } from './listing-fields.ts';
import { naira } from './money.ts';
import { purchaseStatuses, transactionReference } from './purchase-fields.ts';
import { timestamp } from './text.ts';

/** What a buyer can keep of a purchase as a document. */
export const receipt = z
  .object({
    reference: transactionReference,
    status: z.enum(purchaseStatuses),
    issued_at: timestamp,
    bought_at: timestamp,
    completed_at: timestamp.nullable(),
    buyer: z.object({ name: z.string(), email: z.string() }),
    seller: z.object({ name: z.string().meta({ examples: ['chidi'] }) }),
    account: z.object({
      platform: z.enum(platforms),
      handle: z.string().meta({ examples: ['@lagosfoodie'] }),
      url: z.string().nullable(),
    }),
    lines: z.array(
      z.object({
        label: z.string().meta({ examples: ['Price'] }),
        amount: naira.meta({ examples: [150_000] }),
      }),
    ),
    total: naira.meta({ description: 'What the buyer paid in the end.', examples: [150_000] }),
    currency: z.literal('NGN'),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof receipt>;
