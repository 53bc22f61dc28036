import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { anyOf, prepared } from '../../../../db/prepared.ts';
import type { WatchingCounts } from '../../../../deps/market.ts';

const cacheMs = 30_000;
const maxEntries = 50_000;

/**
 * Counts the users who saved a listing or viewed it within the last day, each once. The figures are cached for half a
 * minute, so that a page of the market does not count again for every reader.
 */
export function createWatchingCounts(options: { db: Db; now: () => Date }): WatchingCounts {
  const cache = new Map<string, { people: number; countedAtMs: number }>();

  return {
    async of(listingIds) {
      const nowMs = options.now().getTime();
      const isFresh = (id: string) =>
        nowMs - (cache.get(id)?.countedAtMs ?? Number.NEGATIVE_INFINITY) < cacheMs;
      const stale = listingIds.filter((id) => !isFresh(id));
      if (stale.length > 0) {
        const counted = await countPeople(options.db, stale, new Date(nowMs - dayMs));
        if (cache.size > maxEntries) cache.clear();
        for (const id of stale) cache.set(id, { people: counted.get(id) ?? 0, countedAtMs: nowMs });
      }
      return new Map(listingIds.map((id) => [id, cache.get(id)?.people ?? 0]));
    },
  };
}

async function countPeople(db: Db, listingIds: readonly string[], since: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; people: number }>`
    select listing_id as id, count(*)::int as people
      from (select listing_id, user_id from listing_saves where listing_id = ${anyOf(listingIds)}
            union
            select listing_id, viewer from listing_views
             where listing_id = ${anyOf(listingIds)} and viewed_at > ${since}) people
     group by listing_id ${prepared}`.execute(db);
  return new Map(rows.map(({ id, people }) => [id, people]));
}
