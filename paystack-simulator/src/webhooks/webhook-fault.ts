import { z } from 'zod';

/** Faults of one event. `attempts` is the number of faulty deliveries before a clean one. */
export const webhookFaultSchema = z.discriminatedUnion('kind', [
  /** Never sent; with `attempts`, only this many deliveries are lost and the retry succeeds. */
  z.strictObject({ kind: z.literal('drop'), attempts: z.int().min(1).optional() }),
  /** Sent later, in virtual time. */
  z.strictObject({ kind: z.literal('delay'), delayMs: z.int().min(1) }),
  /** Is sent `copies` times in all, at once or `everyMs` apart. */
  z.strictObject({
    kind: z.literal('duplicate'),
    copies: z.int().min(2).max(100),
    everyMs: z.int().min(0).default(0),
  }),
  /** Held back until the next event has been delivered, or for a minute. */
  z.strictObject({ kind: z.literal('reorder') }),
  /** Sent before the reply to the API call or form that caused it. */
  z.strictObject({ kind: z.literal('early') }),
  /** Truncated to half; signed as the whole, or as the part that is sent. */
  z.strictObject({
    kind: z.literal('truncate'),
    attempts: z.int().min(1).default(1),
    signed: z.enum(['full', 'sent']).default('full'),
  }),
  z.strictObject({ kind: z.literal('wrong-signature'), attempts: z.int().min(1).default(1) }),
  /** The same JSON with other white space, correctly signed: a client that signs a re-encoded body fails. */
  z.strictObject({ kind: z.literal('whitespace') }),
]);

export type WebhookFault = z.infer<typeof webhookFaultSchema>;
