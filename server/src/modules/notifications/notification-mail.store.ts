import type { NotificationGroup } from '@oja/contract/notification-fields';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { decideHold, floodWindowMs } from '../../domain/notification/decide-hold.ts';
import type { EventText } from './event.ts';

export interface KeptMail {
  held: boolean;
  sentAt: Date | null;
  /** When the digest goes out that it waits for. */
  digestAt: Date;
}

/**
 * Writes down that a mail is about to leave, and decides whether it waits. One mail of a person at a time, so that
 * none slips past the count; one that comes back after a failed attempt finds what was decided about it.
 */
export async function keepMail(
  tx: Tx,
  mail: { id: string; userId: string; group: NotificationGroup; content: EventText; now: Date },
): Promise<KeptMail> {
  const { id, userId, group, content, now } = mail;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mails of ${userId}`}, 0))`.execute(tx);
  const known = await tx
    .selectFrom('notificationMails')
    .select(['held', 'sentAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  const held = known?.held ?? decideHold({ group, sentInWindow: await countSent(tx, { userId, now }) });
  if (known === undefined) {
    await tx
      .insertInto('notificationMails')
      .values({ id, userId, ...content, held, createdAt: now })
      .execute();
  }
  return { held, sentAt: known?.sentAt ?? null, digestAt: await findDigestTime(tx, { userId, now }) };
}

async function countSent(tx: Tx, given: { userId: string; now: Date }): Promise<number> {
  const { sent } = await tx
    .selectFrom('notificationMails')
    .select((select) => select.fn.countAll<number>().as('sent'))
    .where('userId', '=', given.userId)
    .where('createdAt', '>', new Date(given.now.getTime() - floodWindowMs))
    .where('held', '=', false)
    .executeTakeFirstOrThrow();
  return sent;
}

/** A window after the first mail that waits, so that the digest is not put off by every one that joins it. */
async function findDigestTime(tx: Tx, given: { userId: string; now: Date }): Promise<Date> {
  const first = await tx
    .selectFrom('notificationMails')
    .select('createdAt')
    .where('userId', '=', given.userId)
    .where('held', '=', true)
    .where('sentAt', 'is', null)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return new Date((first?.createdAt ?? given.now).getTime() + floodWindowMs);
}
