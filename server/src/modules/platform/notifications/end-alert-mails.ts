import type { Tx } from '../../../db/transaction.ts';
import { deleteWaitingMails, lockMailing } from './alert-mail.store.ts';

/** Removes the waiting mails about a subject that the person ended. One that is being sent is not recalled. */
export async function endAlertMails(
  tx: Tx,
  ended: { userId: string; subjectId: string; now: Date },
): Promise<void> {
  await lockMailing(tx, ended.userId, ended.now);
  await deleteWaitingMails(tx, ended);
}
