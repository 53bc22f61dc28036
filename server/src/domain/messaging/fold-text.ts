import type { Span } from './span.ts';

/**
 * A text as the rules read it: whatever looks like a Latin letter or stands for a figure is one. Each character knows
 * where it came from, so that what is found in it can be hidden in the text that people wrote.
 */
export interface FoldedText {
  plain: string;
  /** The same place in the original. */
  origin: (span: Span) => Span;
}

/** Letters of other alphabets that cannot be told from Latin ones by looking. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  ['аa', 'вb', 'еe', 'ѕs', 'іi', 'јj', 'кk', 'мm', 'нh', 'оo', 'рp', 'сc', 'тt', 'уy', 'хx', 'һh', 'ԁd', 'ɡg']
    .concat(['αa', 'εe', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'τt', 'υu', 'χx', 'ıi', '٠0', '。.', '․.', '﹒.'])
    .map(([from = '', to = '']) => [from, to]),
);

export function foldText(text: string): FoldedText {
  let plain = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    for (const folded of fold(character)) {
      plain += folded;
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return {
    plain,
    // What decorates the last character goes with it.
    origin: ({ start, end }) => ({
      start: starts[start] ?? at,
      end: Math.max(ends[end - 1] ?? at, starts[end] ?? at),
    }),
  };
}

/** What is invisible or only decorates another character is nothing. */
const nothing = /[\p{M}\p{Cf}]/gu;

function fold(character: string): string {
  if (character < '\u0080') return character;
  const decomposed = character.normalize('NFKD').replace(nothing, '');
  return Array.from(decomposed, (part) => figureOf(part) ?? lookalikes[part.toLowerCase()] ?? part).join('');
}

/** Every script has its ten figures in a row, the zero first. */
function figureOf(character: string): string | undefined {
  if (character < '\u0080' || !isFigure(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isFigure(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

function isFigure(character: string): boolean {
  return /^\p{Nd}$/u.test(character);
}
