import { admits } from '@oja/contract/access';
import type { ReplyOf } from '@oja/contract/endpoint';
import { type SearchGroup, type searchEndpoints, searchGroupLimit, searchGroups } from '@oja/contract/search';
import { sql } from 'kysely';
import { sqlStateOf } from '../../../db/sql-state.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { readSearchTerms } from '../../../domain/search/search-terms.ts';
import type { SessionUser } from '../../../http/session.ts';
import { groupSearches } from './search-groups.ts';

type Found = ReplyOf<typeof searchEndpoints.search>;

/** The time limit of a search, because its list changes with the next letter. */
const statementAtMostMs = 500;
const searchAtMostMs = 1_000;
const queryCanceled = '57014';

/**
 * Searches every group that the viewer may see, one after the other on one connection, so that a search uses no more of
 * the database than a page does. When the time is over, the hits found until then are the answer.
 */
export async function searchEverything(
  deps: Pick<Deps, 'db' | 'log'>,
  user: SessionUser,
  typed: string,
): Promise<Found> {
  const terms = readSearchTerms(typed);
  const found: Found = { groups: [], complete: true };
  const startedMs = performance.now();
  try {
    await deps.db
      .transaction()
      .setAccessMode('read only')
      .execute(async (tx) => {
        await limitStatements(tx);
        for (const group of groupsOf(user)) {
          if (performance.now() - startedMs > searchAtMostMs) throw new OutOfTime();
          const hits = await groupSearches[group]({
            tx,
            terms,
            viewer: user,
            limit: searchGroupLimit + 1,
          });
          if (hits.length === 0) continue;
          const hasMore = hits.length > searchGroupLimit;
          found.groups.push({ group, hits: hits.slice(0, searchGroupLimit), has_more: hasMore });
        }
      });
  } catch (error) {
    if (!(error instanceof OutOfTime) && sqlStateOf(error) !== queryCanceled) throw error;
    deps.log.warn({ role: user.role, groups: found.groups.length }, 'a search ran out of time');
    found.complete = false;
  }
  return found;
}

class OutOfTime extends Error {
  override name = 'OutOfTime';
}

export function groupsOf({ role, formerSeller }: Pick<SessionUser, 'role' | 'formerSeller'>): SearchGroup[] {
  const groups = Object.keys(searchGroups) as SearchGroup[];
  return groups.filter((group) => admits(searchGroups[group], role, formerSeller));
}

/** For this transaction only. */
export async function limitStatements(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(statementAtMostMs)}, true)`.execute(tx);
}
