import { z } from 'zod';

/** Faults of one API call. "After" means that the call has taken effect. */
export const apiFaultSchema = z.discriminatedUnion('kind', [
  /** No reply and no effect; the connection is cut after `holdMs` of real time. */
  z.strictObject({ kind: z.literal('timeout-before'), holdMs: z.int().min(0).optional() }),
  z.strictObject({ kind: z.literal('timeout-after'), holdMs: z.int().min(0).optional() }),
  z.strictObject({ kind: z.literal('error-before') }),
  z.strictObject({ kind: z.literal('error-after') }),
  z.strictObject({ kind: z.literal('rate-limited'), retryAfterSeconds: z.int().min(1).default(60) }),
  /** The reply ends in the middle of its JSON. */
  z.strictObject({ kind: z.literal('malformed') }),
  /** A proxy's error page instead of JSON. */
  z.strictObject({ kind: z.literal('html'), status: z.int().min(200).max(599).default(502) }),
  /** A reply larger than any real one. */
  z.strictObject({ kind: z.literal('huge'), bytes: z.int().min(1).default(20_000_000) }),
  /** The reply is sent one byte at a time. */
  z.strictObject({ kind: z.literal('slow-drip'), everyMs: z.int().min(1).default(1_000) }),
  /** `data.amount` is wrong by this many kobo. */
  z.strictObject({ kind: z.literal('wrong-amount'), byKobo: z.int().default(-100) }),
]);

export type ApiFault = z.infer<typeof apiFaultSchema>;
