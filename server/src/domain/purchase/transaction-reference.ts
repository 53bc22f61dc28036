/** The reference of a purchase: TXN-007. */
export function transactionReference(number: number): string {
  return `TXN-${String(number).padStart(3, '0')}`;
}

/** The number in TXN-007, txn7 or 7; undefined when the text is none of these. */
export function numberOfReference(text: string): number | undefined {
  const digits = /^(?:txn)?[-\s]?0*([1-9][0-9]{0,14})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A range of numbers, both ends included. */
export interface NumberSpan {
  from: number;
  to: number;
}

const shownDigits = 3;
const longestDigits = 15;

/** Whether the text is only the prefix of all references. */
export function beginsEveryReference(text: string): boolean {
  return /^txn-?$/i.test(text.trim());
}

/**
 * The numbers that a search text may mean; none when it is no reference. A whole reference means itself. Fewer digits
 * than a reference has are a prefix: TXN-0 and TXN-00 mean the padded ones, TXN-1 all that begin with 1. A short number
 * also means itself: 7 is TXN-007.
 */
export function spansOfReference(text: string): NumberSpan[] {
  const digits = /^(?:txn)?[-\s]?([0-9]{1,15})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return [];
  if (digits.length >= shownDigits) {
    const number = numberOfReference(text);
    return number === undefined ? [] : [{ from: number, to: number }];
  }
  const number = Number(digits);
  const asPadded = spanOf(number, shownDigits - digits.length);
  if (digits.startsWith('0')) return [asPadded];
  const longer = Array.from({ length: longestDigits - shownDigits }, (_, more) =>
    spanOf(number, shownDigits - digits.length + 1 + more),
  );
  return [{ from: number, to: number }, asPadded, ...longer];
}

/** The numbers with this prefix and the given number of further digits. */
function spanOf(number: number, moreDigits: number): NumberSpan {
  const width = 10 ** moreDigits;
  return { from: Math.max(1, number * width), to: (number + 1) * width - 1 };
}
