import type { HandoverKind } from '@oja/contract/handover-labels';
import { type Platform, platforms } from '@oja/contract/listing-labels';
import { escapeLike } from '../search/search-terms.ts';
import { publicHandle } from './public-account.ts';

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

/**
 * What searches look through: what strangers may read, so that no hidden number is found by its digits. It begins with a
 * blank, so that the beginning of every word can be found as such.
 */
export function searchTextOf(listing: {
  handle: string;
  handoverKind: HandoverKind;
  description: string;
  category: string | null;
}): string {
  const words = `${publicHandle(listing).replace(/^@+/, '')} ${listing.description} ${listing.category ?? ''}`;
  return ` ${plain(words).replace(/\s+/g, ' ').trim()}`;
}

const searchedWords = 8;

/** A word of a search. It must stand in the text of a listing, or be the name of its platform. */
export interface SearchedWord {
  word: string;
  /** For `like` over the text of the listing. */
  pattern: string;
  platform: Platform | undefined;
}

/**
 * The words of a search, all of which must be found. A word of one or two letters counts at the beginning of a word
 * only, because three letters are the least that the index can find anywhere.
 */
export function searchedWordsOf(search: string | undefined): SearchedWord[] {
  const words = plain(search ?? '')
    .split(/\s+/)
    .map((word) => word.replace(/^@+/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(words)].slice(0, searchedWords).map((word) => ({
    word,
    pattern: /[\p{L}\p{N}]{3}/u.test(word) ? `%${escapeLike(word)}%` : `% ${escapeLike(word)}%`,
    platform: platformOf(word),
  }));
}

/** The same as patterns alone, for lists where the platform is a filter of its own. */
export function searchPatternsOf(search: string | undefined): string[] {
  return searchedWordsOf(search).map(({ pattern }) => pattern);
}

const platformAliases: ReadonlyMap<string, Platform> = new Map([
  ['ig', 'instagram'],
  ['insta', 'instagram'],
  ['yt', 'youtube'],
  ['x', 'twitter'],
  ['tg', 'telegram'],
  ['fb', 'facebook'],
]);

function platformOf(word: string): Platform | undefined {
  return platforms.find((platform) => platform === word) ?? platformAliases.get(word);
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
