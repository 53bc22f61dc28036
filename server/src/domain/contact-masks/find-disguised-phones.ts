import type { Span } from './span.ts';

/** Figures in a row with a sign or a space between them. */
interface Figures extends Span {
  digits: string;
  /** How many figures each group has: "3-3-3-1". */
  shape: string;
  written: string;
  /** The text right before and after. */
  before: string;
  after: string;
}

/** Phone numbers that are written as something else which has many figures. */
const disguises: readonly { example: string; isPhone: (figures: Figures) => boolean }[] = [
  {
    example: '0803% 1234% 567%',
    isPhone: ({ written, digits }) =>
      written.includes('%') && /^[\d%\s]{1,40}$/.test(written) && isNigerian(digits),
  },
  {
    // It begins with an hour to the second, which is rare where people agree on a time.
    example: '08:03:12 34:56 7',
    isPhone: ({ written, digits }) =>
      /^\d\d:\d\d:\d\d/.test(written) && /^[\d:\s]{1,40}$/.test(written) && isNigerian(digits),
  },
  {
    // The century is no part of the number, and the rest stands in groups that are no amount.
    example: '08/03/2012 3456 7',
    isPhone: ({ written, digits }) =>
      /^\d\d[./-]\d\d[./-](?:19|20)\d\d\s{1,2}\d{1,4}\s{1,2}\d/.test(written) &&
      (isNigerian(digits) || isNigerian(digits.slice(0, 4) + digits.slice(6))),
  },
  {
    // The last figures are grouped like an amount. On a line of their own they would be one.
    example: '0803 123 4,567',
    isPhone: ({ written, digits, shape }) =>
      /^[\d,\s]{1,40}$/.test(written) &&
      written.includes(',') &&
      isNigerian(digits) &&
      !shape.startsWith('10-') &&
      !/^\d{1,10}\s{0,2}\n\s{0,2}[1-9]\d{0,2}(?:,\d{3}){1,3}$/.test(written),
  },
  {
    // Thousands that exceed every price, without a currency.
    example: '803,123,456 7',
    isPhone: ({ written, digits, shape, before, after }) =>
      /^(?:3-3-3-1|1-3-3-3|2-3-3-3|3-3-3-2|1-3-3-4|4-3-4)$/.test(shape) &&
      /^[\d,\s]{1,40}$/.test(written) &&
      written.includes(',') &&
      /^0?[789][01]\d{8}$/.test(digits) &&
      !/(?:[₦$£€]|\bngn|\bn)\s?$/i.test(before) &&
      !(shape === '1-3-3-3' && /^\s?[a-z]/i.test(after)),
  },
];

export const disguiseExamples: readonly string[] = disguises.map(({ example }) => example);

export function findDisguisedPhones(text: string): Span[] {
  if (!/\d[%:,./-]/.test(text)) return [];
  return rowsOf(text).flatMap((row) =>
    row.flatMap(({ start }, first) => {
      if (!'0789'.includes(text.charAt(start))) return [];
      const figures = candidatesFrom(row.slice(first, first + groupsAtMost), text);
      return figures.filter((candidate) => disguises.some(({ isPhone }) => isPhone(candidate)));
    }),
  );
}

function isNigerian(digits: string): boolean {
  return /^0[789][01]\d{8}$/.test(digits);
}

/** A phone number has no more groups than digits. */
const groupsAtMost = 11;

/** The figures of a number: without its zero, with it, and with a century in between. */
const lengths: ReadonlySet<number> = new Set([10, 11, 13]);

/** What begins with the first group and has as many figures as a phone number. */
function candidatesFrom(groups: readonly Span[], text: string): Figures[] {
  const candidates: Figures[] = [];
  let digits = '';
  for (const [index, { start, end }] of groups.entries()) {
    digits += text.slice(start, end);
    if (digits.length > 13 || (digits.length > 2 && !/^0?[789][01]/.test(digits))) break;
    if (index > 0 && lengths.has(digits.length))
      candidates.push(figuresOf(groups.slice(0, index + 1), digits, text));
  }
  return candidates;
}

function figuresOf(groups: readonly Span[], digits: string, text: string): Figures {
  const start = groups[0]?.start ?? 0;
  const end = groups.at(-1)?.end ?? 0;
  return {
    start,
    end,
    digits,
    shape: groups.map((group) => group.end - group.start).join('-'),
    written: text.slice(start, end),
    before: text.slice(Math.max(0, start - 5), start),
    after: text.slice(end, end + 2),
  };
}

/** Rows of figures between which only a sign or a space stands. */
function rowsOf(text: string): Span[][] {
  const rows: Span[][] = [];
  let previousEnd = Number.NEGATIVE_INFINITY;
  for (const match of text.matchAll(/\d+/g)) {
    const group = { start: match.index, end: match.index + match[0].length };
    const row = rows.at(-1);
    const isNear = group.start - previousEnd <= 3 && isSeparator(text, previousEnd, group.start);
    if (row && isNear) row.push(group);
    else rows.push([group]);
    previousEnd = group.end;
  }
  return rows.filter((row) => /[%:,./-]/.test(text.slice(row[0]?.start, row.at(-1)?.end)));
}

function isSeparator(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!'%:.,/- \n\t'.includes(text.charAt(at))) return false;
  return true;
}
