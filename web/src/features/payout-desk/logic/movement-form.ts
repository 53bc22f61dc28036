import { newMovement } from '@oja/contract/gateway-balance';
import { z } from 'zod';
import { withSentence } from '@/lib/form-schemas';

/** The amount is typed, with or without commas. */
export const movementForm = newMovement.extend({
  amount: withSentence(
    z
      .string()
      .transform((typed) => typed.replaceAll(',', '').trim())
      .transform((plain) => (/^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN))
      .pipe(newMovement.shape.amount),
    'Please enter a valid amount.',
  ),
});
