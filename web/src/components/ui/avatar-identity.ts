/** How a person looks without a picture: two letters and a tint that is the same on every screen. */

export const AVATAR_TINT_COUNT = 6;

/** First letters of the first and last word; a question mark for a nameless account. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words.at(0));
  if (!first) return '?';
  return words.length > 1 ? first + firstLetter(words.at(-1)) : first;
}

/** A number from 0 to AVATAR_TINT_COUNT - 1, the same for the same name (FNV-1a). */
export function tintOf(name: string): number {
  let hash = 2_166_136_261;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return hash % AVATAR_TINT_COUNT;
}

/** By code point and with combining accents, so that Ọ stays one letter however it was typed. */
function firstLetter(word: string | undefined): string {
  const [letter = ''] = [...(word ?? '').normalize('NFC')];
  return letter.toLocaleUpperCase('en-NG');
}
