import type { BrowseQuery, MarketPage, MarketplaceQuery } from '@oja/contract/market-fields';
import type { ReadyAnswer } from '../http/answer.ts';

/**
 * The market as requests read it. First pages without a search are the same for every caller, so they are cached as
 * bytes: for five seconds at most, until a listing changes in any process, and until the LISTEN connection breaks.
 * Concurrent requests for a page that is not cached share one read.
 */
export interface Market {
  /** Pages are cached by the raw query string, so that `ready` finds one before the query is parsed. */
  ready(rawQuery: string): ReadyAnswer | undefined;
  page(query: MarketplaceQuery, rawQuery: string): Promise<ReadyAnswer>;
  savedPage(query: MarketplaceQuery, savedBy: string): Promise<ReadyAnswer>;
  /** A numbered page for visitors; its counts by platform and category are cached like first pages. */
  browse(query: BrowseQuery): Promise<MarketPage>;
  watching: WatchingCounts;
  /** Invalidates the cached pages of this process. */
  invalidate(): void;
  /** Called with every invalidation, for what is cached elsewhere and made of the market. */
  onInvalidate(listener: () => void): void;
  /**
   * Invalidates the cached pages of every process. For a transaction that moved money, after its commit: a NOTIFY
   * inside would serialise such commits. Changes within a short time are combined into one notice. If the process
   * ends before, or the notice is lost, cached pages expire within seconds.
   */
  changed(): void;
}

export interface WatchingCounts {
  /** The number of people who watch each of these listings, at most half a minute old. */
  of(listingIds: readonly string[]): Promise<Map<string, number>>;
}
