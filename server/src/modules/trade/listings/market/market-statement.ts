import { type MarketplaceSort, marketCountedAtMost, platforms } from '@oja/contract/listing-fields';
import { type BrowseQuery, type MarketplaceQuery, marketPageSize } from '@oja/contract/market-fields';
import { koboFromNaira } from '@oja/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { prepared } from '../../../../db/prepared.ts';
import { handleKeyOf, searchedWordsOf } from '../../../../domain/listing/listing-texts.ts';
import { escapeLike } from '../../../../domain/search/search-terms.ts';
import { claimFiltersOf, filtersByClaims } from './claim-filters.ts';
import { decodeMarketCursor, rankedAtMost } from './market-cursor.ts';
import { type MarketRow, marketColumns, sellerJoins } from './market-row.ts';

/** A literal page size lets PostgreSQL reuse the plan; there are two sizes, each plus one row. */
const pageSizes = [24, 100] as const;
export const defaultLimit = 24;

type IndexedSort = Exclude<MarketplaceSort, 'best'>;

const orders: Record<IndexedSort, { columns: string[]; descending: boolean }> = {
  newest: { columns: ['l.posted_at', 'l.id'], descending: true },
  price_low: { columns: ['l.price_kobo', 'l.id'], descending: false },
  price_high: { columns: ['l.price_kobo', 'l.id'], descending: true },
  followers: { columns: ['coalesce(l.followers, -1)', 'l.id'], descending: true },
  featured: { columns: ['l.featured', 'l.posted_at', 'l.id'], descending: true },
};

/** The order of the rows: a search has the best match first unless another order is chosen. */
export function sortOf({ search, sort }: Pick<MarketplaceQuery, 'search' | 'sort'>): MarketplaceSort {
  if (!search) return sort === undefined || sort === 'best' ? 'newest' : sort;
  return sort ?? 'best';
}

/**
 * The statement for a page of the market. The page is selected from one table, whose partial indexes hold the posted
 * listings in every order; the sellers are joined to the page only.
 */
export function marketStatement(query: MarketplaceQuery, savedBy: string | undefined): RawBuilder<MarketRow> {
  const sort = sortOf(query);
  const conditions = conditionsOf(query);
  if (savedBy !== undefined) {
    conditions.push(sql`id in (select listing_id from listing_saves where user_id = ${savedBy})`);
  }
  const limit = query.limit ?? defaultLimit;
  const pageSize = pageSizes.find((size) => size >= limit) ?? limit;
  const key = query.cursor === undefined ? [] : decodeMarketCursor(sort, query.cursor);
  if (sort === 'best') {
    const window = sql`limit ${sql.lit(pageSize + 1)} offset ${key[0] ?? 0}`;
    return selectBest(query.search ?? '', { conditions, window });
  }
  const { columns, descending } = orders[sort];
  if (key.length > 0) {
    const after = sql`(${sql.raw(columns.join(', '))}) ${descending ? sql`<` : sql`>`} (${sql.join(key)})`;
    conditions.push(after);
  }
  const page = selectPage(sort, { conditions, window: sql`limit ${sql.lit(pageSize + 1)}` });
  return isFrequent(query) ? sql<MarketRow>`${page} ${prepared}` : page;
}

/** The statement for a numbered page of the market. */
export function browseStatement(query: BrowseQuery): RawBuilder<MarketRow> {
  const sort = sortOf(query);
  const offset = ((query.page ?? 1) - 1) * marketPageSize;
  const page = {
    conditions: conditionsOf(query),
    window: sql`limit ${sql.lit(marketPageSize)} offset ${sql.lit(offset)}`,
  };
  return sort === 'best' ? selectBest(query.search ?? '', page) : selectPage(sort, page);
}

/**
 * How many listings the market has, up to a limit. Those of a search are counted from the newest on, as its page is read:
 * without an order the trigram index would collect every listing that has a common word before the first is counted.
 */
export function countStatement(
  query: BrowseQuery,
  atMost = marketCountedAtMost(query.search),
): RawBuilder<{ total: number }> {
  const order = query.search ? sql`order by posted_at desc, id desc` : sql``;
  const found = sql`select from listings where ${all(conditionsOf(query))} ${order} limit ${sql.lit(atMost)}`;
  return sql`select count(*)::int as total from (${found}) found`;
}

interface PageParts {
  conditions: readonly RawBuilder<unknown>[];
  window: RawBuilder<unknown>;
}

