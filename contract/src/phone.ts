import { z } from 'zod';
import { textLimits } from './text-limits.ts';

/**
 * A phone number in international form; Nigerian numbers are also written with a leading 0 or 234. Undefined when the
 * country cannot be determined.
 */
export function internationalNumber(written: string): string | undefined {
  const digits = written.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^\+[1-9]\d{7,14}$/.test(digits)) return digits;
  if (/^(0|234)[789]\d{9}$/.test(digits)) return `+234${digits.slice(-10)}`;
  return undefined;
}

/** A phone number that may be left empty; it is kept in international form. */
export const optionalPhone = z
  .string()
  .trim()
  .max(textLimits.phone)
  .overwrite((written) => internationalNumber(written) ?? written)
  .refine((written) => written === '' || internationalNumber(written) !== undefined, {
    message: 'Please enter a phone number such as +234 801 234 5678.',
  })
  .meta({ examples: ['+2348012345678'] });
