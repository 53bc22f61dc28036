/** The number of a purchase as people read it: TXN-007. */
export function transactionReference(number: number): string {
  return `TXN-${String(number).padStart(3, '0')}`;
}

/** The number in TXN-007, txn7 or 7; undefined when the text is none of these. */
export function numberOfReference(text: string): number | undefined {
  const digits = /^(?:txn)?[-\s]?0*([1-9][0-9]{0,14})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Numbers from one to another, both among them. */
export interface NumberSpan {
  from: number;
  to: number;
}

const shownDigits = 3;
const longestDigits = 15;

/** Whether the text is what every reference begins with, and nothing else. */
export function beginsEveryReference(text: string): boolean {
  return /^txn-?$/i.test(text.trim());
}

/**
 * The numbers that a search for a reference means; none when the text is no reference. A whole one means itself.
 * Fewer digits than every reference has are a part: TXN-0 and TXN-00 mean the padded ones, TXN-1 all that begin with 1.
 * As people say 7 for TXN-007, a short number also means itself.
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

/** The numbers that begin with these digits and have so many more. */
function spanOf(number: number, moreDigits: number): NumberSpan {
  const width = 10 ** moreDigits;
  return { from: Math.max(1, number * width), to: (number + 1) * width - 1 };
}
