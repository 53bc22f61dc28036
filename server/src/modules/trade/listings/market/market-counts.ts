import { type Category, categories, type Platform, platforms } from '@oja/contract/listing-fields';
import type { MarketPage } from '@oja/contract/market-fields';
import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { prepared } from '../../../../db/prepared.ts';

/** How many accounts of each platform and category are on the market, in the order of the lists. */
export async function countMarket(db: Db): Promise<MarketPage['counts']> {
  const { rows } = await sql<{ platform: Platform; category: Category | null; total: number }>`
    select platform, category, count(*)::int as total
      from listings
     where status = 'posted' and seller_active
     group by platform, category ${prepared}`.execute(db);
  return platforms.map((platform) => {
    const own = rows.filter((row) => row.platform === platform);
    return {
      platform,
      total: own.reduce((sum, { total }) => sum + total, 0),
      categories: categories.flatMap((category) => {
        const found = own.find((row) => row.category === category);
        return found === undefined ? [] : [{ category, total: found.total }];
      }),
    };
  });
}
