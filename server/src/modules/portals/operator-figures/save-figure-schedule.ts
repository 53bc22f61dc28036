import type { FigureFrequency } from '@oja/contract/figure-schedules';
import { type Weekday, weekdays } from '@oja/contract/weekdays';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { lastClosed } from '../../../domain/figures/figure-periods.ts';
import { nextSendingAt, type Schedule } from '../../../domain/figures/figure-schedule.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { lockReader, lockSchedule, wasScheduled } from './figure-schedule.store.ts';

export async function saveFigureSchedule(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor & { id: string },
  wanted: { frequency: FigureFrequency; weekday: Weekday },
): Promise<void> {
  const schedule = { frequency: wanted.frequency, weekday: weekdays.indexOf(wanted.weekday) + 1 };
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockReader(tx, actor.id))) throw new Refusal('access_denied');
    const before = await lockSchedule(tx, actor.id);
    const now = deps.now();
    const nextAt = await nextUnsentAt(tx, actor.id, { schedule, now });
    await tx
      .insertInto('figureSchedules')
      .values({ userId: actor.id, ...schedule, nextAt, createdAt: now })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...schedule, nextAt }))
      .execute();
    await audit(tx, {
      actor,
      action: 'operator_figures.scheduled',
      subject: { kind: 'user', id: actor.id },
      ...(before ? { before: { frequency: before.frequency, weekday: before.weekday } } : {}),
      after: schedule,
    });
  });
}

/** A new weekday after the mail of this week means the next week, because no period is sent twice. */
async function nextUnsentAt(
  tx: Tx,
  userId: string,
  { schedule, now }: { schedule: Schedule; now: Date },
): Promise<Date> {
  const next = nextSendingAt(schedule, now);
  const isSent = await wasScheduled(tx, userId, lastClosed(schedule.frequency, next));
  return isSent ? nextSendingAt(schedule, next) : next;
}
