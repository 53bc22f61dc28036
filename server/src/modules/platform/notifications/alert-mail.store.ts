import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import type { EventText } from './event.ts';

export interface AlertMail {
  id: string;
  userId: string;
  event: string;
  subjectId: string | null;
  content: EventText;
  dueAt: Date;
}

/**
 * Locks every decision about a person's mails with alerts, and returns the earliest time of the next one. The row is
 * inserted with the first decision.
 */
export async function lockMailing(tx: Tx, userId: string, now: Date): Promise<Date> {
  await tx
    .insertInto('alertMailings')
    .values({ userId, nextAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { nextAt } = await tx
    .selectFrom('alertMailings')
    .select('nextAt')
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return nextAt;
}

export async function setNextMailing(tx: Tx, userId: string, nextAt: Date): Promise<void> {
  await tx.updateTable('alertMailings').set({ nextAt }).where('userId', '=', userId).execute();
}

/** A repeated call changes nothing. */
export async function insertAlertMail(tx: Tx, mail: AlertMail, now: Date): Promise<void> {
  const { content, ...columns } = mail;
  const { title, text, link } = content;
  await tx
    .insertInto('alertMails')
    .values({ ...columns, title, text, link, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function readDueMails(tx: Tx, userId: string, now: Date) {
  return tx
    .selectFrom('alertMails')
    .select(['id', 'event', 'title', 'text', 'link'])
    .where('userId', '=', userId)
    .where('sentAt', 'is', null)
    .where('dueAt', '<=', now)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function deleteAlertMails(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from alert_mails where id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** Removes what waits: of one subject, or all of a person. */
export async function deleteWaitingMails(
  tx: Tx,
  waiting: { userId: string; subjectId?: string },
): Promise<void> {
  let rows = tx.deleteFrom('alertMails').where('userId', '=', waiting.userId).where('sentAt', 'is', null);
  if (waiting.subjectId !== undefined) rows = rows.where('subjectId', '=', waiting.subjectId);
  await rows.execute();
}
