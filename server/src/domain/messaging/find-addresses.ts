import { type Span, spansOf } from './span.ts';

/** Endings that make two words with a dot between them an address rather than the end of a sentence. */
const endings =
  'com|ng|net|org|io|me|co|app|link|info|biz|xyz|gg|ly|dev|shop|store|site|online|africa|live|chat|page|bio|uk|us|za|gh|ke';
/** A full stop, also written out: "gmail dot com", "gmail(dot)com". Beside a real @ it may stand alone: "gmail . com". */
const dot = String.raw`(?:\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*|\s+dot\s+|\.)`;
const looseDot = String.raw`(?:${dot}|\s?\.\s?)`;
const atWord = String.raw`(?:\s*[([{<]\s*(?:at|@)\s*[)\]}>]\s*|\s+at\s+)`;
const atSign = String.raw`\s?@\s?`;
const mailName = String.raw`[a-z0-9][\w.+-]*`;
const mailHouses = 'gmail|googlemail|ymail|hotmail|outlook|icloud|protonmail';

const patterns: readonly RegExp[] = [
  // A link with its protocol, and hosts that everybody types without one.
  /\bhttps?\s*:\s*\/\s*\/\s*\S+/gi,
  /\bwww\s*\.\s*\S+/gi,
  /\b(?:wa|t|m|fb|ig|telegram|signal|discord|snapchat)\s?\.\s?(?:me|gg|group)\s?\/\s?\S+/gi,
  // Names of hosts: instagram.com/somebody, chat.whatsapp.com.
  new RegExp(String.raw`(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:${endings})(?![\w-])(?:\/\S*)?`, 'gi'),
  /\b[a-z0-9-]+\s*(?:[([{<]\s*(?:dot|\.)\s*[)\]}>]|\sdot\s)\s*(?:com|ng|net|org|me|io)\b(?:\/\S*)?/gi,
  // E-mail addresses, also as people write them who know that programs look for the sign.
  mailPattern(atSign, looseDot),
  mailPattern(atWord, dot),
  new RegExp(String.raw`${mailName}(?:@|\s*[([{<]\s*at\s*[)\]}>]\s*|\s+at\s+)(?:${mailHouses})\b`, 'gi'),
];

function mailPattern(at: string, stop: string): RegExp {
  const host = String.raw`[a-z0-9-]+(?:${stop}[a-z0-9-]+)*${stop}(?:${endings})(?![\w-])`;
  return new RegExp(`${mailName}${at}${host}`, 'gi');
}

/** The name of somebody on a messenger or a platform. A single @ in a sentence is not one. */
const handle = /(?<![\w.@/])@[a-z0-9_][a-z0-9_.]{2,31}/gi;

export function findAddresses(text: string, subjectHandle: string): Span[] {
  const subject = keyOf(subjectHandle);
  const strangers = spansOf(text, handle).filter(
    ({ start, end }) => keyOf(text.slice(start, end)) !== subject,
  );
  return [...patterns.flatMap((pattern) => spansOf(text, pattern)), ...strangers];
}

/** A full stop at the end belongs to the sentence. */
function keyOf(name: string): string {
  return name
    .replace(/^@/, '')
    .replace(/[._]+$/, '')
    .toLowerCase();
}
