import type pg from 'pg';

const keptMs = 30_000;
const keptAtMost = 50_000;
const dayMs = 24 * 3_600_000;

export interface WatchingCounts {
  /** How many people watch each of these listings: at most half a minute old. */
  of(listingIds: readonly string[]): Promise<Map<string, number>>;
}

/**
 * Counts the people who saved a listing or looked at it in the last 24 hours. Everybody counts once. The figures are
 * remembered for half a minute, so that a page of the market does not count again for every reader.
 */
export function createWatchingCounts(options: { pool: pg.Pool; now: () => Date }): WatchingCounts {
  const kept = new Map<string, { people: number; countedAtMs: number }>();

  return {
    async of(listingIds) {
      const nowMs = options.now().getTime();
      const isFresh = (id: string) =>
        nowMs - (kept.get(id)?.countedAtMs ?? Number.NEGATIVE_INFINITY) < keptMs;
      const stale = listingIds.filter((id) => !isFresh(id));
      if (stale.length > 0) {
        const counted = await countPeople(options.pool, stale, new Date(nowMs - dayMs));
        if (kept.size > keptAtMost) kept.clear();
        for (const id of stale) kept.set(id, { people: counted.get(id) ?? 0, countedAtMs: nowMs });
      }
      return new Map(listingIds.map((id) => [id, kept.get(id)?.people ?? 0]));
    },
  };
}

async function countPeople(
  pool: pg.Pool,
  listingIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; people: number }>({
    name: 'listing_watching',
    text: `
      select listing_id as id, count(*)::int as people
        from (select listing_id, user_id from listing_saves where listing_id = any ($1::uuid[])
              union
              select listing_id, viewer from listing_views where listing_id = any ($1::uuid[]) and viewed_at > $2) people
       group by listing_id`,
    values: [listingIds, since],
  });
  return new Map(rows.map(({ id, people }) => [id, people]));
}
