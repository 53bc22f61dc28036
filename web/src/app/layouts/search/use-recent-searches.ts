import { useState } from 'react';

/** How many recent searches are kept. */
const keptAtMost = 5;
const longestKept = 100;

export const recentKeyOf = (userId: string) => `oja-recent-searches-${userId}`;

/** Stored text is untrusted: any script or person could have written it. */
export function parseRecent(stored: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    const searches = parsed.filter((each) => typeof each === 'string');
    return searches.filter((each) => each !== '' && each.length <= longestKept).slice(0, keptAtMost);
  } catch {
    return [];
  }
}

/** The newest comes first, and what was searched for before moves up instead of standing there twice. */
export function withRecent(recent: readonly string[], typed: string): readonly string[] {
  const words = typed.trim().slice(0, longestKept);
  if (words === '') return recent;
  const others = recent.filter((each) => each.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, keptAtMost);
}

export interface RecentSearches {
  recent: readonly string[];
  remember: (words: string) => void;
  forget: () => void;
}

/**
 * What a person searched for and found here: the words alone, nothing of what they found. They stay in this browser,
 * under the person's own key, until the person signs out, which wipes all that is stored.
 */
export function useRecentSearches(userId: string): RecentSearches {
  const key = recentKeyOf(userId);
  const [recent, setRecent] = useState(() => parseRecent(window.localStorage.getItem(key)));
  return {
    recent,
    remember(words) {
      const next = withRecent(recent, words);
      setRecent(next);
      window.localStorage.setItem(key, JSON.stringify(next));
    },
    forget() {
      setRecent([]);
      window.localStorage.removeItem(key);
    },
  };
}
