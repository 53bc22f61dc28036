import type { Platform } from '@oja/contract/listing-fields';
import type { MarketListing } from '@oja/contract/market-fields';
import { similarListingsAtMost } from '@oja/contract/public-listing';
import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { Deps } from '../../../../deps/deps.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { wasPublic } from '../past-listing.queries.ts';
import { type MarketRow, marketColumns, presentMarketListing, sellerJoins } from './market-row.ts';

/** Accounts for sale that are like one that is or was on the market. */
export async function listSimilar(
  deps: Pick<Deps, 'db' | 'market'>,
  listingId: string,
): Promise<MarketListing[]> {
  const pattern = await readPattern(deps.db, listingId);
  if (pattern === undefined) throw new Refusal('not_found');
  const rows = await readSimilar(deps.db, pattern);
  const people = await deps.market.watching.of(rows.map(({ id }) => id));
  return rows.map((row) => presentMarketListing(row, people.get(row.id) ?? 0));
}

interface Pattern {
  id: string;
  platform: Platform;
  category: string | null;
  priceKobo: number;
  followers: number | null;
}

/** Undefined for a listing that was never on the market. */
async function readPattern(db: Db, listingId: string): Promise<Pattern | undefined> {
  return db
    .selectFrom('listings as l')
    .select(['l.id', 'l.platform', 'l.category', 'l.priceKobo', 'l.followers'])
    .where('l.id', '=', listingId)
    .where(wasPublic)
    .executeTakeFirst();
}

/** So many are weighed from each side of the price. */
const candidates = 16;

/**
 * The nearest in price of the same category and of the same platform, above and below, are read from indexes; of these
 * few the category decides first, then price and followers, both by ratio.
 */
export async function readSimilar(db: Db, pattern: Pattern): Promise<MarketRow[]> {
  const { id, platform, category, priceKobo, followers } = pattern;
  const near = (condition: 'platform' | 'category', side: 'above' | 'below') => sql`
    (select id from listings
      where status = 'posted' and seller_active and platform = ${platform}
        ${condition === 'category' ? sql`and category = ${category}` : sql``}
        and price_kobo ${sql.raw(side === 'above' ? '>=' : '<')} ${priceKobo}
      order by price_kobo ${sql.raw(side === 'above' ? 'asc' : 'desc')}, id ${sql.raw(side === 'above' ? 'asc' : 'desc')}
      limit ${sql.lit(candidates)})`;
  const { rows } = await sql<MarketRow>`
    select ${sql.raw(marketColumns)}
      from (${near('category', 'above')} union ${near('category', 'below')}
            union ${near('platform', 'above')} union ${near('platform', 'below')}) near
      join lateral (select * from listings where id = near.id offset 0) l on true
      ${sql.raw(sellerJoins)}
     where l.id <> ${id}
     order by (l.category is not distinct from ${category}::text) desc,
              abs(ln(l.price_kobo::float8 / ${priceKobo}::float8))
              + abs(ln((coalesce(l.followers, 0) + 100)::float8 / ${(followers ?? 0) + 100}::float8)) / 2,
              l.id
     limit ${sql.lit(similarListingsAtMost)}`.execute(db);
  return rows;
}