function selectPage(sort: IndexedSort, page: PageParts): RawBuilder<MarketRow> {
  const { columns, descending } = orders[sort];
  const order = columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');
  const candidates = sql`select * from listings l where ${all(page.conditions)}`;
  return selectOrdered(candidates, sql.raw(order), page.window);
}

/**
 * The searched handle itself, then handles that begin with it or contain it, then the newest of all other matches. A
 * phone number that is handed over does not count, because the order would tell which digits it has. Only the columns of
 * the order are read for all candidates; the rest of a listing is read for the page alone.
 */
function selectBest(search: string, page: PageParts): RawBuilder<MarketRow> {
  const handle = handleKeyOf(search);
  const rank = sql`
    case when l.handover_kind = 'number' then 3
         when l.handle_key = ${handle} then 0
         when l.handle_key like ${`${escapeLike(handle)}%`} then 1
         when l.handle_key like ${`%${escapeLike(handle)}%`} then 2
         else 3 end`;
  const order = sql`${rank}, l.posted_at desc, l.id desc`;
  const matches = sql`select id, handle_key, handover_kind, posted_at from listings where ${all(page.conditions)}`;
  const candidates = sql`
    (${matches} and handle_key <> ${handle} order by posted_at desc, id desc limit ${sql.lit(rankedAtMost)})
    union all
    (${matches} and handle_key = ${handle} and platform = any (${[...platforms]}::text[]))`;
  return sql`
    select ${sql.raw(marketColumns)}
      from (select l.id from (${candidates}) l order by ${order} ${page.window}) page
      join listings l on l.id = page.id
      ${sql.raw(sellerJoins)}
     order by ${order}`;
}

function selectOrdered(
  candidates: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  window: RawBuilder<unknown>,
): RawBuilder<MarketRow> {
  return sql`
    select ${sql.raw(marketColumns)}
      from (${candidates} order by ${order} ${window}) l
      ${sql.raw(sellerJoins)}
     order by ${order}`;
}

export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return sql`${sql.join(conditions, sql` and `)}`;
}

export type Filter = Omit<MarketplaceQuery, 'cursor' | 'limit' | 'sort' | 'saved'>;

/** What a listing must fulfil to be found. Saved searches are matched by it, too. */
export function conditionsOf(query: Filter): RawBuilder<unknown>[] {
  return [sql`status = 'posted'`, sql`seller_active`, ...filtersOf(query)];
}

function filtersOf(query: Filter): RawBuilder<unknown>[] {
  const filters = query.search ? searchFilters(query.search) : [];
  if (query.platform !== undefined) filters.push(sql`platform = ${query.platform}`);
  if (query.category !== undefined) filters.push(sql`category = ${query.category}`);
  if (query.seller !== undefined) filters.push(sql`seller_id = ${query.seller}`);
  if (query.verified) filters.push(sql`seller_verified`);
  if (query.covered) filters.push(sql`cover_days > 0`);
  if (query.handover_kind !== undefined) filters.push(sql`handover_kind = ${query.handover_kind}`);
  if (query.price_from !== undefined) filters.push(sql`price_kobo >= ${koboFromNaira(query.price_from)}`);
  if (query.price_to !== undefined) filters.push(sql`price_kobo <= ${koboFromNaira(query.price_to)}`);
  if (query.followers_from !== undefined) filters.push(sql`followers >= ${query.followers_from}`);
  return [...filters, ...claimFiltersOf(query)];
}

/** A search without a single word, such as an emoji, finds nothing. */
function searchFilters(search: string): RawBuilder<unknown>[] {
  const words = searchedWordsOf(search);
  if (words.length === 0) return [sql`false`];
  return words.map(({ pattern, platform }) => {
    const inText = sql`search_text like ${pattern}`;
    return platform === undefined ? inText : sql`(platform = ${platform} or ${inText})`;
  });
}

/**
 * Only the few frequent shapes are prepared. A search must be planned for its own word, and free combinations of
 * filters would fill the memory of every connection.
 */
function isFrequent(query: MarketplaceQuery): boolean {
  const { search, price_from, price_to, followers_from, seller, saved, covered, handover_kind } = query;
  return (
    !search &&
    price_from === undefined &&
    price_to === undefined &&
    followers_from === undefined &&
    seller === undefined &&
    handover_kind === undefined &&
    !covered &&
    !filtersByClaims(query) &&
    !saved
  );
}
