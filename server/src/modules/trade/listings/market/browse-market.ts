import {
  type BrowseQuery,
  type MarketPage,
  marketPageLimit,
  marketPageSize,
} from '@oja/contract/market-fields';
import type { Db } from '../../../../db/client.ts';
import type { WatchingCounts } from '../../../../deps/market.ts';
import { rankedAtMost } from './market-cursor.ts';
import { presentMarketListing } from './market-row.ts';
import { browseStatement, countStatement, sortOf } from './market-statement.ts';

/** A numbered page of the market for visitors. */
export async function browseMarket(
  deps: { db: Db; watching: WatchingCounts; counts: () => Promise<MarketPage['counts']> },
  query: BrowseQuery,
): Promise<Omit<MarketPage, 'corrected_search'>> {
  const [{ rows }, counted, counts] = await Promise.all([
    browseStatement(query).execute(deps.db),
    countStatement(query).execute(deps.db),
    deps.counts(),
  ]);
  const pagesAtMost = sortOf(query) === 'best' ? rankedAtMost / marketPageSize : marketPageLimit;
  const total = counted.rows[0]?.total ?? 0;
  const people = await deps.watching.of(rows.map(({ id }) => id));
  return {
    listings: rows.map((row) => presentMarketListing(row, people.get(row.id) ?? 0)),
    page: query.page ?? 1,
    pages: Math.min(Math.max(Math.ceil(total / marketPageSize), 1), pagesAtMost),
    total,
    counts,
  };
}
