import type { Tx } from '../../../db/transaction.ts';
import { dropDocuments, lockApplicationOf } from './application.store.ts';

/** For the erasure of a user: deletes the application, and a job removes its documents from the storage. */
export async function removeApplicationOf(tx: Tx, userId: string): Promise<void> {
  const application = await lockApplicationOf(tx, userId);
  if (application === undefined) return;
  await dropDocuments(tx, application.id);
  await tx.deleteFrom('sellerApplications').where('id', '=', application.id).execute();
}
