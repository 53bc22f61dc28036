import type { ApplicationDraft } from '@oja/contract/applications';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { updateApplication } from './application.store.ts';
import { openForEditing } from './edit-application.ts';

/** Saves the fields that were sent and keeps the others, so that every step of the wizard is saved on its own. */
export async function saveDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  draft: ApplicationDraft,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const { id } = await openForEditing(tx, userId, now);
    await updateApplication(tx, id, { ...draft, changedAt: now });
  });
}
