import type { Span } from './span.ts';

/**
 * A text as the spellings read it: what looks like a Latin letter or stands for a figure becomes that letter or figure,
 * what is invisible is dropped, and what a right-to-left override turns round is turned back. Each character of it knows
 * where it came from, so that what is found can be hidden in the original.
 */
export interface FoldedText {
  plain: string;
  /** The same place in the original. */
  origin: (span: Span) => Span;
}

/** Separates parts that must not be read as one. No folded text contains it. */
export const partition = '\uffff';

export function foldText(text: string): FoldedText {
  if (isAscii.test(text)) return { plain: text, origin: (span) => span };
  const folded: FoldedCharacter[] = [];
  let at = 0;
  /** Where the part that is shown from right to left begins in `folded`. */
  let reversedFrom: number | undefined;
  for (const character of text) {
    const end = at + character.length;
    if (reversedFrom !== undefined && endsOverride.test(character)) {
      reverseFrom(folded, reversedFrom);
      reversedFrom = undefined;
    }
    if (character === rightToLeftOverride) reversedFrom ??= folded.length;
    for (const unit of foldCharacter(character)) folded.push({ unit, start: at, end });
    at = end;
  }
  if (reversedFrom !== undefined) reverseFrom(folded, reversedFrom);
  return { plain: folded.map(({ unit }) => unit).join(''), origin: (span) => originOf(folded, span, at) };
}

interface FoldedCharacter {
  unit: string;
  start: number;
  end: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII begins with them.
const isAscii = /^[\x00-\x7f]*$/;
const rightToLeftOverride = '\u202e';
const endsOverride = /[\n\u202c\u202d]/;

function reverseFrom(folded: FoldedCharacter[], from: number): void {
  folded.push(...folded.splice(from).reverse());
}

/** What decorates the last character goes with it. */
function originOf(folded: readonly FoldedCharacter[], { start, end }: Span, length: number): Span {
  const inside = folded.slice(start, end);
  const lastEnd = inside.reduce((most, one) => Math.max(most, one.end), 0);
  const next = folded[end]?.start ?? length;
  return {
    start: inside.reduce((least, one) => Math.min(least, one.start), length),
    end: isBetween(next, lastEnd, folded[end - 1]) ? next : lastEnd,
  };
}

/** Text that was turned round has its next character somewhere else. */
function isBetween(next: number, lastEnd: number, last: FoldedCharacter | undefined): boolean {
  return next >= lastEnd && last?.end === lastEnd;
}

/** Letters of other alphabets that look like Latin ones. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  ['аa', 'вb', 'еe', 'ѕs', 'іi', 'јj', 'кk', 'мm', 'нh', 'оo', 'рp', 'сc', 'тt', 'уy', 'хx', 'һh', 'ԁd', 'ɡg']
    .concat([
      'αa',
      'εe',
      'ιi',
      'κk',
      'νv',
      'οo',
      'ρp',
      'τt',
      'υu',
      'χx',
      'ıi',
      'ɑa',
      'ԛq',
      'ԝw',
      'ӏl',
      'օo',
      'ոn',
      'սu',
    ])
    .concat(['٠0', '。.', '․.', '﹒.', '．.', '⁄/', '∕/', '﹫@', `${partition} `])
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Rows of letters and figures that Unicode does not decompose: the first of each row, its length, what it stands for. */
const rows: readonly { first: number; length: number; standsFor: string }[] = [
  { first: 0x2776, length: 9, standsFor: '1' },
  { first: 0x2780, length: 9, standsFor: '1' },
  { first: 0x278a, length: 9, standsFor: '1' },
  { first: 0x24f5, length: 9, standsFor: '1' },
  { first: 0x24ff, length: 1, standsFor: '0' },
  { first: 0x1f150, length: 26, standsFor: 'A' },
  { first: 0x1f170, length: 26, standsFor: 'A' },
  { first: 0x1f1e6, length: 26, standsFor: 'A' },
];

/** Folding is asked for the same few characters again and again; the bound keeps hostile texts from filling it. */
const known = new Map<string, string>();
const knownAtMost = 4_096;

function foldCharacter(character: string): string {
  if (character < '\u0080') return character;
  const before = known.get(character);
  if (before !== undefined) return before;
  const folded = foldUnknown(character);
  if (known.size >= knownAtMost) known.clear();
  known.set(character, folded);
  return folded;
}

/** Characters that are invisible or only decorate another one. */
const invisible = /[\p{M}\p{Cf}]/gu;

function foldUnknown(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const row = rows.find(({ first, length }) => code >= first && code < first + length);
  if (row) return String.fromCharCode(row.standsFor.charCodeAt(0) + code - row.first);
  const decomposed = character.normalize('NFKD').replace(invisible, '');
  // Some characters decompose into a whole phrase, which no reader takes for a letter or figure.
  if (decomposed.length > 4) return ' ';
  return Array.from(
    decomposed,
    (part) => figureOf(part) ?? lookalikes.get(part) ?? lookalikes.get(part.toLowerCase()) ?? part,
  ).join('');
}

/** Every script has its ten figures in a row, the zero first. */
function figureOf(character: string): string | undefined {
  if (character < '\u0080' || !isFigure.test(character)) return undefined;
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && isFigure.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const isFigure = /^\p{Nd}$/u;
