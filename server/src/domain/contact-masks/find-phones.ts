import { digitPieces, isTight, type Piece, runsOf, withoutKnownFigures } from './digit-pieces.ts';
import { type Found, matchAt, type Span } from './span.ts';
import { wordsOf } from './words.ts';

/** The digits of a Nigerian mobile number: with 0 or 234 in front, or with neither. */
const nigerian = /(?:00)?(?:2340?|0)[789][01]\d{8}/y;
const withoutZero = /[789][01]\d{8}/y;
const reversed = /\d{8}[01][789]0(?!\d)|\d{8}[01][789]0?432/y;

/**
 * Phone numbers as people write them to be understood by people alone: spaced, dotted, with the letter o for a zero, in
 * words, line by line, or reversed. The text is cut into pieces that stand for digits; within a row of pieces, any that
 * together make a phone number are one.
 */
export function findPhones(text: string): Found[] {
  const rest = withoutKnownFigures(text);
  const pieces = digitPieces(wordsOf(rest), rest);
  const context = { text: rest, isReversed: reversing.test(rest) };
  return [
    ...runsOf(pieces).flatMap((run) => phonesIn(run, context)),
    ...phonesAmongWords(pieces),
    ...phonesInWords(rest),
  ];
}

/** What the whole text shows about the numbers in it. */
interface Context {
  text: string;
  /** It asks the reader to read a number backwards. */
  isReversed: boolean;
}

function phonesIn(run: readonly Piece[], context: Context): Span[] {
  const digits = run.map((piece) => piece.digits).join('');
  const isSpoken = run.some((piece) => piece.spoken && piece.digits.length > 1);
  const found: Span[] = [];
  let from = 0;
  for (let first = 0; first < run.length; first += 1) {
    const length = lengthsToTry(digits, from, { first: run[first], isSpoken, ...context }).find((tried) => {
      const last = lastOf(run, first, tried);
      return (
        last !== undefined && isPhone(digits.slice(from, from + tried), run.slice(first, last + 1), context)
      );
    });
    const last = length === undefined ? first : (lastOf(run, first, length) ?? first);
    if (length !== undefined) found.push({ start: run[first]?.start ?? 0, end: run[last]?.end ?? 0 });
    for (let taken = first; taken <= last; taken += 1) from += run[taken]?.digits.length ?? 0;
    first = last;
  }
  return found;
}

/** The piece with which so many digits end, counted from the first one; undefined when they end inside a piece. */
function lastOf(run: readonly Piece[], first: number, length: number): number | undefined {
  let count = 0;
  for (let index = first; index < run.length && count < length; index += 1) {
    count += run[index]?.digits.length ?? 0;
    if (count === length) return index;
  }
  return undefined;
}

const foreignLengths: readonly number[] = [17, 16, 15, 14, 13, 12, 11, 10, 9, 8];
const askedLengths: readonly number[] = [15, 14, 13, 12, 11, 10];

/** How many digits a number may have that begins at this place, the longest first. Most figures begin none. */
function lengthsToTry(
  digits: string,
  from: number,
  { first, isSpoken, isReversed }: { first: Piece | undefined; isSpoken: boolean; isReversed: boolean },
): readonly number[] {
  if (first === undefined) return [];
  if (first.plus || /^00[1-9]/.test(digits.slice(from, from + 3))) return foreignLengths;
  if (first.asked) return askedLengths;
  const mayBeReversed = isReversed || first.digits.length >= 11;
  if (!mayBeReversed && !beginsLocal(digits, from)) return [];
  const forms = mayBeReversed ? [nigerian, withoutZero, reversed] : [nigerian, withoutZero];
  const known = forms.flatMap((form) => matchAt(digits, form, from)?.length ?? []);
  return isSpoken && known.length > 0 ? [12, ...known] : known;
}

/** A quick look at the first two digits: 0 or 00 and 2, 23, or 7, 8, 9 and 0 or 1. */
function beginsLocal(digits: string, from: number): boolean {
  const next = digits.charAt(from + 1);
  switch (digits.charAt(from)) {
    case '0':
      return next === '7' || next === '8' || next === '9' || digits.startsWith('0234', from + 1);
    case '2':
      return next === '3';
    case '7':
    case '8':
    case '9':
      return next === '0' || next === '1';
    default:
      return false;
  }
}

