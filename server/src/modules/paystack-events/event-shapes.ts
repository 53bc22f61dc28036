import { z } from 'zod';

/** An event of Paystack, as far as every one of them can be trusted to look. */
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
  transaction: z.object({ reference: z.string(), amount: kobo }),
});

/** Refund events name the payment they are about in a field of their own. */
export const refund = z.object({ transaction_reference: z.string().max(100) });

/** The reference an event is about, for looking it up later; null where it is none that could be stored. */
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
