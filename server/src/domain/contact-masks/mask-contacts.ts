import { type FoldedText, foldText, partition } from './fold-text.ts';
import { spacedLetters } from './spaced-letters.ts';
import { mergeSpans, type Span } from './span.ts';
import { type ContactKind, spacedSpellings, spellings } from './spellings.ts';

/** Stands where a contact was. It is always of the same length, so that it does not show how long the original is. */
export const hiddenMark = '••••••';

export interface Masked {
  text: string;
  masked: boolean;
}

/** Whose name may be written: the handle of the account that the text is about. */
export interface Subject {
  handle: string;
}

/**
 * Hides phone numbers, e-mail addresses, links and handles. Prices, counts, dates and order numbers stay, and so does
 * the handle of the account that the text is about.
 *
 * A person who wants to give a number away finds a spelling that no rule knows. The aim is that it takes an effort which
 * does not happen by accident, and that it can be seen afterwards: the original is kept for staff.
 */
export function maskContacts(text: string, subject?: Subject): Masked {
  return hide(text, findContacts(text, subject));
}

/** The kinds of contacts in a text, each once. */
export function kindsOfContacts(text: string, subject?: Subject): ContactKind[] {
  const { plain } = foldText(text);
  return [...new Set(findIn(plain, subject).map(({ kind }) => kind))];
}

/** An earlier message and its masked text; null when nothing in it is masked. */
export interface Earlier {
  text: string;
  masked: string | null;
}

/**
 * Masks a message together with recent messages of the same sender, so that a number is masked although each message
 * has only a part of it. Returns the latest message and the earlier ones whose masks grew. Only the ends of long
 * messages are read together: a contact that is cut in two is at the end of one message and at the beginning of the
 * next. So the cost does not grow with the length of the history.
 */
export function maskSeries(
  earlier: readonly Earlier[],
  text: string,
  subject?: Subject,
): { latest: Masked; changed: Map<number, string> } {
  const texts = [...earlier.map((message) => message.text), text];
  const latestIndex = earlier.length;
  const across = earlier.length === 0 ? [] : findAcross(texts, subject);
  const reached = across.filter((contact) => contact.some(({ index }) => index === latestIndex));
  const changed = new Map<number, string>();
  for (const index of new Set(reached.flat().map((part) => part.index))) {
    if (index === latestIndex) continue;
    const message = texts[index] ?? '';
    // A message that hid nothing has no contact of its own.
    const own = earlier[index]?.masked === null ? [] : findContacts(message, subject);
    const shown = hide(message, [...own, ...partsOf(across, index)]).text;
    if (shown !== earlier[index]?.masked) changed.set(index, shown);
  }
  return { latest: hide(text, [...findContacts(text, subject), ...partsOf(across, latestIndex)]), changed };
}

/** A part of a contact inside one message of a series. */
interface Part extends Span {
  index: number;
}

function partsOf(contacts: readonly Part[][], index: number): Part[] {
  return contacts.flat().filter((part) => part.index === index);
}

/** So many characters at each end of a message are read together with its neighbours. */
const endLength = 60;

/** Contacts in a series of messages that are read as one text, each in parts. */
function findAcross(texts: readonly string[], subject: Subject | undefined): Part[][] {
  const segments = texts.flatMap((text, index) => endsOf(text).map((end) => ({ index, ...end, from: 0 })));
  let joined = '';
  for (const [position, segment] of segments.entries()) {
    if (position > 0) joined += segment.index === segments[position - 1]?.index ? partition : '\n';
    segment.from = joined.length;
    joined += segment.folded.plain;
  }
  const contacts = findIn(joined, subject).map(({ parts }) =>
    parts.flatMap((span) =>
      segments.flatMap(({ index, folded, offset, from }): Part[] => {
        const start = Math.max(0, span.start - from);
        const end = Math.min(folded.plain.length, span.end - from);
        if (start >= end) return [];
        const origin = folded.origin({ start, end });
        return [{ index, start: origin.start + offset, end: origin.end + offset }];
      }),
    ),
  );
  // Where a long message is cut, what stands around a figure is missing, so that an amount may look like a number.
  return contacts.filter((parts) => {
    const indexes = new Set(parts.map(({ index }) => index));
    return indexes.size > 1 || parts.every(({ index }) => !isCut(texts[index] ?? ''));
  });
}

function isCut(text: string): boolean {
  return text.length > 2 * endLength;
}

function endsOf(text: string): { offset: number; folded: FoldedText }[] {
  if (!isCut(text)) return [{ offset: 0, folded: foldText(text) }];
  const tail = text.length - endLength;
  return [
    { offset: 0, folded: foldText(text.slice(0, endLength)) },
    { offset: tail, folded: foldText(text.slice(tail)) },
  ];
}

function findContacts(text: string, subject: Subject | undefined): Span[] {
  const { plain, origin } = foldText(text);
  return findIn(plain, subject).flatMap(({ parts }) => parts.map(origin));
}

interface Contact {
  kind: ContactKind;
  parts: readonly Span[];
}

function findIn(plain: string, subject: Subject | undefined): Contact[] {
  const written = spellings.flatMap(({ kind, find }) =>
    find(plain).map((found): Contact => ({ kind, parts: found.parts ?? [found] })),
  );
  const spaced = spacedLetters(plain).flatMap(({ plain: letters, origin }) =>
    spacedSpellings.flatMap(({ kind, find }) =>
      find(letters).map((found): Contact => ({ kind, parts: [origin(found)] })),
    ),
  );
  const own = keyOf(subject?.handle ?? '');
  return [...written, ...spaced].filter(
    ({ kind, parts }) => !(kind === 'handle' && isName(plain, parts, own)),
  );
}

function isName(plain: string, parts: readonly Span[], key: string): boolean {
  return key !== '' && parts.every(({ start, end }) => keyOf(plain.slice(start, end)) === key);
}

/** A full stop at the end belongs to the sentence. */
function keyOf(name: string): string {
  let end = name.length;
  while (end > 0 && '._'.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(name.startsWith('@') ? 1 : 0, end).toLowerCase();
}

function hide(text: string, spans: readonly Span[]): Masked {
  let masked = '';
  let from = 0;
  for (const { start, end } of mergeSpans(spans)) {
    masked += text.slice(from, start) + hiddenMark;
    from = end;
  }
  return { text: masked + text.slice(from), masked: spans.length > 0 };
}
