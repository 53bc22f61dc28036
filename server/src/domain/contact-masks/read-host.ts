import { matchAt } from './span.ts';

/** Endings that make two words with a dot between them an address rather than the end of a sentence. */
const endings = new Set(
  'com ng net org io me co app link info biz xyz gg ly dev shop store site online africa live chat page bio uk us za gh ke tld tv to ee pro'.split(
    ' ',
  ),
);
/** Those that also stand in a sentence after a dot with a space before it. */
const certain = new Set('com ng net org io xyz biz uk tld'.split(' '));
/** Words that begin a sentence whose writer left out the space; as endings they need a path after them. */
const pronouns = new Set(['me', 'us', 'to', 'live', 'chat', 'page']);

/** How a dot is written. The further from a real one, the fewer endings count. */
const dots: readonly { sticky: RegExp; counts: (ending: string) => boolean; loose?: true }[] = [
  { sticky: /\./y, counts: (ending) => endings.has(ending) },
  { sticky: /\s{0,2}[([{<]\s{0,2}(?:d[o0]t|\.|point)\s{0,2}[)\]}>]\s{0,2}/iy, counts: () => true },
  { sticky: /\s{1,2}d[o0]t\s{1,2}/iy, counts: (ending) => certain.has(ending) || ending === 'me' },
  { sticky: /\s{1,2}\.\s{0,2}/y, counts: (ending) => certain.has(ending) },
  { sticky: /\.\s{1,2}/y, counts: (ending) => certain.has(ending), loose: true },
];

const label = /[a-z0-9-]{1,63}/iy;
const path = /\s?\/\s?\S+/y;

export interface HostRead {
  /** Where the host name and the path behind it end; undefined when the words are no host name. */
  end: number | undefined;
  /** The label before the ending, and the ending. */
  name: string;
  ending: string;
  /** Where the row of words with dots between them ends: no other host name begins inside it. */
  rowEnd: number;
}

/** The host name that begins at a place of the text. After a real @ a dot may have a space behind it: "ada@gmail. com". */
export function readHost(text: string, at: number, { afterSign }: { afterSign: boolean }): HostRead {
  const first = matchAt(text, label, at) ?? '';
  const read: HostRead = { end: undefined, name: first.toLowerCase(), ending: '', rowEnd: at + first.length };
  if (first === '') return read;
  let before = read.name;
  for (;;) {
    const next = readDotAndLabel(text, read.rowEnd, { afterSign });
    if (next === undefined) break;
    read.rowEnd = next.end;
    if (next.isEnding) Object.assign(read, { end: next.end, name: before, ending: next.label });
    before = next.label;
  }
  if (read.end !== undefined) read.end += matchAt(text, path, read.end)?.length ?? 0;
  return read;
}

function readDotAndLabel(text: string, at: number, { afterSign }: { afterSign: boolean }) {
  for (const { sticky, counts, loose } of dots) {
    if (loose && !afterSign) continue;
    const dot = matchAt(text, sticky, at);
    if (dot === undefined) continue;
    const start = at + dot.length;
    const found = matchAt(text, label, start)?.toLowerCase();
    if (found === undefined) continue;
    const end = start + found.length;
    const isWhole = !/[\w-]/.test(text.charAt(end));
    const isEnding = isWhole && counts(found) && (afterSign || !isPronoun(text, found, end));
    if (isEnding || dot === '.') return { label: found, end, isEnding };
  }
  return undefined;
}

/** "ok.me too" is a sentence, "ada.me" and "t.me/ada" are not. */
function isPronoun(text: string, ending: string, end: number): boolean {
  return pronouns.has(ending) && /^\s{1,2}[a-z]/i.test(text.slice(end, end + 3));
}
