import type { Deps } from '../../../deps/deps.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { presentRating } from './market/market-row.ts';
import { readSellerRecord } from './seller-record.queries.ts';

/** The public page of a seller: nickname and figures. */
export async function showSeller(deps: Pick<Deps, 'db'>, sellerId: string) {
  const seller = await deps.db
    .selectFrom('users as u')
    .leftJoin('sellerFigures as f', 'f.sellerId', 'u.id')
    .select(['u.id', 'u.nickname', 'u.avatar', 'u.verified', 'u.bio', 'u.createdAt', 'u.role'])
    .select(['f.sales', 'f.ratings', 'f.ratingSum'])
    .select((select) =>
      select
        .selectFrom('listings')
        .select((listings) => listings.fn.countAll<number>().as('posted'))
        .whereRef('listings.sellerId', '=', 'u.id')
        .where('listings.status', '=', 'posted')
        .$asScalar()
        .$notNull()
        .as('posted'),
    )
    .where('u.id', '=', sellerId)
    .where('u.status', '=', 'active')
    .where('u.erasedAt', 'is', null)
    .executeTakeFirst();
  const sells = seller?.role === 'seller' || seller?.role === 'verified_seller';
  // A seller with a completed purchase or a posted listing has a page without a plan too.
  if (seller === undefined || !(sells || seller.posted > 0 || (seller.sales ?? 0) > 0)) {
    throw new Refusal('not_found');
  }
  return {
    id: seller.id,
    name: shownText(seller.nickname),
    avatar: seller.avatar,
    verified: seller.verified,
    ...presentRating(seller),
    bio: shownText(seller.bio),
    member_since: seller.createdAt.toISOString(),
    sales: seller.sales ?? 0,
    listings: seller.posted,
    record: await readSellerRecord(deps.db, seller.id),
  };
}
