import { admits, type Role } from '@oja/contract/access';
import { operatorFigureEndpoints } from '@oja/contract/operator-figures';
import type { Selectable } from 'kysely';
import type { FigureSchedules } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

export type ScheduleRow = Selectable<FigureSchedules>;

/**
 * Locks the person, so that role and status hold until the transaction ends; always before the schedule, as the erasure
 * of an account does. False for a person who may not read the figures.
 */
export async function lockReader(tx: Tx, userId: string): Promise<boolean> {
  const person = await tx
    .selectFrom('users')
    .select(['role', 'status'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return person !== undefined && person.status === 'active' && mayReadFigures(person.role);
}

function mayReadFigures(role: Role): boolean {
  return admits(operatorFigureEndpoints.operatorFigures.access, role);
}

export function lockSchedule(tx: Tx, userId: string): Promise<ScheduleRow | undefined> {
  return tx
    .selectFrom('figureSchedules')
    .selectAll()
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** What waits is not sent any more; the mails that were sent stay, so that no period is sent twice. */
export async function deleteSchedule(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('figureSchedules').where('userId', '=', userId).execute();
  await tx.deleteFrom('figureMails').where('userId', '=', userId).where('sentAt', 'is', null).execute();
}

export async function wasScheduled(tx: Tx, userId: string, period: string): Promise<boolean> {
  const row = await tx
    .selectFrom('figureMails')
    .select('id')
    .where('userId', '=', userId)
    .where('period', '=', period)
    .where('isScheduled', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the mail of this period was scheduled before. */
export async function insertFigureMail(
  tx: Tx,
  mail: { id: string; userId: string; period: string; isScheduled: boolean; createdAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('figureMails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
