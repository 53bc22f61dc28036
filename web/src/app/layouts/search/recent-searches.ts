/** So many are offered; whoever looks for an older one types it again. */
const keptAtMost = 5;
const longestKept = 100;

export const recentKeyOf = (userId: string) => `oja-recent-searches-${userId}`;

/** What is stored may be anything: somebody else could have written it. */
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
