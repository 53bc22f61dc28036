import { type SearchFilter, searchFilter } from '@oja/contract/saved-searches';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { SavedSearches } from '../../../db/database.ts';

export type SavedSearchRow = Selectable<SavedSearches>;

export function readSavedSearches(db: Db, userId: string): Promise<SavedSearchRow[]> {
  return db
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Undefined when the market does not know such a filter any more, as after a category was given up. */
export function readStoredFilter(stored: unknown): SearchFilter | undefined {
  const parsed = searchFilter.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}
