import { positiveNaira } from '@oja/contract/money';
import { z } from 'zod';

/** An amount in naira as it is typed, with or without commas. */
export const typedAmount = z
  .string()
  .transform((typed) => typed.replaceAll(',', '').trim())
  .pipe(z.string().regex(/^\d+(?:\.\d+)?$/))
  .transform(Number)
  .pipe(positiveNaira);
