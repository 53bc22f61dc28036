import { z } from 'zod';

/** The fields that every Paystack event has. */
export const paystackEvent = z.object({
  event: z.string().regex(/^[\w.-]{1,100}$/),
  data: z.record(z.string(), z.unknown()),
});
export type PaystackEvent = z.infer<typeof paystackEvent>;

const kobo = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

export const withReference = z.object({ reference: z.string().max(100) });

export const dispute = z.object({
  id: z.union([z.int(), z.string()]).transform(String),
  refund_amount: kobo.nullish(),
  status: z.string().nullish(),
  resolution: z.string().nullish(),
  // The time to answer has a default, so an unreadable one holds nothing up.
  dueAt: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullish()
    .catch(null),
  transaction: z.object({ reference: z.string(), amount: kobo }),
});

/** Refund events name their payment in a field of their own. */
export const refund = z.object({ transaction_reference: z.string().max(100) });

/** The reference of an event, for later lookup; null when it is not storable. */
export function referenceIn({ data }: PaystackEvent): string | null {
  const candidates = [data.reference, data.transaction_reference, nested(data.transaction)];
  const found = candidates.find((value) => typeof value === 'string');
  return typeof found === 'string' && /^[\x20-\x7e]{1,100}$/.test(found) ? found : null;
}

function nested(transaction: unknown): unknown {
  return typeof transaction === 'object' && transaction !== null && 'reference' in transaction
    ? transaction.reference
    : undefined;
}
