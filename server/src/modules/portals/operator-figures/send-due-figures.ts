import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { lastClosed } from '../../../domain/figures/figure-periods.ts';
import { lastSendingAt, nextSendingAt } from '../../../domain/figures/figure-schedule.ts';
import { notify } from '../../platform/notifications/index.ts';
import { type DueRows, definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import { endSchedule } from './end-figure-schedule.ts';
import { lockReader, lockSchedule } from './figure-schedule.store.ts';
import { queueFigureMail } from './send-figure-mail.ts';

/** Runs every minute and enqueues the mails of the schedules that are due. */
export const sendDueFigures = definePoll({
  name: 'send_due_figures',
  find: findDue,
  handle: sendDueFigure,
});

/**
 * The schedule moves on in the transaction that records and enqueues the mail. After an outage the period of the last
 * time of sending is sent, and those that were missed before it are not.
 */
async function sendDueFigure(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const mayRead = await lockReader(tx, userId);
    const row = await lockSchedule(tx, userId);
    const now = deps.now();
    if (row === undefined || now < row.nextAt) return;
    if (!mayRead) {
      const reason = 'The person may not read the figures any more.';
      await endSchedule(tx, row, { actor: { id: null, label: 'Oja' }, reason });
      await notify(tx, 'figure_schedule_ended', userId, {}, now);
      return;
    }
    const period = lastClosed(row.frequency, lastSendingAt(row, now));
    await tx
      .updateTable('figureSchedules')
      .set({ nextAt: nextSendingAt(row, now) })
      .where('userId', '=', userId)
      .execute();
    await queueFigureMail(tx, { userId, period, isScheduled: true, createdAt: now });
  });
}

async function findDue(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('figureSchedules')
    .select('userId')
    .where('nextAt', '<=', now)
    .where(isNotPostponed(poll, sql.ref('figureSchedules.userId'), now))
    .orderBy('nextAt')
    .limit(limit)
    .execute();
  return rows.map(({ userId }) => userId);
}
