import { type MarketplaceSort, platforms } from '@oja/contract/listing-fields';
import { type BrowseQuery, type MarketplaceQuery, marketPageSize } from '@oja/contract/market-fields';
import { koboFromNaira } from '@oja/contract/money';
import { handleKeyOf, searchedWordsOf } from '../../../../domain/listing/listing-texts.ts';
import { escapeLike } from '../../../../domain/search/search-terms.ts';
import { claimFiltersOf, filtersByClaims } from './claim-filters.ts';
import { decodeMarketCursor, rankedAtMost } from './market-cursor.ts';
import { marketColumns, sellerJoins } from './market-row.ts';

/** A statement for the driver. With a name it is prepared once per connection. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

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
export function marketStatement(query: MarketplaceQuery, savedBy: string | undefined): Statement {
  const sort = sortOf(query);
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = conditionsOf(query, value);
  if (savedBy !== undefined) {
    conditions.push(`id in (select listing_id from listing_saves where user_id = ${value(savedBy)})`);
  }
  const limit = query.limit ?? defaultLimit;
  const pageSize = pageSizes.find((size) => size >= limit) ?? limit;
  const key = query.cursor === undefined ? [] : decodeMarketCursor(sort, query.cursor);
  if (sort === 'best') {
    const window = `limit ${pageSize + 1} offset ${value(key[0] ?? 0)}`;
    return { text: selectBest(query.search ?? '', { conditions, window }, value), values };
  }
  const { columns, descending } = orders[sort];
  if (key.length > 0) {
    const after = key.map(value).join(', ');
    conditions.push(`(${columns.join(', ')}) ${descending ? '<' : '>'} (${after})`);
  }
  const text = selectPage(sort, { conditions, window: `limit ${pageSize + 1}` });
  return isFrequent(query) ? { name: nameOf(query, sort, pageSize), text, values } : { text, values };
}

/** The statement for a numbered page of the market. */
export function browseStatement(query: BrowseQuery): Statement {
  const sort = sortOf(query);
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const offset = ((query.page ?? 1) - 1) * marketPageSize;
  const page = {
    conditions: conditionsOf(query, value),
    window: `limit ${marketPageSize} offset ${offset}`,
  };
  const text = sort === 'best' ? selectBest(query.search ?? '', page, value) : selectPage(sort, page);
  return { text, values };
}

export const countedAtMost = 10_000;

export function countStatement(query: BrowseQuery): Statement {
  const values: unknown[] = [];
  const conditions = conditionsOf(query, (given) => `$${values.push(given)}`);
  const found = `select from listings where ${conditions.join(' and ')} limit ${countedAtMost}`;
  return { text: `select count(*)::int as total from (${found}) found`, values };
}

interface PageParts {
  conditions: readonly string[];
  window: string;
}

function selectPage(sort: IndexedSort, page: PageParts): string {
  const { columns, descending } = orders[sort];
  const order = columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');
  return selectOrdered(`select * from listings l where ${page.conditions.join(' and ')}`, order, page.window);
}

/** The searched handle itself, then handles that begin with it or contain it, then the newest of all other matches. */
function selectBest(search: string, page: PageParts, value: (given: unknown) => string): string {
  const handle = handleKeyOf(search);
  const exact = value(handle);
  const rank = `
    case when l.handle_key = ${exact} then 0
         when l.handle_key like ${value(`${escapeLike(handle)}%`)} then 1
         when l.handle_key like ${value(`%${escapeLike(handle)}%`)} then 2
         else 3 end`;
  const matches = `select * from listings where ${page.conditions.join(' and ')}`;
  const candidates = `
    select * from (
      (${matches} and handle_key <> ${exact} order by posted_at desc, id desc limit ${rankedAtMost})
      union all
      (${matches} and handle_key = ${exact} and platform = any (${value(platforms)}::text[]))) l`;
  return selectOrdered(candidates, `${rank}, l.posted_at desc, l.id desc`, page.window);
}

function selectOrdered(candidates: string, order: string, window: string): string {
  return `
    select ${marketColumns}
      from (${candidates} order by ${order} ${window}) l
      ${sellerJoins}
     order by ${order}`;
}

export type Filter = Omit<MarketplaceQuery, 'cursor' | 'limit' | 'sort' | 'saved'>;

/** What a listing must fulfil to be found. Saved searches are matched by it, too. */
export function conditionsOf(query: Filter, value: (given: unknown) => string): string[] {
  return [`status = 'posted'`, 'seller_active', ...filtersOf(query, value)];
}

function filtersOf(query: Filter, value: (given: unknown) => string): string[] {
  const filters = query.search ? searchFilters(query.search, value) : [];
  if (query.platform !== undefined) filters.push(`platform = ${value(query.platform)}`);
  if (query.category !== undefined) filters.push(`category = ${value(query.category)}`);
  if (query.seller !== undefined) filters.push(`seller_id = ${value(query.seller)}`);
  if (query.verified) filters.push('seller_verified');
  if (query.covered) filters.push('cover_days > 0');
  if (query.handover_kind !== undefined) filters.push(`handover_kind = ${value(query.handover_kind)}`);
  if (query.price_from !== undefined) {
    filters.push(`price_kobo >= ${value(koboFromNaira(query.price_from))}`);
  }
  if (query.price_to !== undefined) filters.push(`price_kobo <= ${value(koboFromNaira(query.price_to))}`);
  if (query.followers_from !== undefined) filters.push(`followers >= ${value(query.followers_from)}`);
  return [...filters, ...claimFiltersOf(query, value)];
}

/** A search without a single word, such as an emoji, finds nothing. */
function searchFilters(search: string, value: (given: unknown) => string): string[] {
  const words = searchedWordsOf(search);
  if (words.length === 0) return ['false'];
  return words.map(({ pattern, platform }) => {
    const inText = `search_text like ${value(pattern)}`;
    return platform === undefined ? inText : `(platform = ${value(platform)} or ${inText})`;
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

function nameOf(query: MarketplaceQuery, sort: IndexedSort, pageSize: number): string {
  const parts = [
    'market',
    sort,
    query.platform && 'platform',
    query.category && 'category',
    query.verified && 'verified',
    query.cursor && 'after',
    pageSize,
  ];
  return parts.filter((part) => part).join('_');
}
