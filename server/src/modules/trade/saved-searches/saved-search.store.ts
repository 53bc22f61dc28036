import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { SavedSearchRow } from './saved-search.queries.ts';

/** Serialises the additions of one person, so that their number is counted before each. */
export async function countUnderLock(tx: Tx, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches of ${userId}`}, 0))`.execute(tx);
  const { kept } = await tx
    .selectFrom('savedSearches')
    .select((select) => select.fn.countAll<number>().as('kept'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return kept;
}

/** Locks a saved search of the person; any other one is not found. */
export async function lockOwnSearch(tx: Tx, own: { id: string; userId: string }): Promise<SavedSearchRow> {
  const search = await tx
    .selectFrom('savedSearches')
    .selectAll()
    .where('id', '=', own.id)
    .where('userId', '=', own.userId)
    .forUpdate()
    .executeTakeFirst();
  if (search === undefined) throw new Refusal('not_found');
  return search;
}
