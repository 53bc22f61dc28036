import { z } from 'zod';

/** What can go wrong with one API call. "After" means that the call has done its work by then. */
export const apiFaultSchema = z.discriminatedUnion('kind', [
  /** No answer and nothing done; the connection is cut after `holdMs` of real time. */
  z.strictObject({ kind: z.literal('timeout-before'), holdMs: z.int().min(0).optional() }),
  z.strictObject({ kind: z.literal('timeout-after'), holdMs: z.int().min(0).optional() }),
  z.strictObject({ kind: z.literal('error-before') }),
  z.strictObject({ kind: z.literal('error-after') }),
  z.strictObject({ kind: z.literal('rate-limited'), retryAfterSeconds: z.int().min(1).default(60) }),
  /** The answer breaks off in the middle of its JSON. */
  z.strictObject({ kind: z.literal('malformed') }),
  /** A proxy's error page instead of JSON. */
  z.strictObject({ kind: z.literal('html'), status: z.int().min(200).max(599).default(502) }),
  /** An answer far larger than any answer should be. */
  z.strictObject({ kind: z.literal('huge'), bytes: z.int().min(1).default(20_000_000) }),
  /** The answer trickles, one byte at a time. */
  z.strictObject({ kind: z.literal('slow-drip'), everyMs: z.int().min(1).default(1_000) }),
  /** `data.amount` is off by so many kobo. */
  z.strictObject({ kind: z.literal('wrong-amount'), byKobo: z.int().default(-100) }),
]);

export type ApiFault = z.infer<typeof apiFaultSchema>;
