import { admits, isStaff } from '@oja/contract/access';
import type { ListingAction, ListingDetails } from '@oja/contract/listings';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { ListingRow } from './listing.store.ts';
import { type MarketRow, marketColumns, presentMarketListing, sellerJoins } from './market/market-row.ts';
import { outlineHandover } from './outline-handover.ts';
import { ownActions } from './own-listing.queries.ts';
import { readPurchaseTerms } from './purchase-terms.ts';
import { readSellerRecord } from './seller-record.queries.ts';
import { findSoldListing } from './show-sold-listing.ts';

/**
 * One listing with the actions of the viewer. Unless it is on the market, only its seller sees it; others are told that it
 * is gone, or look it up among the sold ones.
 */
export async function showListing(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'market'>,
  listingId: string,
  viewer: SessionUser | undefined,
): Promise<ListingDetails> {
  const row = await readListing(deps.db, listingId);
  const isOwn = row !== undefined && viewer?.id === row.sellerId;
  if (row === undefined || !(isOwn || isPublic(row))) {
    const isGone = (await findSoldListing(deps, listingId)) === 'gone';
    throw new Refusal(isGone ? 'listing_gone' : 'not_found');
  }
  const isTrusted = isOwn || (viewer !== undefined && isStaff(viewer.role));
  const people = await deps.market.watching.of([row.id]);
  const terms = await readPurchaseTerms(deps);
  return {
    ...presentMarketListing(row, people.get(row.id) ?? 0, isTrusted ? 'trusted' : 'stranger'),
    version: row.version,
    terms,
    handover: await outlineHandover(deps, row, terms),
    seller_record: await readSellerRecord(deps.db, row.sellerId),
    actions: isOwn ? ownActions(row) : buyerActions(viewer),
  };
}

type DetailRow = MarketRow & Pick<ListingRow, 'sellerActive' | 'needsNewCredentials' | 'version'>;

export async function readListing(db: Db, listingId: string): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${sql.raw(marketColumns)}, l.version, l.seller_active as "sellerActive",
           l.needs_new_credentials as "needsNewCredentials"
      from listings l ${sql.raw(sellerJoins)}
     where l.id = ${listingId} and l.status <> 'removed'`.execute(db);
  return rows[0];
}

/** Whether it is on the market, also for link previews. */
export function isPublic(listing: Pick<DetailRow, 'status' | 'sellerActive'>): boolean {
  return listing.status === 'posted' && listing.sellerActive;
}

function buyerActions(viewer: SessionUser | undefined): ListingAction[] {
  return viewer !== undefined && admits('trader', viewer.role) ? ['buy', 'offer', 'save'] : [];
}
