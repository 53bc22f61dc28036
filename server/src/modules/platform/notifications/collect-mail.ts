import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { nextDailyMailAt } from '../../../domain/notification/alert-mail-times.ts';
import { insertAlertMail, lockMailing } from './alert-mail.store.ts';
import { planAlertMail, sendAtOnce } from './alert-mail-job.ts';
import type { AlertOptions, EventText } from './event.ts';

interface CollectedMail {
  id: string;
  userId: string;
  event: string;
  content: EventText;
  alert: AlertOptions | undefined;
}

/** Adds an alert to the next mail of a person, and plans that mail for the earliest time that the hourly limit allows. */
export async function collectMail(
  deps: Pick<Deps, 'db' | 'now'>,
  { alert, ...mail }: CollectedMail,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const nextAt = await lockMailing(tx, mail.userId, deps.now());
    const now = deps.now();
    const dueAt = alert?.daily ? nextDailyMailAt(now) : now;
    await insertAlertMail(tx, { ...mail, subjectId: alert?.subjectId ?? null, dueAt }, now);
    if (alert?.daily) await planAlertMail(tx, mail.userId, dueAt, 'daily');
    else if (nextAt > now) await planAlertMail(tx, mail.userId, nextAt, 'next');
    else await sendAtOnce(tx, mail.userId);
  });
}
