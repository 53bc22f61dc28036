import type { ListingAction, OwnListing } from '@oja/contract/listings';
import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isEditable, listingProcess } from '../../../domain/listing/listing-process.ts';
import { searchPatternsOf } from '../../../domain/listing/listing-texts.ts';
import { actionsOf } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts';
import type { ListingRow } from './listing.store.ts';
import { readUsernames } from './listing-credentials.store.ts';
import { presentFacts } from './market/market-row.ts';

const defaultLimit = 24;

export interface OwnListingsQuery {
  sellerId: string;
  search?: string;
  status?: string;
  cursor?: string;
  limit?: number;
}

/** A seller's listings, newest first, with the fields that only the seller may see. */
export async function listOwnListings(
  deps: Pick<Deps, 'db' | 'sealer' | 'market'>,
  input: OwnListingsQuery,
): Promise<{ items: OwnListing[]; nextCursor: string | null }> {
  const limit = input.limit ?? defaultLimit;
  let query = ownListings(deps.db, input.sellerId)
    .orderBy('l.createdAt', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1);
  const status = input.status === 'active' ? 'posted' : input.status;
  if (status !== undefined) query = query.where(sql<boolean>`l.status = ${status}`);
  for (const pattern of searchPatternsOf(input.search)) {
    query = query.where(sql<boolean>`(l.search_text like ${pattern} or l.handle_key like ${pattern})`);
  }
  if (input.cursor !== undefined) {
    const after = decodeCursor(input.cursor);
    query = query.where(sql<boolean>`(l.created_at, l.id) < (${after.at}, ${after.id})`);
  }
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: await presentOwn(deps, shown),
    nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

export async function showOwnListing(
  deps: Pick<Deps, 'db' | 'sealer' | 'market'>,
  own: { sellerId: string; listingId: string },
): Promise<OwnListing> {
  const rows = await ownListings(deps.db, own.sellerId).where('l.id', '=', own.listingId).execute();
  const [listing] = await presentOwn(deps, rows);
  if (listing === undefined) throw new Refusal('not_found');
  return listing;
}

function ownListings(db: Db, sellerId: string) {
  return db
    .selectFrom('listings as l')
    .innerJoin('users as u', 'u.id', 'l.sellerId')
    .leftJoin('sellerFigures as f', 'f.sellerId', 'l.sellerId')
    .selectAll('l')
    .select(['u.nickname', 'u.avatar', 'f.ratings', 'f.ratingSum'])
    .select((select) => [
      select
        .selectFrom('listingViews')
        .select((views) => views.fn.countAll<number>().as('views'))
        .whereRef('listingViews.listingId', '=', 'l.id')
        .$asScalar()
        .$notNull()
        .as('views'),
      select
        .selectFrom('listingSaves')
        .select((saves) => saves.fn.countAll<number>().as('saves'))
        .whereRef('listingSaves.listingId', '=', 'l.id')
        .$asScalar()
        .$notNull()
        .as('saves'),
    ])
    .where('l.sellerId', '=', sellerId)
    .where('l.status', '!=', 'removed');
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof ownListings>['execute']>>[number];

async function presentOwn(
  deps: Pick<Deps, 'db' | 'sealer' | 'market'>,
  rows: readonly OwnRow[],
): Promise<OwnListing[]> {
  const ids = rows.map((row) => row.id);
  const credentials = await readUsernames(deps.db, deps.sealer, ids);
  const people = await deps.market.watching.of(ids);
  return rows.map((row) => ({
    ...presentFacts(row),
    watching: people.get(row.id) ?? 0,
    username: credentials.get(row.id)?.username ?? '',
    has_handover_notes: credentials.get(row.id)?.hasNotes ?? false,
    needs_new_credentials: row.needsNewCredentials,
    offer_floor: row.offerFloorKobo === null ? null : nairaFromKobo(row.offerFloorKobo),
    rejection_reason: row.rejectionReason,
    views: row.views,
    saves: row.saves,
    updated_at: row.updatedAt.toISOString(),
    actions: ownActions(row),
  }));
}

/** The actions of the seller, from the process table. */
export function ownActions(listing: Pick<ListingRow, 'status' | 'needsNewCredentials'>): ListingAction[] {
  const next = actionsOf(listingProcess, { status: listing.status, actor: 'seller' });
  const actions: ListingAction[] = isEditable(listing.status) ? ['edit'] : [];
  if (next.includes('submit') && !listing.needsNewCredentials) actions.push('submit');
  if (next.includes('withdraw')) actions.push('withdraw');
  if (next.includes('remove')) actions.push('remove');
  return actions;
}

/** Counted by the database, whatever page the seller reads. */
export async function countOwnListings(db: Db, sellerId: string) {
  const rows = await db
    .selectFrom('listings')
    .select(['status', (select) => select.fn.countAll<number>().as('listings')])
    .where('sellerId', '=', sellerId)
    .where('status', '!=', 'removed')
    .groupBy('status')
    .execute();
  const of = (status: ListingRow['status']) => rows.find((row) => row.status === status)?.listings ?? 0;
  return {
    total: rows.reduce((sum, row) => sum + row.listings, 0),
    active: of('posted'),
    pending: of('pending'),
    sold: of('sold'),
    disputed: of('disputed'),
    draft: of('draft'),
    rejected: of('rejected'),
  };
}
