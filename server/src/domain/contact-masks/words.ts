import type { Span } from './span.ts';

/** A run of letters and figures, in lower case, with what stands between it and the word before. */
export interface Word extends Span {
  lower: string;
  gap: string;
}

export function wordsOf(text: string): Word[] {
  let from = 0;
  return Array.from(text.matchAll(/[a-z0-9]+/gi), (match) => {
    const start = match.index;
    const word = {
      start,
      end: start + match[0].length,
      lower: match[0].toLowerCase(),
      gap: text.slice(from, start),
    };
    from = word.end;
    return word;
  });
}
