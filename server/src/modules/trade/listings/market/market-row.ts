import type { MarketListing } from '@oja/contract/market-fields';
import { nairaFromKobo } from '@oja/contract/money';
import { shownText } from '../../../../domain/contact-masks/shown-text.ts';
import { type AccountReader, publicAccount } from '../../../../domain/listing/public-account.ts';
import type { ListingRow } from '../listing.store.ts';
import { readClaims } from '../read-claims.ts';

type AccountRow = Pick<
  ListingRow,
  | 'id'
  | 'platform'
  | 'handle'
  | 'url'
  | 'description'
  | 'category'
  | 'priceKobo'
  | 'engagementTenths'
  | 'images'
  | 'featured'
  | 'createdAt'
  | 'postedAt'
  | 'sellerVerified'
  | 'claims'
  | 'handoverKind'
  | 'mailbox'
  | 'coverDays'
>;

/** A listing with the public facts about its seller, as market-statement.ts selects it. */
export interface MarketRow extends AccountRow, Pick<ListingRow, 'followers' | 'status' | 'sellerId'> {
  nickname: string;
  avatar: string | null;
  ratings: number | null;
  ratingSum: number | null;
}

/** The columns of a MarketRow, of tables named l (listings), u (users) and f (seller_figures). */
export const marketColumns = `
  l.id, l.platform, l.handle, l.url, l.description, l.category, l.price_kobo as "priceKobo", l.followers,
  l.engagement_tenths as "engagementTenths", l.images, l.featured, l.status, l.created_at as "createdAt",
  l.posted_at as "postedAt", l.seller_id as "sellerId", l.seller_verified as "sellerVerified", l.claims,
  l.handover_kind as "handoverKind", l.mailbox, l.cover_days as "coverDays",
  u.nickname, u.avatar, f.ratings, f.rating_sum as "ratingSum"`;

/** Lateral lookups by key, so that the planner cannot read a whole table for a page of listings. */
export const sellerJoins = `
  left join lateral (select nickname, avatar from users where id = l.seller_id offset 0) u on true
  left join lateral (select ratings, rating_sum from seller_figures where seller_id = l.seller_id offset 0) f on true`;

/** The fields of a listing that its seller and staff read alike. */
export function presentAccount(row: AccountRow) {
  const createdAt = row.createdAt.toISOString();
  const postedDate = row.postedAt?.toISOString() ?? null;
  return {
    id: row.id,
    platform: row.platform,
    handle: row.handle,
    url: row.url,
    description: row.description,
    price: nairaFromKobo(row.priceKobo),
    ...presentImages(row.images),
    category: row.category,
    featured: row.featured,
    verified: row.sellerVerified,
    postedDate,
    created_at: createdAt,
    listedDate: postedDate ?? createdAt,
    engagement: row.engagementTenths === null ? null : row.engagementTenths / 10,
    claims: readClaims(row.claims),
    ...presentHandover(row),
  };
}

/** The fields of a listing as its seller reads them. */
export function presentFacts(row: MarketRow) {
  if (row.status === 'removed') throw new Error('a removed listing cannot be presented');
  return {
    ...presentAccount(row),
    status: row.status,
    followers: row.followers,
    seller: {
      id: row.sellerId,
      name: row.nickname,
      avatar: row.avatar,
      verified: row.sellerVerified,
      ...presentRating(row),
    },
  };
}

export function presentMarketListing(
  row: MarketRow,
  watching: number,
  reader: AccountReader = 'stranger',
): MarketListing {
  const facts = presentFacts(row);
  const seller = { ...facts.seller, name: shownText(row.nickname) };
  const description = shownText(row.description, row);
  return { ...facts, ...publicAccount(row, reader), description, seller, watching };
}

function presentHandover(row: Pick<ListingRow, 'handoverKind' | 'mailbox' | 'coverDays'>) {
  return { handover_kind: row.handoverKind, mailbox: row.mailbox, cover_days: row.coverDays };
}

export function presentImages(names: readonly string[]): { images: string[]; thumbnail: string | null } {
  return {
    images: names.map((name) => `/media/${name}.webp`),
    thumbnail: names[0] === undefined ? null : `/media/${names[0]}-thumb.webp`,
  };
}

export function presentRating(figures: { ratings: number | null; ratingSum: number | null }) {
  const reviews = figures.ratings ?? 0;
  return {
    rating: reviews === 0 ? null : Math.round(((figures.ratingSum ?? 0) / reviews) * 10) / 10,
    reviews,
  };
}
