import { matchAt, type Span } from './span.ts';
import type { Word } from './words.ts';

/** A part of a text that stands for digits: figures, or number words. */
export interface Piece extends Span {
  digits: string;
  /** What stands between it and the piece before. */
  gap: string;
  /** A plus sign stands before it. */
  plus: boolean;
  /** It is written with words, "eight" or "double three". */
  spoken: boolean;
  /** The words before it ask to be called. */
  asked: boolean;
  /** The word that follows it, in lower case; empty when something else follows. */
  unit: string;
}

/** Number words of English, Pidgin, Yoruba, Hausa and Igbo; text is read without its accents. */
const numberWords: ReadonlyMap<string, string> = new Map(
  [
    ['0', 'zero oh o nought naught nil odo odoo sifili efu'],
    ['1', 'one wan ookan okan eni kan daya otu'],
    ['2', 'two tu eji meji biyu abuo abua'],
    ['3', 'three tree eta meta uku ato'],
    ['4', 'four erin merin hudu ano'],
    ['5', 'five faiv arun marun biyar ise'],
    ['6', 'six efa mefa shida isii'],
    ['7', 'seven eje meje bakwai asaa'],
    ['8', 'eight ejo mejo takwas asato'],
    ['9', 'nine esan mesan tara itoolu itolu'],
  ].flatMap(([digit = '', names = '']) => names.split(' ').map((name): [string, string] => [name, digit])),
);
const teens: ReadonlyMap<string, string> = new Map(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((name, unit) => [name, `1${unit}`]),
);
const tens: ReadonlyMap<string, string> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((name, index) => [name, String(index + 2)]),
);
const units: ReadonlySet<string> = new Set('one two three four five six seven eight nine'.split(' '));
const times: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);

/** Words inside a number that is dictated: "0803 then 123 dash 4567". */
const links = new Set('and then dash hyphen space next plus na dot stroke'.split(' '));

export function digitPieces(words: readonly Word[], text: string): Piece[] {
  const read = words.map((word, index) => pairOf(word, words[index + 1]) ?? digitsOf(word.lower));
  const pieces: Piece[] = [];
  let gapFrom = 0;
  for (const [index, word] of words.entries()) {
    const digits = read[index];
    if (digits === undefined) continue;
    const before = words[index - 1];
    const repeated = before && times.get(before.lower);
    const start = repeated === undefined ? word.start : (before?.start ?? word.start);
    const sign = signBefore(text, start, gapFrom);
    const next = words[index + 1];
    pieces.push({
      start: start - sign.length,
      end: word.end,
      digits: digits.length === 1 ? digits.repeat(repeated ?? 1) : digits,
      gap: text.slice(gapFrom, start),
      plus: sign.includes('+'),
      spoken: repeated !== undefined || isSpoken(word.lower),
      asked: isAskedFor(words, index),
      unit: next && read[index + 1] === undefined && isOneSpace(next.gap) ? next.lower : '',
    });
    gapFrom = word.end;
  }
  return pieces;
}

/** The plus or bracket that stands right before a number and is hidden with it. */
function signBefore(text: string, start: number, floor: number): string {
  let from = start;
  while (from > floor && start - from < 2 && '+('.includes(text.charAt(from - 1))) from -= 1;
  return text.slice(from, start);
}

function isOneSpace(gap: string): boolean {
  return gap === ' ' || gap === '' || gap === '-';
}

/** Requests to be called, and the words that may stand between one and the number. */
const requests = new Set(
  'call text dial ring reach phone tel mobile whatsapp watsapp whatsap watsap wassap telegram signal viber imo'.split(
    ' ',
  ),
);
/** Introduce a phone number after "my"; an order and a bank account have numbers too. */
const owned = new Set(['number', 'line', 'digits']);
const between = new Set(
  'me us on at my is the this through via with it na be am line number digits phone whatsapp app pls please now to or'.split(
    ' ',
  ),
);
const wordsBetweenAtMost = 6;

