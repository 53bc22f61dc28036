import type { MarketplaceSort } from '@oja/contract/listing-fields';
import { type BrowseQuery, type MarketplaceQuery, marketPageSize } from '@oja/contract/market-fields';
import { koboFromNaira } from '@oja/contract/money';
import { searchPatternsOf } from '../../../../domain/listing/listing-texts.ts';
import { decodeMarketCursor } from './market-cursor.ts';
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

const orders: Record<MarketplaceSort, { columns: string[]; descending: boolean }> = {
  newest: { columns: ['l.posted_at', 'l.id'], descending: true },
  price_low: { columns: ['l.price_kobo', 'l.id'], descending: false },
  price_high: { columns: ['l.price_kobo', 'l.id'], descending: true },
  followers: { columns: ['coalesce(l.followers, -1)', 'l.id'], descending: true },
  featured: { columns: ['l.featured', 'l.posted_at', 'l.id'], descending: true },
};

/**
 * The statement for a page of the market. The page is selected from one table, whose partial indexes hold the posted
 * listings in every order; the sellers are joined to the page only.
 */
export function marketStatement(query: MarketplaceQuery, savedBy: string | undefined): Statement {
  const sort = query.sort ?? 'newest';
  const { columns, descending } = orders[sort];
  const values: unknown[] = [];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = conditionsOf(query, value);
  if (savedBy !== undefined) {
    conditions.push(`id in (select listing_id from listing_saves where user_id = ${value(savedBy)})`);
  }
  if (query.cursor !== undefined) {
    const key = decodeMarketCursor(sort, query.cursor).map(value);
    conditions.push(`(${columns.join(', ')}) ${descending ? '<' : '>'} (${key.join(', ')})`);
  }
  const limit = query.limit ?? defaultLimit;
  const pageSize = pageSizes.find((size) => size >= limit) ?? limit;
  const text = selectPage({ conditions, sort, window: `limit ${pageSize + 1}` });
  return isFrequent(query) ? { name: nameOf(query, sort, pageSize), text, values } : { text, values };
}

/** The statement for a numbered page of the market. */
export function browseStatement(query: BrowseQuery): Statement {
  const values: unknown[] = [];
  const conditions = conditionsOf(query, (given) => `$${values.push(given)}`);
  const offset = ((query.page ?? 1) - 1) * marketPageSize;
  const window = `limit ${marketPageSize} offset ${offset}`;
  return { text: selectPage({ conditions, sort: query.sort ?? 'newest', window }), values };
}

export const countedAtMost = 10_000;

export function countStatement(query: BrowseQuery): Statement {
  const values: unknown[] = [];
  const conditions = conditionsOf(query, (given) => `$${values.push(given)}`);
  const found = `select from listings where ${conditions.join(' and ')} limit ${countedAtMost}`;
  return { text: `select count(*)::int as total from (${found}) found`, values };
}

function selectPage(page: { conditions: readonly string[]; sort: MarketplaceSort; window: string }): string {
  const { columns, descending } = orders[page.sort];
  const order = columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');
  return `
    select ${marketColumns}
      from (select * from listings l where ${page.conditions.join(' and ')} order by ${order} ${page.window}) l
      ${sellerJoins}
     order by ${order}`;
}

type Filter = Omit<MarketplaceQuery, 'cursor' | 'limit' | 'sort' | 'saved'>;

function conditionsOf(query: Filter, value: (given: unknown) => string): string[] {
  return [`status = 'posted'`, 'seller_active', ...filtersOf(query, value)];
}

function filtersOf(query: Filter, value: (given: unknown) => string): string[] {
  const filters = searchPatternsOf(query.search).map((pattern) => `search_text like ${value(pattern)}`);
  if (query.platform !== undefined) filters.push(`platform = ${value(query.platform)}`);
  if (query.category !== undefined) filters.push(`category = ${value(query.category)}`);
  if (query.seller !== undefined) filters.push(`seller_id = ${value(query.seller)}`);
  if (query.verified) filters.push('seller_verified');
  if (query.price_from !== undefined) {
    filters.push(`price_kobo >= ${value(koboFromNaira(query.price_from))}`);
  }
  if (query.price_to !== undefined) filters.push(`price_kobo <= ${value(koboFromNaira(query.price_to))}`);
  if (query.followers_from !== undefined) filters.push(`followers >= ${value(query.followers_from)}`);
  return filters;
}

/**
 * Only the few frequent shapes are prepared. A search must be planned for its own word, and free combinations of
 * filters would fill the memory of every connection.
 */
function isFrequent(query: MarketplaceQuery): boolean {
  const { search, price_from, price_to, followers_from, seller, saved } = query;
  return (
    searchPatternsOf(search).length === 0 &&
    price_from === undefined &&
    price_to === undefined &&
    followers_from === undefined &&
    seller === undefined &&
    !saved
  );
}

function nameOf(query: MarketplaceQuery, sort: MarketplaceSort, pageSize: number): string {
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
