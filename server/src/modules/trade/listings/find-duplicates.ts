import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { ListingRow } from './listing.store.ts';

export interface Duplicate
  extends Pick<ListingRow, 'id' | 'platform' | 'handle' | 'status' | 'images' | 'sellerId'> {
  sellerName: string;
  because: 'handle' | 'picture' | 'profile';
}

const shownAtMost = 20;

/** Of 64 bits. Copies that were resized or encoded again differ in fewer. */
const differingBitsAtMost = 4;

/**
 * Other listings of any status that may be the same account: by the handle or the address on the same platform, or by a
 * similar picture. Where a handle is a title, one address can be offered under two of them. Pictures of one plain colour are ignored, because all of them are similar.
 */
export async function findDuplicates(
  db: Db,
  listing: Pick<ListingRow, 'id' | 'platform' | 'handleKey' | 'url'>,
): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`
    with found as (
      select id, 'handle' as because from listings
       where platform = ${listing.platform} and handle_key = ${listing.handleKey} and id <> ${listing.id}
      union all
      select id, 'profile' from listings
       where platform = ${listing.platform} and profile_key(url) = profile_key(${listing.url}) and id <> ${listing.id}
      union all
      select other.listing_id, 'picture'
        from listing_images mine
        join media picture on picture.name = mine.name
        join media look on look.purpose = 'listing'
             and picture_quarters(look.perceptual_hash) && picture_quarters(picture.perceptual_hash)
             and bit_count(('x' || look.perceptual_hash)::bit(64) # ('x' || picture.perceptual_hash)::bit(64))
                 <= ${differingBitsAtMost}
        join listing_images other on other.name = look.name
       where mine.listing_id = ${listing.id} and other.listing_id <> ${listing.id}
         and picture.perceptual_hash not in ('0000000000000000', 'ffffffffffffffff')
    )
    select l.id, l.platform, l.handle, l.status, l.images, l.seller_id as "sellerId", u.name as "sellerName",
           min(found.because) as because
      from found join listings l using (id) join users u on u.id = l.seller_id
     group by l.id, u.name
     order by min(found.because), max(l.created_at) desc
     limit ${shownAtMost}`.execute(db);
  return rows;
}
