import { escapeLike } from '../search/search-terms.ts';

/**
 * Forms of text under which the same thing is found: with or without @, capitals, accents and blanks. Yoruba and Igbo
 * words are found when typed without their marks.
 */
const marks = /\p{M}+/gu;

function plain(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase();
}

/** Two handles with the same key name the same account of a platform. */
export function handleKeyOf(handle: string): string {
  const key = plain(handle).replace(/[^\p{L}\p{N}._+-]+/gu, '');
  return key === '' ? plain(handle).trim() : key;
}

/** What searches look through. It begins with a blank, so that the beginning of every word can be found as such. */
export function searchTextOf(listing: {
  handle: string;
  description: string;
  category: string | null;
}): string {
  const words = `${listing.handle.replace(/^@+/, '')} ${listing.description} ${listing.category ?? ''}`;
  return ` ${plain(words).replace(/\s+/g, ' ').trim()}`;
}

const searchedWords = 8;

/** The words of a search as patterns for `like`; all of them must stand in the text. */
export function searchPatternsOf(search: string | undefined): string[] {
  return searchedTextsOf(search).map((text) => `%${escapeLike(text)}%`);
}

/**
 * What must stand in the text, as it stands there. A word of one or two letters counts at the beginning of a word
 * only, because three letters are the least that the index can find anywhere.
 */
function searchedTextsOf(search: string | undefined): string[] {
  const words = plain(search ?? '')
    .split(/\s+/)
    .map((word) => word.replace(/^@+/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(words)]
    .slice(0, searchedWords)
    .map((word) => (/[\p{L}\p{N}]{3}/u.test(word) ? word : ` ${word}`));
}

/** 12K, 3.4M: rounded down, as people say it. */
export function followersText(followers: number | null): string | null {
  if (followers === null) return null;
  for (const [unit, size] of [
    ['B', 1e9],
    ['M', 1e6],
    ['K', 1e3],
  ] as const) {
    if (followers < size) continue;
    const amount = followers / size;
    return `${amount >= 10 ? Math.floor(amount) : Math.floor(amount * 10) / 10}${unit}`;
  }
  return String(followers);
}
