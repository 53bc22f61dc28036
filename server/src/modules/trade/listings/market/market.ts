import { listingEndpoints } from '@oja/contract/listings';
import type { BrowseQuery, MarketPage, MarketplaceQuery } from '@oja/contract/market-fields';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../../db/client.ts';
import type { Market, WatchingCounts } from '../../../../deps/market.ts';
import { type ReadyAnswer, readyAnswer } from '../../../../http/answer.ts';
import { browseMarket } from './browse-market.ts';
import { filtersByClaims } from './claim-filters.ts';
import { countMarket } from './market-counts.ts';
import { decodeMarketCursor, encodeMarketCursor } from './market-cursor.ts';
import { createMarketPageCache } from './market-page-cache.ts';
import { type MarketRow, presentMarketListing } from './market-row.ts';
import { countStatement, defaultLimit, marketStatement, sortOf } from './market-statement.ts';
import { correctSearch } from './market-words.ts';
import { createWatchingCounts } from './watching-counts.ts';

const cacheMs = 5_000;
const announceAfterMs = 20;
/** A longer query string is never a frequent page. */
const rawQueryAtMost = 200;

interface MarketOptions {
  db: Db;
  now: () => Date;
  isCacheEnabled: boolean;
  /** Has every process drop its cached pages. */
  announceChange: () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export function createMarket(options: MarketOptions): Market {
  const { db, now } = options;
  const watching = createWatchingCounts({ db, now });
  const sources = { db, watching, counts };
  const cache = createMarketPageCache({ now, cacheMs });
  const listeners: (() => void)[] = [];
  let isAnnouncing = false;
  let counted: { counts: Promise<MarketPage['counts']>; readAtMs: number } | undefined;

  function counts(): Promise<MarketPage['counts']> {
    const nowMs = now().getTime();
    if (counted === undefined || nowMs - counted.readAtMs >= cacheMs) {
      counted = { counts: countMarket(db), readAtMs: nowMs };
      // A failed count is not kept.
      counted.counts.catch(() => {
        counted = undefined;
      });
    }
    return counted.counts;
  }

  function invalidate(): void {
    cache.clear();
    counted = undefined;
    for (const listener of listeners) listener();
  }

  async function announceChange(): Promise<void> {
    isAnnouncing = false;
    await options
      .announceChange()
      .catch((error: unknown) =>
        options.log.warn({ err: error }, 'a change of the market was not announced'),
      );
  }

  return {
    watching,
    ready: (rawQuery) => cache.find(rawQuery)?.ready,
    page(query, rawQuery) {
      const cached = cache.find(rawQuery);
      if (cached) return cached.page;
      const page = readPage(sources, query);
      if (options.isCacheEnabled && isFrequent(query) && rawQuery.length <= rawQueryAtMost)
        cache.store(rawQuery, page);
      return page;
    },
    savedPage: (query, savedBy) => readPage(sources, query, savedBy),
    browse: (query) => browse(sources, query),
    // A page that is being read at this moment may be older than the change: it is answered, but not cached.
    invalidate,
    onInvalidate: (listener) => void listeners.push(listener),
    changed() {
      invalidate();
      if (isAnnouncing) return;
      isAnnouncing = true;
      setTimeout(announceChange, announceAfterMs).unref();
    },
  };
}

interface Sources {
  db: Db;
  watching: WatchingCounts;
  counts: () => Promise<MarketPage['counts']>;
}

async function readPage(
  { db, watching }: Sources,
  query: MarketplaceQuery,
  savedBy?: string,
): Promise<ReadyAnswer> {
  const found = await correcting(db, query, async (corrected) => {
    const { rows } = await marketStatement(corrected, savedBy).execute(db);
    return { rows, isEmpty: rows.length === 0 };
  });
  const { rows } = found.result;
  const limit = query.limit ?? defaultLimit;
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const people = await watching.of(shown.map((row) => row.id));
  return readyAnswer(listingEndpoints.listListings, {
    data: shown.map((row) => presentMarketListing(row, people.get(row.id) ?? 0)),
    next_cursor: last ? nextCursorOf(query, last, limit) : null,
    corrected_search: found.correctedSearch,
  });
}

async function browse(sources: Sources, query: BrowseQuery): Promise<MarketPage> {
  const { result, correctedSearch } = await correcting(sources.db, query, async (searched) => {
    const page = await browseMarket(sources, searched);
    return { page, isEmpty: page.total === 0 };
  });
  return { ...result.page, corrected_search: correctedSearch };
}

/**
 * A search that finds nothing is repeated with its words corrected, if there is anything to correct. Words that the market
 * has are none to correct: it is the filters that leave those listings out, and the page says so.
 */
async function correcting<Query extends { search?: string | undefined }, Result extends { isEmpty: boolean }>(
  db: Db,
  query: Query,
  find: (query: Query) => Promise<Result>,
): Promise<{ result: Result; correctedSearch: string | null }> {
  const result = await find(query);
  const asTyped = { result, correctedSearch: null };
  if (!(result.isEmpty && query.search)) return asTyped;
  if (isNarrowed(query) && (await hasListingsWith(db, query.search))) return asTyped;
  const search = await correctSearch(db, query.search);
  if (search === undefined) return asTyped;
  const corrected = await find({ ...query, search });
  return corrected.isEmpty ? asTyped : { result: corrected, correctedSearch: search };
}

const shownDifferently = ['search', 'sort', 'limit', 'page'];

/** Whether anything but its words keeps listings out of a search; the cursor of a later page does, too. */
function isNarrowed(query: object): boolean {
  return Object.entries(query).some(([name, value]) => value && !shownDifferently.includes(name));
}

async function hasListingsWith(db: Db, search: string): Promise<boolean> {
  const { rows } = await countStatement({ search }, 1).execute(db);
  return rows[0]?.total === 1;
}

/** Only frequent pages are cached. */
function isFrequent(query: MarketplaceQuery): boolean {
  const { cursor, search, price_from, price_to, followers_from, saved } = query;
  return (
    !saved &&
    !filtersByClaims(query) &&
    [cursor, search, price_from, price_to, followers_from].every((field) => field === undefined)
  );
}

function nextCursorOf(query: MarketplaceQuery, last: MarketRow, limit: number): string {
  const sort = sortOf(query);
  const before = sort === 'best' && query.cursor ? Number(decodeMarketCursor(sort, query.cursor)[0]) : 0;
  return encodeMarketCursor(sort, last, before + limit);
}