function isPhone(digits: string, pieces: readonly Piece[], { text, isReversed }: Context): boolean {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first === undefined || last === undefined) return false;
  // Round sums in the millions are sums.
  if (digits.endsWith('000000')) return false;
  if (isWhole(nigerian, digits)) return !isAccountAndCount(pieces);
  // A person who dictates "double two" may mean one digit less.
  if (digits.length === 12 && pieces.some((piece) => piece.spoken && piece.digits.length > 1)) {
    return /^0[789][01]/.test(digits);
  }
  const isOneLine = !text.slice(first.start, last.end).includes('\n');
  if (isWhole(withoutZero, digits)) return isOneLine && isGroupedAsPhone(pieces);
  if (isWhole(reversed, digits) && (pieces.length === 1 || isReversed)) return true;
  if (first.plus) return digits.length <= 15 && digits.length >= (pieces.length === 1 ? 8 : 10);
  // Ten digits that begin with two zeros are the number of a bank account.
  if (/^00[1-9]/.test(digits)) return digits.length >= 12 && digits.length <= 17;
  return first.asked && isOneLine && digits.length >= 10 && digits.length <= 15;
}

const reversing =
  /revers|backward|back to front|from the back|from behind|invert|flip (?:it|am|this)|turn (?:it|am|this)|right to left/i;

function isWhole(pattern: RegExp, digits: string): boolean {
  return matchAt(digits, pattern, 0)?.length === digits.length;
}

/** "0812345678 5 days" is the number of a bank account, which has ten digits, and a count. */
function isAccountAndCount(pieces: readonly Piece[]): boolean {
  return pieces.length === 2 && pieces[0]?.digits.length === 10 && pieces[1]?.unit !== '';
}

/** Without the zero, ten digits could be prices beside each other; numbers are grouped in threes and fours. */
function isGroupedAsPhone(pieces: readonly Piece[]): boolean {
  if (pieces.length === 1 || pieces.length === 10) return true;
  if (pieces.some((piece) => piece.spoken)) return true;
  const areSums = pieces.every((piece) => piece.digits.endsWith('0'));
  return (
    !areSums &&
    /^(?:3-3-4|3-4-3|4-3-3|4-4-2|2-4-4|3-7)$/.test(pieces.map(({ digits }) => digits.length).join('-'))
  );
}

/** The longest text between two parts of a number that is spread over a sentence. */
const sentenceLength = 40;
const partsAtMost = 8;

/**
 * "080 is my first, 3123 the next, 4567 the last": a number in parts with words between them. Only one that begins like
 * a Nigerian number counts, and what is counted in a unit ("500 followers") is no part of it.
 */
function phonesAmongWords(pieces: readonly Piece[]): Found[] {
  return pieces.flatMap((first, index) => {
    if (first.spoken || first.digits.length < 3 || !/^0[789][01]\d{0,5}$/.test(first.digits)) return [];
    const parts: Piece[] = [];
    let digits = '';
    for (const part of pieces.slice(index, index + partsAtMost)) {
      const isFar =
        parts.length > 0 && !isTight(part.gap) && (part.gap.length > sentenceLength || closes.test(part.gap));
      if (isFar || part.spoken || part.digits.length > 8 || counted.has(part.unit)) return [];
      parts.push(part);
      digits += part.digits;
      if (digits.length >= 11) break;
    }
    if (!isWhole(nigerian, digits)) return [];
    return [{ start: first.start, end: parts.at(-1)?.end ?? first.end, parts }];
  });
}

/** Between two numbers that have nothing to do with each other. */
const closes = /[¤\uffff\d]/;
const counted = new Set(
  'followers follower posts post likes like days day hours hour minutes mins naira people subs subscribers views years year months month weeks week percent members videos admins accounts pages times per k m'.split(
    ' ',
  ),
);

/** A whole number that is glued to letters: "call08031234567now". */
function phonesInWords(text: string): Span[] {
  return Array.from(text.matchAll(/(?<=[a-z])(?:234|0)[789][01]\d{8}(?!\d)/gi), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
