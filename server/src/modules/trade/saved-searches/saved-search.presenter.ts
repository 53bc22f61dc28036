import { type SavedSearch, type SearchFilter, savedSearchTerms } from '@oja/contract/saved-searches';
import type { Db } from '../../../db/client.ts';
import type { StoredFilter } from '../../../domain/saved-search/canonical-filter.ts';
import { countEach } from '../listings/index.ts';
import { readStoredFilter, type SavedSearchRow } from './saved-search.queries.ts';

/** Saved searches with the number of accounts that each of them finds now. */
export async function presentSavedSearches(db: Db, rows: readonly SavedSearchRow[]): Promise<SavedSearch[]> {
  const readable = rows.flatMap(({ id, filter }): { id: string; filter: SearchFilter }[] => {
    const parsed = readStoredFilter(filter);
    return parsed === undefined ? [] : [{ id, filter: parsed }];
  });
  const counted = await countEach(
    db,
    readable.map(({ filter }) => filter),
    savedSearchTerms.countedAtMost,
  );
  const totals = new Map(readable.map(({ id }, position) => [id, counted[position] ?? 0]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    filter: row.filter as StoredFilter,
    alert: row.alert,
    total: totals.get(row.id) ?? 0,
    created_at: row.createdAt.toISOString(),
  }));
}
