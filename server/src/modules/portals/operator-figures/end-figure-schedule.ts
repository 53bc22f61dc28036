import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { deleteSchedule, lockReader, lockSchedule, type ScheduleRow } from './figure-schedule.store.ts';

/** A repeated call changes nothing. */
export async function endFigureSchedule(
  deps: Pick<Deps, 'db'>,
  { userId, actor, reason }: { userId: string; actor: Actor; reason?: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockReader(tx, userId);
    const row = await lockSchedule(tx, userId);
    if (row !== undefined) await endSchedule(tx, row, { actor, ...(reason ? { reason } : {}) });
  });
}

/** The schedule is locked. */
export async function endSchedule(
  tx: Tx,
  { userId, frequency, weekday }: ScheduleRow,
  by: { actor: Actor; reason?: string },
): Promise<void> {
  await deleteSchedule(tx, userId);
  await audit(tx, {
    ...by,
    action: 'operator_figures.unscheduled',
    subject: { kind: 'user', id: userId },
    before: { frequency, weekday },
  });
}
