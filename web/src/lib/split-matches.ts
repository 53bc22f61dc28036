/** A piece of text, and whether it is what was searched for. */
interface Piece {
  text: string;
  isMatch: boolean;
  /** Where it begins, which no other piece of the same text shares. */
  start: number;
}

/** The distinct words of a search. */
function wordsOf(search: string): string[] {
  return [...new Set(search.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** Whether every word of a search stands somewhere in a text. */
export function hasEveryWord(text: string, search: string): boolean {
  const lower = text.toLowerCase();
  return wordsOf(search).every((word) => lower.includes(word));
}

const wordsBefore = 3;

/** The text from a little before the first word that was found; all of it when none was. */
export function excerptAround(text: string, search: string): string {
  const lower = text.toLowerCase();
  const places = wordsOf(search)
    .map((word) => lower.indexOf(word))
    .filter((place) => place > 0);
  if (places.length === 0) return text;
  const before = text.slice(0, Math.min(...places)).split(' ');
  const skipped = before.slice(0, -wordsBefore - 1).join(' ').length;
  return skipped === 0 ? text : `…${text.slice(skipped)}`;
}

/** Cuts a text where the words of a search begin and end; the pieces together are the text again. */
export function splitMatches(text: string, search: string): Piece[] {
  const words = wordsOf(search).sort((one, other) => other.length - one.length);
  if (words.length === 0) return [{ text, isMatch: false, start: 0 }];
  const anyWord = new RegExp(`(${words.map(escaped).join('|')})`, 'gi');
  let start = 0;
  return text.split(anyWord).flatMap((part, index) => {
    const piece = { text: part, isMatch: index % 2 === 1, start };
    start += part.length;
    return part === '' ? [] : [piece];
  });
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
