import type { Faq } from '../faqs';

/** A piece of text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  isMatch: boolean;
  /** Where it begins, which no other piece of the same text shares. */
  start: number;
}

/** The words of a search; what is said twice counts once. */
export function wordsOf(search: string): string[] {
  return [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Those that have every word somewhere in the question or the answer. */
export function findFaqs(faqs: readonly Faq[], search: string): readonly Faq[] {
  const words = wordsOf(search);
  return faqs.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Cuts a text where the words of a search begin and end; the pieces together are the text again. */
export function splitMatches(text: string, search: string): Piece[] {
  const words = wordsOf(search).sort((one, other) => other.length - one.length);
  if (words.length === 0) return [{ text, isMatch: false, start: 0 }];
  const anyWord = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  let start = 0;
  return text.split(anyWord).flatMap((part, index) => {
    const piece = { text: part, isMatch: index % 2 === 1, start };
    start += part.length;
    return part === '' ? [] : [piece];
  });
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
