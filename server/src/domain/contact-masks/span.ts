/** A part of a text, the end not included. */
export interface Span {
  start: number;
  end: number;
}

/** A contact that was found. One that is spread over a sentence has parts, and the words between them stay. */
export interface Found extends Span {
  parts?: readonly Span[];
}

/** Where a pattern matches. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** In order, those that touch or overlap as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** The first index of the characters before `end` that all match, at most `most` of them and none before `floor`. */
export function extendBack(
  text: string,
  { end, character, most, floor = 0 }: { end: number; character: RegExp; most: number; floor?: number },
): number {
  let start = end;
  while (start > floor && end - start < most && character.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** The match of a sticky pattern at one place of the text. */
export function matchAt(text: string, sticky: RegExp, at: number): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}
