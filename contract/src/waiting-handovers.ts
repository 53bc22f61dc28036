import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { handoverSides, purchaseStages } from './handover-labels.ts';
import { platforms } from './listing-labels.ts';
import { naira } from './money.ts';
import { id, timestamp } from './text.ts';

/** Apart from the rest of the hand-overs, because every page of the user portal asks for it and for nothing else of them. */

const waitingHandover = z
  .object({
    purchase_id: id,
    viewer: z.enum(handoverSides),
    platform: z.enum(platforms),
    handle: z.string().meta({ examples: ['@lagosfoodie'] }),
    price: naira.meta({ examples: [150_000] }),
    stage: z.enum(purchaseStages),
    turn: z.enum(handoverSides).nullable(),
    step: z
      .string()
      .nullable()
      .meta({ description: 'The step that can be done now.', examples: ['Invite the buyer as owner'] }),
    due_at: timestamp.nullable(),
    waits_until: timestamp
      .nullable()
      .meta({ description: 'The end of the wait of the platform; null while a step can be done.' }),
    release_waits: z.boolean().meta({
      description: 'A bank is asking about a payment, so the money stays in escrow until that is decided.',
      examples: [false],
    }),
  })
  .meta({ id: 'WaitingHandover' });
export type WaitingHandover = z.infer<typeof waitingHandover>;

export const listHandovers = endpoint({
  method: 'GET',
  path: '/handovers',
  tag: 'Purchases',
  summary: 'Own purchases and sales that are being handed over, those that wait for the own side first',
  access: 'trader',
  limit: 'read',
  reply: z.array(waitingHandover),
});
