import { randomUUID } from 'node:crypto';
import { type AlertMode, type SearchFilter, savedSearchTerms } from '@oja/contract/saved-searches';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { canonicalFilter, filterKeyOf } from '../../../domain/saved-search/canonical-filter.ts';
import { refuseContactsInName } from './refuse-contacts-in-name.ts';
import type { SavedSearchRow } from './saved-search.queries.ts';
import { countUnderLock } from './saved-search.store.ts';

interface NewSearch {
  userId: string;
  name: string;
  filter: SearchFilter;
  alert: AlertMode;
}

/** Keeps a search. One that finds the same as another of the person is refused by the name of that one. */
export async function createSavedSearch(
  deps: Pick<Deps, 'db' | 'now'>,
  search: NewSearch,
): Promise<SavedSearchRow> {
  const { userId, name, alert } = search;
  refuseContactsInName(name);
  const filter = canonicalFilter(search.filter);
  if (Object.keys(filter).length === 0) throw new Refusal('saved_search_empty');
  const filterKey = filterKeyOf(filter);
  return inTransaction(deps.db, async (tx) => {
    const kept = await countUnderLock(tx, userId);
    const same = await tx
      .selectFrom('savedSearches')
      .select('name')
      .where('userId', '=', userId)
      .where('filterKey', '=', filterKey)
      .executeTakeFirst();
    if (same !== undefined) {
      throw new Refusal('saved_search_exists', {
        message: `You have saved this search already, as “${same.name}”.`,
      });
    }
    if (kept >= savedSearchTerms.atMost) throw new Refusal('too_many_saved_searches');
    return tx
      .insertInto('savedSearches')
      .values({
        id: randomUUID(),
        userId,
        name,
        filter: JSON.stringify(filter),
        filterKey,
        alert,
        createdAt: deps.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
