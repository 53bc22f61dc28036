import { findAddresses } from './find-addresses.ts';
import { findPhones } from './find-phones.ts';
import type { Span } from './span.ts';

/** What stands where a contact detail was. Always as long, so that it does not tell how long the original is. */
export const hiddenMark = '••••••';

/**
 * Hides phone numbers, e-mail addresses, links and handles in what somebody writes to a stranger. Prices, counts, dates
 * and order numbers stay, and so does the handle of the account that the two talk about.
 *
 * Whoever wants to give a number away will find a form that no rule knows. The point is that doing so takes an effort
 * that nobody makes by accident, and that it can be seen afterwards: the original is kept for staff.
 */
export function maskContacts(text: string, subject: { handle: string }): { text: string; masked: boolean } {
  const spans = join([...findAddresses(text, subject.handle), ...findPhones(text)]);
  let masked = '';
  let from = 0;
  for (const { start, end } of spans) {
    masked += text.slice(from, start) + hiddenMark;
    from = end;
  }
  return { text: masked + text.slice(from), masked: spans.length > 0 };
}

/** In order, those that touch or overlap as one. */
function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}
