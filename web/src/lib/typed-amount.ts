import { amountSentences, maxNaira, positiveNaira } from '@oja/contract/money';
import { z } from 'zod';
import { dottedThousandsSentence, readNaira } from './read-number';

/** A typed amount above zero that the contract takes. */
export const typedAmount = z.string().transform(readNaira).pipe(positiveNaira);

/** What is wrong with a typed amount that is a number; undefined where there is no more to say than that it is wrong. */
export function wrongAmountSentence(typed: string): string | undefined {
  const dotted = dottedThousandsSentence(typed);
  if (dotted !== undefined) return dotted;
  const [, whole, decimals = ''] = /^₦?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  if (Number(whole.replaceAll(',', '')) > maxNaira) return amountSentences.tooLarge;
  return decimals.length > 2 ? amountSentences.tooManyDecimals : undefined;
}

/** For `convertedForm`: the amount, or why the text is none; an empty text is undefined. */
export function typedNaira(typed: string): number | UnreadNumber | undefined {
  if (typed.trim() === '') return undefined;
  return readNaira(typed) ?? { unread: wrongAmountSentence(typed) ?? 'Please enter a number.' };
}

/** Stands in a converted form for a text that is no number, with the sentence that says why. */
export interface UnreadNumber {
  unread: string;
}
