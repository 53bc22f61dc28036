/** A piece of a text, the end not included. */
export interface Span {
  start: number;
  end: number;
}

/** Where a pattern matches. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
