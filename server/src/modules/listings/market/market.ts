import { listingEndpoints, type MarketListing, type MarketplaceQuery } from '@oja/contract/listings';
import type pg from 'pg';
import { type ReadyAnswer, readyAnswer } from '../../../http/answer.ts';
import { encodeMarketCursor } from './market-cursor.ts';
import { type MarketRow, presentMarketListing } from './market-row.ts';
import { defaultLimit, marketStatement } from './market-statement.ts';
import { createWatchingCounts, type WatchingCounts } from './watching-counts.ts';

/**
 * The market as requests read it. First pages without a search are the same for everybody, so they are kept as ready
 * bytes: for five seconds at most, until a listing changes in any process, and until the line for notices breaks.
 * Several requests for a page that is not there wait for one reading of it.
 */
export interface Market {
  /** `savedBy` narrows the page to what this person saved. */
  page(query: MarketplaceQuery, savedBy?: string): Promise<ReadyAnswer>;
  watching: WatchingCounts;
  forget(): void;
}

const keptMs = 5_000;
const keptAtMost = 300;

export function createMarket(options: { pool: pg.Pool; now: () => Date; keepsCopies: boolean }): Market {
  const { pool, now } = options;
  const watching = createWatchingCounts({ pool, now });
  const kept = new Map<string, { page: Promise<ReadyAnswer>; readAtMs: number }>();

  async function read(query: MarketplaceQuery, savedBy?: string): Promise<ReadyAnswer> {
    const { rows } = await pool.query<MarketRow>(marketStatement(query, savedBy));
    const limit = query.limit ?? defaultLimit;
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const people = await watching.of(shown.map((row) => row.id));
    const data: MarketListing[] = shown.map((row) => presentMarketListing(row, people.get(row.id) ?? 0));
    const nextCursor = last ? encodeMarketCursor(query.sort ?? 'newest', last) : null;
    return readyAnswer(listingEndpoints.listListings, { data, next_cursor: nextCursor });
  }

  function keep(key: string, query: MarketplaceQuery, nowMs: number): Promise<ReadyAnswer> {
    const entry = { page: read(query), readAtMs: nowMs };
    // The key used longest ago makes room; pages that people ask for come back to the end of the line.
    if (kept.size >= keptAtMost) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(key, entry);
    entry.page.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.page;
  }

  return {
    watching,
    page(query, savedBy) {
      const key = savedBy === undefined && options.keepsCopies ? keyOf(query) : undefined;
      if (key === undefined) return read(query, savedBy);
      const nowMs = now().getTime();
      const entry = kept.get(key);
      kept.delete(key);
      if (entry === undefined || nowMs - entry.readAtMs >= keptMs) return keep(key, query, nowMs);
      kept.set(key, entry);
      return entry.page;
    },
    // A page that is being read at this moment may be older than the change: it is answered, but not kept.
    forget: () => kept.clear(),
  };
}

/** Undefined for pages that are worth no copy, because few people ask for exactly the same. */
function keyOf(query: MarketplaceQuery): string | undefined {
  const { cursor, search, price_from, price_to, followers_from, saved, ...frequent } = query;
  const rare = [cursor, search, price_from, price_to, followers_from].some((field) => field !== undefined);
  if (rare || saved) return undefined;
  const { platform, category, verified, seller, sort, limit } = frequent;
  return [platform, category, verified, seller, sort, limit].join('|');
}
