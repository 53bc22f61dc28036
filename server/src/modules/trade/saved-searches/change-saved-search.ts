import type { AlertMode } from '@oja/contract/saved-searches';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { endAlertMails } from '../../platform/notifications/index.ts';
import { refuseContactsInName } from './refuse-contacts-in-name.ts';
import type { SavedSearchRow } from './saved-search.queries.ts';
import { lockOwnSearch } from './saved-search.store.ts';

interface Own {
  id: string;
  userId: string;
}

/** Renames a saved search or changes its alert. Switching the alert off also ends its waiting mails. */
export async function updateSavedSearch(
  deps: Pick<Deps, 'db' | 'now'>,
  own: Own,
  change: { name?: string | undefined; alert?: AlertMode | undefined },
): Promise<SavedSearchRow> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lockOwnSearch(tx, own);
    const { name = before.name, alert = before.alert } = change;
    if (name !== before.name) refuseContactsInName(name);
    if (alert === 'off') {
      await endAlertMails(tx, { userId: own.userId, subjectId: own.id, now: deps.now() });
    }
    return tx
      .updateTable('savedSearches')
      .set({ name, alert })
      .where('id', '=', own.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Deletes a saved search; its record of alerts and its waiting mails go with it. */
export async function deleteSavedSearch(deps: Pick<Deps, 'db' | 'now'>, own: Own): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockOwnSearch(tx, own);
    await endAlertMails(tx, { userId: own.userId, subjectId: own.id, now: deps.now() });
    await tx.deleteFrom('savedSearches').where('id', '=', own.id).execute();
  });
}
