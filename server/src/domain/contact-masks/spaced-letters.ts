import type { Span } from './span.ts';

/** Letters with a space between each: "a d a @ g m a i l . c o m", read without the spaces. */
export interface SpacedLetters {
  plain: string;
  origin: (span: Span) => Span;
}

/** Fewer single characters in a row are a list or an abbreviation. */
const lettersAtLeast = 6;

export function spacedLetters(text: string): SpacedLetters[] {
  // An address has an @ or a dot, which stands alone here too.
  if (!/\s[@.]\s/.test(text)) return [];
  const rows: number[][] = [];
  let row: number[] = [];
  for (const { index } of text.matchAll(/(?<!\S)\S(?!\S)/g)) {
    const last = row.at(-1);
    if (last !== undefined && index - last > 3) {
      rows.push(row);
      row = [];
    }
    row.push(index);
  }
  rows.push(row);
  return rows
    .filter(({ length }) => length >= lettersAtLeast)
    .map((indexes) => ({
      plain: indexes.map((index) => text.charAt(index)).join(''),
      origin: ({ start, end }) => ({ start: indexes[start] ?? 0, end: (indexes[end - 1] ?? 0) + 1 }),
    }));
}
