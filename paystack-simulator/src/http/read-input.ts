import { z } from 'zod';
import { isRefusalName, Refusal, type RefusalName } from '../refusals.ts';

/** Parses a body or query; the first invalid field becomes the refusal that its schema names. */
export function readInput<T>(schema: z.ZodType<T>, given: unknown): T {
  const read = schema.safeParse(given ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue !== undefined && isRefusalName(issue.message)) throw new Refusal(issue.message);
  throw new Refusal('params_invalid', { detail: `${issue?.path.join('.')}: ${issue?.message}` });
}

/** Kobo above zero. Paystack's own samples send amounts as strings of digits too. */
export function koboField(refusal: RefusalName) {
  return z.preprocess(
    (given) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given),
    z.int({ error: refusal }).min(1, { error: refusal }),
  );
}

export function requiredText(refusal: RefusalName) {
  return z.string({ error: refusal }).trim().min(1, { error: refusal });
}

/** An absolute web address that is safe in a header. */
export function addressField(refusal: RefusalName) {
  return z.url({ protocol: /^https?$/, error: refusal }).transform((text) => new URL(text).href);
}

/** Only naira is enabled on this integration. */
export const nairaField = z.literal('NGN', { error: 'currency_unsupported' }).default('NGN');

/** Forms and old clients send metadata as JSON text; anything that is not an object is kept as it came. */
export const metadataField = z.preprocess(
  parsedJson,
  z
    .union([z.record(z.string(), z.unknown()), z.string(), z.number()], { error: 'metadata_invalid' })
    .nullish(),
);

function parsedJson(given: unknown): unknown {
  if (typeof given !== 'string' || !given.trimStart().startsWith('{')) return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
