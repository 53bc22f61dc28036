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
  /** Pages are kept under the query as it was sent; `ready` finds one before anybody has read it. */
  ready(rawQuery: string): ReadyAnswer | undefined;
  page(query: MarketplaceQuery, rawQuery: string): Promise<ReadyAnswer>;
  savedPage(query: MarketplaceQuery, savedBy: string): Promise<ReadyAnswer>;
  watching: WatchingCounts;
  forget(): void;
}

const keptMs = 5_000;
const keptAtMost = 300;
/** A longer one is no page that many people ask for. */
const rawQueryAtMost = 200;

interface Copy {
  page: Promise<ReadyAnswer>;
  ready?: ReadyAnswer;
  readAtMs: number;
}

export function createMarket(options: { pool: pg.Pool; now: () => Date; keepsCopies: boolean }): Market {
  const { pool, now } = options;
  const watching = createWatchingCounts({ pool, now });
  const kept = new Map<string, Copy>();

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

  function findCopy(rawQuery: string): Copy | undefined {
    const copy = kept.get(rawQuery);
    return copy !== undefined && now().getTime() - copy.readAtMs < keptMs ? copy : undefined;
  }

  function keep(rawQuery: string, page: Promise<ReadyAnswer>): void {
    const copy: Copy = { page, readAtMs: now().getTime() };
    kept.delete(rawQuery);
    // The oldest makes room. Pages that people ask for are read anew, and so come to the end of the line, all the time.
    if (kept.size >= keptAtMost) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(rawQuery, copy);
    page.then(
      (ready) => {
        copy.ready = ready;
      },
      () => {
        if (kept.get(rawQuery) === copy) kept.delete(rawQuery);
      },
    );
  }

  return {
    watching,
    ready: (rawQuery) => findCopy(rawQuery)?.ready,
    page(query, rawQuery) {
      const copy = findCopy(rawQuery);
      if (copy) return copy.page;
      const page = read(query);
      if (options.keepsCopies && isFrequent(query) && rawQuery.length <= rawQueryAtMost) keep(rawQuery, page);
      return page;
    },
    savedPage: read,
    // A page that is being read at this moment may be older than the change: it is answered, but not kept.
    forget: () => kept.clear(),
  };
}

/** Pages that many people ask for in exactly the same way; others are worth no copy. */
function isFrequent(query: MarketplaceQuery): boolean {
  const { cursor, search, price_from, price_to, followers_from, saved } = query;
  return (
    !saved && [cursor, search, price_from, price_to, followers_from].every((field) => field === undefined)
  );
}
