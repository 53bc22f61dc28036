import type { Span } from './span.ts';

/**
 * Phone numbers as people write them to be understood by people alone: spaced, dotted, in brackets, with the letter o
 * for a zero, in words, or line by line. The text is cut into pieces that stand for digits; pieces that only a little punctuation
 * keeps apart form a run, and within a run any row of pieces that makes a phone number is one.
 */
interface Piece extends Span {
  digits: string;
  /** A plus sign stands before it. */
  plus: boolean;
}

const words: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};

const word = Object.keys(words).join('|');
/** Figures, with the letters that look like some; or one of the words above, perhaps "double three". */
const piece = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?:(\+?)\(?(?=[OoIl]*[0-9])([0-9OoIl]+)|(?:(double|triple)\s+)?(${word}|\d(?=\b)))(?![A-Za-z0-9])`,
  'gi',
);
const times: Readonly<Record<string, number>> = { double: 2, triple: 3 };
const apart = /^(?:[\s.\-–—_()/*,:;|~+•]{0,3}|\s*(?:and|then|dash|hyphen|space)\s*)$/i;

/** What holds many figures and is no phone number. It also parts what stands before it from what follows. */
const other = new RegExp(
  [
    // An amount with its currency or its thousands, and a figure with a percent sign or a decimal.
    String.raw`(?<![A-Za-z])(?:₦|NGN|N|\$|£|€)\s?[1-9][\d,]*(?:\.\d{1,2})?(?!\d)`,
    String.raw`(?<![\d.])\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?![\d,])`,
    String.raw`\b\d+(?:\.\d+)?\s?%`,
    // Dates and hours.
    String.raw`(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)`,
    String.raw`(?<!\d)(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}(?!\d)`,
    String.raw`(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)`,
    // References of ours.
    String.raw`\bTXN-\d+`,
  ].join('|'),
  'gi',
);

export function findPhones(text: string): Span[] {
  const plain = text.replace(other, (found) => '¤'.repeat(found.length));
  return runsOf(plain).flatMap((run) => phonesIn(run, plain));
}

function runsOf(text: string): Piece[][] {
  const runs: Piece[][] = [];
  for (const match of text.matchAll(piece)) {
    const [all, plus, figures, often = '', word] = match;
    const start = match.index;
    const next: Piece = {
      start,
      end: start + all.length,
      digits: word
        ? (words[word.toLowerCase()] ?? word).repeat(times[often.toLowerCase()] ?? 1)
        : asDigits(figures ?? ''),
      plus: plus === '+',
    };
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && apart.test(text.slice(last.end, start))) run.push(next);
    else runs.push([next]);
  }
  return runs;
}

function asDigits(figures: string): string {
  return figures.replace(/[oO]/g, '0').replace(/[Il]/g, '1');
}

const longest = 17;

/** Somebody asks to be called, by one of the names that the messengers go by. */
const invitation =
  /(?:call|text|dial|reach|phone|tel|mobile|whats?\s?app|watsapp|wh?ats?sap|wassap|telegram|signal|viber|imo|my (?:number|line|digits))\W[^.!?\d]{0,20}$/i;

function phonesIn(run: readonly Piece[], text: string): Span[] {
  const found: Span[] = [];
  for (let first = 0; first < run.length; first += 1) {
    const from = run[first];
    if (from === undefined) continue;
    let digits = '';
    let end: number | undefined;
    let lastTaken = first;
    for (let last = first; last < run.length && digits.length <= longest; last += 1) {
      const to = run[last];
      if (to === undefined || (last > first && to.plus)) break;
      digits += to.digits;
      const asked = invitation.test(text.slice(Math.max(0, from.start - 32), from.start));
      const pieces = run.slice(first, last + 1);
      const isOneLine = !text.slice(from.start, to.end).includes('\n');
      if (isPhone(digits, { plus: from.plus, pieces, isOneLine, asked })) {
        end = to.end;
        lastTaken = last;
      }
    }
    if (end === undefined) continue;
    found.push({ start: from.start, end });
    first = lastTaken;
  }
  return found;
}

const nigerian = /^(?:00)?(?:2340?|0)[789][01]\d{8}$/;
const withoutZero = /^[789][01]\d{8}$/;

interface Form {
  plus: boolean;
  pieces: readonly Piece[];
  isOneLine: boolean;
  asked: boolean;
}

function isPhone(digits: string, form: Form): boolean {
  // Round sums in the millions are sums.
  if (/0{6}$/.test(digits)) return false;
  if (nigerian.test(digits)) return true;
  // Without the zero it could be two prices beside or below each other: numbers are grouped in threes and fours.
  if (withoutZero.test(digits)) {
    const isGrouped = form.pieces.length <= 4 && form.pieces.every((piece) => piece.digits.length <= 4);
    return form.isOneLine && (form.pieces.length === 1 || isGrouped);
  }
  if (form.plus || /^00[1-9]/.test(digits)) {
    const { length } = digits.replace(/^00/, '');
    return length >= 8 && length <= 15;
  }
  return form.asked && form.isOneLine && digits.length >= 10 && digits.length <= 15;
}
