import { useState } from 'react';
import { parseRecent, recentKeyOf, withRecent } from './recent-searches';

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
