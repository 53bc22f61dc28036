import type { Span } from './span.ts';

/** A run of letters and figures, in lower case, with what stands between it and the word before. */
export interface Word extends Span {
  lower: string;
  gap: string;
}

/** The words of a text. Several spellings ask for those of the same text, so the latest are kept. */
export function wordsOf(text: string): readonly Word[] {
  if (text !== latest.text) latest = { text, words: readWords(text) };
  return latest.words;
}

let latest: { text: string; words: readonly Word[] } = { text: '', words: [] };

function readWords(text: string): Word[] {
  let from = 0;
  return Array.from(text.matchAll(/[a-z0-9]+/gi), (match) => {
    const start = match.index;
    const end = start + match[0].length;
    const word = { start, end, lower: match[0].toLowerCase(), gap: text.slice(from, start) };
    from = end;
    return word;
  });
}
