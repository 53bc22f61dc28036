import { z } from 'zod';

/**
 * Money is an integer number of kobo inside Oja and a naira number with at most two decimals on the wire.
 * This file is the only place that converts between the two.
 */
export const maxNaira = 1_000_000_000;

export const amountSentences = {
  tooLarge: 'Please enter an amount of at most ₦1,000,000,000.',
  tooManyDecimals: 'Please enter an amount with at most two decimals.',
} as const;

export function koboFromNaira(naira: number): number {
  const kobo = Math.round(naira * 100);
  if (!Number.isSafeInteger(kobo)) throw new RangeError('amount is beyond what can be counted exactly');
  return withoutMinusZero(kobo);
}

export function nairaFromKobo(kobo: number): number {
  if (!Number.isSafeInteger(kobo)) throw new RangeError('kobo must be a safe integer');
  return withoutMinusZero(kobo / 100);
}

/** Made with the first sentence that needs it: it takes milliseconds, which a page that starts does not have. */
let nairaFormat: Intl.NumberFormat | undefined;

/** An amount inside a sentence: ₦1,234.50. */
export function nairaText(kobo: number): string {
  nairaFormat ??= new Intl.NumberFormat('en-NG', {
    style: 'currency',
    currency: 'NGN',
    currencyDisplay: 'narrowSymbol',
  });
  return nairaFormat.format(nairaFromKobo(kobo));
}

/** JavaScript has a zero below zero, which prints as "-0" and equals zero only sometimes; no amount is that. */
function withoutMinusZero(amount: number): number {
  return amount === 0 ? 0 : amount;
}

/** True for numbers that name a whole number of kobo, such as 10.01, and false for 10.005. */
export function hasWholeKobo(naira: number): boolean {
  if (!Number.isFinite(naira) || Math.abs(naira) > maxNaira || Object.is(naira, -0)) return false;
  return Number(naira.toFixed(2)) === naira;
}

/** A naira amount on the wire. It stays naira here; use cases convert with `koboFromNaira`. */
export const naira = z
  .number()
  .refine((amount) => Math.abs(amount) <= maxNaira, {
    message: amountSentences.tooLarge,
    abort: true,
  })
  .refine(hasWholeKobo, { message: amountSentences.tooManyDecimals })
  .meta({ examples: [1500.5] });

/** What the platform holds in all, which may be more than any single amount is allowed to be. */
export const nairaTotal = z.number().meta({ examples: [1_250_000_000.5] });

export const positiveNaira = naira
  .refine((amount) => amount > 0, { message: 'Please enter a valid amount.' })
  .meta({ examples: [1500.5] });
