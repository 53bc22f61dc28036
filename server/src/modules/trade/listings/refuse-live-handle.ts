import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { ListingRow } from './listing.store.ts';

/**
 * Refuses to submit an account that is on the market or in an open sale. One that only waits for review blocks no other:
 * it may not be its seller's. Of several that are approved, the unique index lets one through.
 */
export async function refuseLiveHandle(
  tx: Tx,
  { id, platform, handleKey }: Pick<ListingRow, 'id' | 'platform' | 'handleKey'>,
): Promise<void> {
  const live = await tx
    .selectFrom('listings')
    .select('id')
    .where('platform', '=', platform)
    .where('handleKey', '=', handleKey)
    .where('id', '<>', id)
    .where(sql<boolean>`(status in ('posted', 'disputed') or (status = 'sold' and sale_open))`)
    .limit(1)
    .executeTakeFirst();
  if (live) throw new Refusal('listing_duplicate');
}
