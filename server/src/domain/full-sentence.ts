import { trimTrailing } from '@oja/contract/trim-trailing';

const ended = /[.!?…]["'”’)\]]*$/;
const loose = /[\s,;:–-]/;

/** Ends a text with a full stop, so that another sentence can follow. */
export function fullSentence(text: string): string {
  const words = text.trim();
  if (words === '' || ended.test(words)) return words;
  return `${trimTrailing(words, loose)}.`;
}
