import type { ReadyAnswer } from '../../../../http/answer.ts';

const maxEntries = 300;

interface CachedPage {
  page: Promise<ReadyAnswer>;
  ready?: ReadyAnswer;
  readAtMs: number;
}

/** The pages of the market by raw query string. A page that could not be read is not kept. */
export function createMarketPageCache({ now, cacheMs }: { now: () => Date; cacheMs: number }) {
  const entries = new Map<string, CachedPage>();
  return {
    find(rawQuery: string): CachedPage | undefined {
      const cached = entries.get(rawQuery);
      return cached !== undefined && now().getTime() - cached.readAtMs < cacheMs ? cached : undefined;
    },
    store(rawQuery: string, page: Promise<ReadyAnswer>): void {
      const cached: CachedPage = { page, readAtMs: now().getTime() };
      entries.delete(rawQuery);
      // Evicts the oldest entry. Frequent pages are read and inserted again all the time, so they are not evicted.
      if (entries.size >= maxEntries) for (const oldest of entries.keys()) if (entries.delete(oldest)) break;
      entries.set(rawQuery, cached);
      page.then(
        (ready) => {
          cached.ready = ready;
        },
        () => {
          if (entries.get(rawQuery) === cached) entries.delete(rawQuery);
        },
      );
    },
    clear: () => entries.clear(),
  };
}
