import { idForm } from '@oja/contract/ids';

/** The text of a search in the forms that the queries need. */
export interface SearchTerms {
  /** All of it, trimmed and in lower case. */
  text: string;
  /** Every one of them must be found. None when nothing was typed that could be a word. */
  words: readonly string[];
  /** When it is the id of something. */
  id: string | undefined;
}

const wordsAtMost = 8;

export function readSearchTerms(typed: string): SearchTerms {
  const text = typed.trim().toLowerCase();
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[@#]+/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return {
    text,
    words: [...new Set(words)].slice(0, wordsAtMost),
    id: idForm.test(text) ? text : undefined,
  };
}

/**
 * A word as patterns for `like`, one of which must fit. One or two letters count at the beginning of a word only,
 * because three are the least that an index of trigrams finds anywhere.
 */
export function patternsOfWord(word: string): string[] {
  const literal = escapeLike(word);
  return /[\p{L}\p{N}]{3}/u.test(word) ? [`%${literal}%`] : [`${literal}%`, `@${literal}%`, `% ${literal}%`];
}

/** What contains these words, whatever their case, as a pattern for `like` over text in lower case, or for `ilike`. */
export function likeContains(search: string): string {
  return `%${escapeLike(search.toLowerCase())}%`;
}

/** Takes the meaning from what `like` would read as a wildcard. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