/** True when the words before a number ask the reader to call it. */
function isAskedFor(words: readonly Word[], index: number): boolean {
  for (let back = 1; back <= wordsBetweenAtMost; back += 1) {
    const word = words[index - back];
    const gap = words[index - back + 1]?.gap ?? '';
    if (word === undefined || gap.length > 4 || /[.!?¤\uffff]/.test(gap)) return false;
    if (requests.has(word.lower)) return true;
    if (owned.has(word.lower) && words[index - back - 1]?.lower === 'my') return true;
    if (!between.has(word.lower)) return false;
  }
  return false;
}

/** Two digits in one word, "twelve" or "thirty"; of "thirty-four" the first alone, because the next word has the other. */
function pairOf({ lower }: Word, next: Word | undefined): string | undefined {
  const ten = tens.get(lower);
  if (ten === undefined) return teens.get(lower);
  return next && units.has(next.lower) && isOneSpace(next.gap) ? ten : `${ten}0`;
}

function isSpoken(word: string): boolean {
  return numberWords.has(word) || teens.has(word) || tens.has(word);
}

/** The digits that a word stands for as a whole: figures with lookalike letters, number words, or both in a row. */
function digitsOf(word: string): string | undefined {
  if (word.length > longestWord) return undefined;
  if (/^\d{1,64}$/.test(word)) return word;
  const named = numberWords.get(word);
  if (named !== undefined) return named;
  const plain = /^n0\d/.test(word) ? word.slice(1) : word;
  if (/\d/.test(plain)) {
    if (/^[0-9oil]{1,64}$/.test(plain)) return plain.replaceAll('o', '0').replace(/[il]/g, '1');
    return separatedByOneLetter(plain) ?? mixedWith(plain);
  }
  return word.length > 8 ? mixedWith(word) : undefined;
}

const longestWord = 64;

/** "0x8x0x3": the same letter between figures, often enough that it is no measure like 1080x1920. */
function separatedByOneLetter(word: string): string | undefined {
  if (!/^\d{1,4}([a-z])\d{1,4}(?:\1\d{1,4}){2,12}$/.test(word)) return undefined;
  return word.replace(/[a-z]/g, '');
}

/** "0eight0three": nothing but figures and number words. */
function mixedWith(word: string): string | undefined {
  let digits = '';
  let at = 0;
  while (at < word.length) {
    const figures = matchAt(word, /\d{1,64}/y, at);
    const name = figures === undefined ? nameAt(word, at) : undefined;
    if (figures === undefined && name === undefined) return undefined;
    digits += figures ?? numberWords.get(name ?? '');
    at += (figures ?? name ?? '').length;
  }
  return digits;
}

/** The longest number word that begins at a place of a word. */
function nameAt(word: string, at: number): string | undefined {
  for (let length = 7; length >= 3; length -= 1) {
    const name = word.slice(at, at + length);
    if (name.length === length && numberWords.has(name)) return name;
  }
  return undefined;
}

/** Rows of pieces that only a little punctuation, an emoji or a linking word keeps apart. A plus begins a new row. */
export function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    if (run && !piece.plus && isTight(piece.gap)) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** True when two pieces belong to one number that is written or dictated in parts. */
export function isTight(gap: string): boolean {
  if (gap.length < 2 && gap < '\u0080') return gap !== '%' && gap !== '$';
  if (gap.length > 12) return false;
  const [word = '', ...others] = gap.toLowerCase().match(/[a-z]{1,12}/g) ?? [];
  if (word === '') return gap.length <= 5 && !/[\p{L}\p{Sc}%\uffff]/u.test(gap);
  return others.length === 0 && (links.has(word) || times.has(word)) && !/[\p{Sc}%\uffff]/u.test(gap);
}

/** The text with a sign in place of amounts, percentages, dates, hours and references, which are no phone numbers. */
export function withoutKnownFigures(text: string): string {
  return knownForms.reduce((rest, form) => rest.replace(form, (found) => '¤'.repeat(found.length)), text);
}

const knownForms: readonly RegExp[] = [
  /(?<![A-Za-z])(?:₦|NGN|N|\$|£|€)\s?[1-9][\d,]{0,20}(?:\.\d{1,2})?(?!\d)/gi,
  /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3}){1,6}(?:\.\d{1,2})?(?![\d,])/g,
  /(?<![\d.])(?:[1-9]\d{0,5}|0)(?:\.\d{1,4})?\s?%/g,
  /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}(?!\d)/g,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g,
  /\bTXN-\d{1,20}/gi,
];
