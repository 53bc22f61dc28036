import { type HostRead, readHost } from './read-host.ts';
import { extendBack, type Span, spansOf } from './span.ts';
import { wordsOf } from './words.ts';

/** "https://example.com", "hxxps://example.com", "www.example.com": everything up to the next space. */
export function findProtocols(text: string): Span[] {
  return [
    ...spansOf(text, /h(?:tt|xx)ps?\s{0,2}:\s{0,2}\/\s{0,2}\/\s{0,2}\S+/gi),
    ...spansOf(text, /\bwww\s{0,2}\.\s{0,2}\S+/gi),
  ];
}

/** "instagram.com/name", "chat.whatsapp.com", "example . com / x", "example[.]com", "mysite dot com". */
export function findHosts(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  // A dot comes first: a text without one costs nothing more.
  for (const dot of text.matchAll(/\.|\bd[o0]t\b|\bpoint\b/gi)) {
    if (dot.index < from) continue;
    const before = text.slice(Math.max(0, dot.index - 4), dot.index);
    const labelEnd = dot.index - (/[\s([{<]{0,4}$/.exec(before)?.[0].length ?? 0);
    const start = extendBack(text, { end: labelEnd, character: /[a-z0-9-]/i, most: 63, floor: from });
    if (start === labelEnd || /[\w@]/.test(text.charAt(start - 1))) continue;
    const { end, rowEnd } = readHost(text, start, { afterSign: false });
    if (end !== undefined) found.push({ start, end });
    from = end ?? Math.max(rowEnd, dot.index + 1);
  }
  return found;
}

/** Hosts of messengers, whose dot and slash are often left out: "t me slash name". */
const messengers = new Set('wa t m fb ig telegram signal discord snapchat'.split(' '));
const messengerEndings = new Set('me gg group'.split(' '));

export function findMessengerLinks(text: string): Span[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    if (!messengers.has(word.lower)) return [];
    const dot = words[index + 1]?.lower === 'dot' ? 1 : 0;
    const ending = words[index + 1 + dot];
    if (ending === undefined || !messengerEndings.has(ending.lower) || !/^[\s.]{1,3}$/.test(ending.gap))
      return [];
    const slash = words[index + 2 + dot]?.lower === 'slash' ? 1 : 0;
    const name = words[index + 2 + dot + slash];
    if (name === undefined || name.gap.length > 3 || (slash === 0 && !name.gap.includes('/'))) return [];
    return [
      {
        start: word.start,
        end: name.end + (/^\S{0,64}/.exec(text.slice(name.end, name.end + 64))?.[0].length ?? 0),
      },
    ];
  });
}

const mailHosts = new Set(
  'gmail googlemail ymail yahoo yahoomail hotmail outlook icloud protonmail'.split(' '),
);
/** Words before "at gmail" that are no name of a mailbox. */
const noMailbox = new Set(
  'is it was are be account mail email inbox me look looking check signed login logged registered in only still available here up not'.split(
    ' ',
  ),
);

/** "ada@example.com", "ada @ gmail . com", "ada (at) gmail (dot) com", "ada at gmail". */
export function findMails(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const at of text.matchAll(
    /\s{0,2}(?:@|[([{<]\s{0,2}(?:at|@)\s{0,2}[)\]}>])\s{0,2}|\s{1,2}at\s{1,2}/gi,
  )) {
    if (at.index < from) continue;
    const afterSign = at[0].includes('@');
    const start = mailboxStart(text, { end: at.index, floor: from, afterSign });
    if (start === undefined) continue;
    const hostStart = at.index + at[0].length;
    const host = readHost(text, hostStart, { afterSign });
    const end = isWord(at[0]) && !isMailHost(host) ? undefined : (host.end ?? mailHostEnd(host, hostStart));
    if (end === undefined) continue;
    found.push({ start, end });
    from = end;
  }
  return found;
}

/** "ada-at-gmail-dot-com": the ending is written out, so that "meet-at-lagos" is none. */
export function findDashedMails(text: string): Span[] {
  return spansOf(
    text,
    /(?<![\w-])\w{1,64}(?:-\w{1,32}){0,3}[-_]at[-_][a-z0-9]{2,40}[-_](?:d[o0]t|point)[-_](?:com|ng|net|org|uk|co)(?![a-z0-9])/gi,
  );
}

function isWord(at: string): boolean {
  return at.trim().toLowerCase() === 'at';
}

function mailboxStart(
  text: string,
  at: { end: number; floor: number; afterSign: boolean },
): number | undefined {
  const { end, floor, afterSign } = at;
  let start = extendBack(text, { end, character: /[\w.+-]/, most: 64, floor });
  while (start < end && !/[a-z0-9]/i.test(text.charAt(start))) start += 1;
  if (start === end || (!afterSign && noMailbox.has(text.slice(start, end).toLowerCase()))) return undefined;
  return start;
}

/** "ada@gmail" needs no ending. */
function mailHostEnd({ name, ending }: HostRead, start: number): number | undefined {
  return ending === '' && mailHosts.has(name) ? start + name.length : undefined;
}

/** After the word "at", a host must be one that has mailboxes or end like one: people also meet at places. */
function isMailHost({ name, ending }: HostRead): boolean {
  return mailHosts.has(name) || ['com', 'ng', 'net', 'org', 'uk'].includes(ending);
}
