import { positiveNaira } from '@oja/contract/money';
import { z } from 'zod';

/**
 * An amount as people type it, or nothing when it is none: naira with at most two decimals, thousands set apart by
 * commas or blanks or not at all. What could be read in two ways, such as 150.000 or 150,50, is not guessed at.
 */
export function readNaira(typed: string): number | undefined {
  const plain = typed.trim().replace(/^₦\s*/, '');
  if (!/^(?:\d{1,10}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?:\s\d{3}){1,3})(?:\.\d{1,2})?$/.test(plain))
    return undefined;
  return Number(plain.replace(/[,\s]/g, ''));
}

/** A typed amount above zero that the contract takes. */
export const typedAmount = z.string().transform(readNaira).pipe(positiveNaira);
