import { maskContacts } from './mask-contacts.ts';

/** Lists show the same texts again and again; the bound keeps the memory small. */
const known = new Map<string, string>();
const knownAtMost = 5_000;

/**
 * Public text as others read it. New text with contacts is refused when it is written; what was stored before that rule
 * is masked here.
 */
export function shownText(text: string, subject = { handle: '' }): string {
  if (text === '') return text;
  const key = `${subject.handle}\n${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const shown = maskContacts(text, subject).text;
  if (known.size >= knownAtMost) known.clear();
  known.set(key, shown);
  return shown;
}
