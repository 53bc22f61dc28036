import type { NotificationGroup } from '@oja/contract/notification-fields';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { decideHold, floodWindowMs } from '../../../domain/notification/decide-hold.ts';
import type { EventText } from './event.ts';

export interface MailDecision {
  held: boolean;
  sentAt: Date | null;
  /** When the digest that contains the mail is sent. */
  digestAt: Date;
}

/**
 * Records a mail before it is sent, and decides whether it is held for the digest. Mails of one person are serialised
 * by an advisory lock, so that none escapes the count; a retry gets the earlier decision.
 */
export async function recordMail(
  tx: Tx,
  mail: { id: string; userId: string; group: NotificationGroup; content: EventText; now: Date },
): Promise<MailDecision> {
  const { id, userId, group, now } = mail;
  const { title, text, link } = mail.content;
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
      .values({ id, userId, title, text, link, held, createdAt: now })
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

/** One window after the first held mail, so that later ones do not postpone the digest. */
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
