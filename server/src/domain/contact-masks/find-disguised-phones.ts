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
    isPhone: ({ written, digits, after }) =>
      /^\d\d[./-]\d\d[./-](?:19|20)\d\d\s{1,2}\d{1,4}\s{1,2}\d/.test(written) &&
      !/^\s?[a-z]/i.test(after) &&
      (isNigerian(digits) || isNigerian(digits.slice(0, 4) + digits.slice(6))),
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

export function findDisguisedPhones(text: string): Span[] {
  return rowsOf(text).flatMap((row) =>
    row.flatMap((_, first) => {
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

/** What begins with the first group and has as many figures as a phone number, with those of a century or without. */
function candidatesFrom(groups: readonly Span[], text: string): Figures[] {
  const [first] = groups;
  if (first === undefined || !/[0789]/.test(text.charAt(first.start))) return [];
  const candidates: Figures[] = [];
  let digits = '';
  const lengths: number[] = [];
  for (const { start, end } of groups) {
    digits += text.slice(start, end);
    lengths.push(end - start);
    if (digits.length > 13) break;
    if (digits.length < 10 || lengths.length === 1) continue;
    candidates.push({
      start: first.start,
      end,
      digits,
      shape: lengths.join('-'),
      written: text.slice(first.start, end),
      before: text.slice(Math.max(0, first.start - 5), first.start),
      after: text.slice(end, end + 2),
    });
  }
  return candidates;
}

/** Rows of figures between which only a sign or a space stands. */
function rowsOf(text: string): Span[][] {
  const rows: Span[][] = [];
  let previousEnd = Number.NEGATIVE_INFINITY;
  for (const match of text.matchAll(/\d+/g)) {
    const group = { start: match.index, end: match.index + match[0].length };
    const row = rows.at(-1);
    const isNear =
      group.start - previousEnd <= 3 && /^[%:.,/\-\s]{1,3}$/.test(text.slice(previousEnd, group.start));
    if (row && isNear) row.push(group);
    else rows.push([group]);
    previousEnd = group.end;
  }
  return rows.filter(({ length }) => length > 1);
}
