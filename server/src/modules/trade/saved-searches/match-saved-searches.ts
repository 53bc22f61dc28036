import { traderRoles } from '@oja/contract/access';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { publicHandle } from '../../../domain/listing/public-account.ts';
import { filterKeyOf, type StoredFilter } from '../../../domain/saved-search/canonical-filter.ts';
import { defineJob } from '../../../jobs/job.ts';
import { draftAlert, notifyAll } from '../../platform/notifications/index.ts';
import { findMatches, matchListing } from '../listings/index.ts';
import { type AlertListing, findAlertListing } from './alert-listing.queries.ts';
import { readStoredFilter, type SavedSearchRow } from './saved-search.queries.ts';

/** Searches that one transaction compares. */
const batchSize = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Compares a listing that came on the market, or was changed there, with every saved search that has an alert. The
 * row of the alert and its notification are written in one transaction, and the row is unique: whatever runs twice or at
 * the same time alerts once.
 */
export const matchSavedSearches = defineJob({
  ...matchListing,
  async run(deps, { listingId, at }) {
    let after: string | undefined = firstId;
    while (after !== undefined) after = await matchBatch(deps, { listingId, at: new Date(at), after });
  },
});

interface Batch {
  listingId: string;
  /** When the listing came on the market; a search that is younger found it there already. */
  at: Date;
  /** The last search of the batch before. */
  after: string;
}

/** Returns the last search of the batch, or undefined when there are no more. */
async function matchBatch(deps: Pick<Deps, 'db' | 'now'>, batch: Batch): Promise<string | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const listing = await findAlertListing(tx, batch.listingId);
    if (listing === undefined) return undefined;
    const searches = await lockSearches(tx, { ...batch, sellerId: listing.sellerId });
    const matching = await findMatching(tx, listing.id, searches);
    await alert(tx, { listing, searches: matching, now: deps.now() });
    return searches.length < batchSize ? undefined : searches.at(-1)?.id;
  });
}

type Searched = Pick<SavedSearchRow, 'id' | 'userId' | 'name' | 'filter' | 'alert'>;

/** The lock makes a deletion, and a change of the alert, wait or come first. Staff do not trade. */
export async function lockSearches(tx: Tx, batch: Batch & { sellerId: string }): Promise<Searched[]> {
  const { rows } = await sql<Searched>`
    select s.id, s.user_id, s.name, s.filter, s.alert
      from saved_searches s join users u on u.id = s.user_id
     where s.alert <> 'off' and s.id > ${batch.after} and s.created_at <= ${batch.at}
       and s.user_id <> ${batch.sellerId}
       and u.status = 'active' and u.erased_at is null and u.role = any (${[...traderRoles]}::text[])
       and not exists (select from saved_search_alerts a
                        where a.saved_search_id = s.id and a.listing_id = ${batch.listingId})
     order by s.id limit ${batchSize} for share of s`.execute(tx);
  return rows;
}

/** Equal filters of several people are compared once. */
async function findMatching(tx: Tx, listingId: string, searches: readonly Searched[]): Promise<Searched[]> {
  const keyOf = ({ filter }: Searched) => filterKeyOf(filter as StoredFilter);
  const distinct = [...new Map(searches.map((search) => [keyOf(search), search])).entries()].flatMap(
    ([key, { filter }]) => {
      const parsed = readStoredFilter(filter);
      return parsed === undefined ? [] : [{ key, filter: parsed }];
    },
  );
  const found = await findMatches(
    tx,
    listingId,
    distinct.map(({ filter }) => filter),
  );
  const keys = new Set(distinct.filter((_each, position) => found.has(position)).map(({ key }) => key));
  return searches.filter((search) => keys.has(keyOf(search)));
}

async function alert(
  tx: Tx,
  given: { listing: AlertListing; searches: readonly Searched[]; now: Date },
): Promise<void> {
  const { listing, searches, now } = given;
  if (searches.length === 0) return;
  const written = await tx
    .insertInto('savedSearchAlerts')
    .values(searches.map(({ id }) => ({ savedSearchId: id, listingId: listing.id, alertedAt: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('savedSearchId')
    .execute();
  const isNew = new Set(written.map(({ savedSearchId }) => savedSearchId));
  const { id: listingId, followers, priceKobo } = listing;
  const handle = publicHandle(listing);
  const drafts = searches
    .filter(({ id }) => isNew.has(id))
    .map((search) =>
      draftAlert(
        'saved_search_matched',
        search.userId,
        { search: search.name, listingId, handle, followers, priceKobo },
        { daily: search.alert === 'daily', subjectId: search.id },
      ),
    );
  await notifyAll(tx, drafts, now);
}
