import { findAddresses } from './find-addresses.ts';
import { findNicknames } from './find-nicknames.ts';
import { findPhones } from './find-phones.ts';
import { foldText } from './fold-text.ts';
import type { Span } from './span.ts';

/** What stands where a contact detail was. Always as long, so that it does not tell how long the original is. */
export const hiddenMark = '••••••';

export interface Masked {
  text: string;
  masked: boolean;
}

/**
 * Hides phone numbers, e-mail addresses, links, handles and nicknames in what somebody writes to a stranger. Prices,
 * counts, dates and order numbers stay, and so does the handle of the account that the two talk about.
 *
 * Whoever wants to give a number away will find a form that no rule knows. The point is that doing so takes an effort
 * that nobody makes by accident, and that it can be seen afterwards: the original is kept for staff.
 */
export function maskContacts(text: string, subject: { handle: string }): Masked {
  return hide(text, findContacts(text, subject));
}

/**
 * The same over several messages of one person in a row, so that a number is hidden although each message has only a
 * part of it. Every part of it is hidden, in the earlier messages too.
 */
export function maskSeries(texts: readonly string[], subject: { handle: string }): Masked[] {
  const spans = findContacts(texts.join('\n'), subject);
  let from = 0;
  return texts.map((text) => {
    const offset = from;
    from += text.length + 1;
    const inside = spans
      .map(({ start, end }) => ({
        start: Math.max(0, start - offset),
        end: Math.min(text.length, end - offset),
      }))
      .filter(({ start, end }) => start < end);
    return hide(text, inside);
  });
}

function findContacts(text: string, { handle }: { handle: string }): Span[] {
  const { plain, origin } = foldText(text);
  const spans = [...findAddresses(plain, handle), ...findPhones(plain), ...findNicknames(plain)];
  return join(spans.map(origin));
}

function hide(text: string, spans: readonly Span[]): Masked {
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
