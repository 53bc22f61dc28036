import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { changeAccount, lockUserIfPresent } from '../../people/accounts/index.ts';
import { findSanctioned, readSanction } from '../../people/sanctions/index.ts';
import { type DueRows, definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import { endWithListings } from './lift-sanction.ts';

/** Runs every minute and ends pauses and suspensions whose time is over. */
export const endDueSanctions = definePoll({
  name: 'end_due_sanctions',
  find: findDue,
  handle: endDueSanction,
});

export async function endDueSanction(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  sanctionId: string,
): Promise<void> {
  const userId = await findSanctioned(deps.db, sanctionId);
  if (userId === undefined) return;
  await changeAccount(deps, userId, async (tx) => {
    const target = await lockUserIfPresent(tx, userId);
    const row = await readSanction(tx, sanctionId);
    const now = deps.now();
    if (row.endedAt !== null || row.endsAt === null || now < row.endsAt) return;
    await endWithListings(tx, row, { target, by: { id: null, label: 'Oja' }, reason: null, now });
  });
  deps.market.changed();
}

async function findDue(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('sanctions')
    .select('id')
    .where('endedAt', 'is', null)
    .where('endsAt', '<=', now)
    .where(isNotPostponed(poll, sql.ref('sanctions.id'), now))
    .orderBy('endsAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
