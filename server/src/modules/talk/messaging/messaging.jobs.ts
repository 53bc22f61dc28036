import { isStaff } from '@oja/contract/access';
import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { defineJob } from '../../../jobs/job.ts';
import { dropImageIf } from '../../platform/media/index.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { lockMember, updateMember } from './conversation.store.ts';
import { conversationHandle, mayReadNumber } from './conversation-handle.ts';

const sweptAtOnce = 500;

/** Mails a member who has not read for five minutes, once per conversation until they read it. */
export const mailWaitingMessages = defineJob({
  name: 'mail_waiting_messages',
  payload: z.object({ conversationId: z.uuid(), userId: z.uuid() }),
  attempts: 5,
  async run(deps, member) {
    await inTransaction(deps.db, async (tx) => {
      const { mailDueAt, unread, otherId } = await lockMember(tx, member);
      const now = deps.now();
      // It was read meanwhile, or the mail was planned again.
      if (mailDueAt === null || mailDueAt > now) return;
      await updateMember(tx, member, { mailDueAt: null, mailedAt: unread > 0 ? now : null });
      if (unread === 0) return;
      const about = await tx
        .selectFrom('conversations as c')
        .innerJoin('users as sender', (join) => join.on('sender.id', '=', otherId))
        .innerJoin('users as reader', (join) => join.on('reader.id', '=', member.userId))
        .select(['c.platform', 'c.handle', 'sender.nickname', 'reader.role'])
        .select(mayReadNumber(sql.ref('reader.id')).as('mayReadNumber'))
        .where('c.id', '=', member.conversationId)
        .executeTakeFirstOrThrow();
      const data = {
        conversationId: member.conversationId,
        from: shownText(about.nickname),
        handle: conversationHandle(about),
        unread,
        toStaff: isStaff(about.role),
      };
      await notifyAll(tx, [draftNotification('message_waiting', member.userId, data, otherId)], now);
    });
  },
});

/** Removes pictures that were never sent, and those of erased users. */
export const sweepMessageImages = defineJob({
  name: 'sweep_message_images',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const unused = await deps.db
      .selectFrom('messageImages')
      .select('name')
      .where('messageId', 'is', null)
      .where('createdAt', '<', new Date(deps.now().getTime() - dayMs))
      .limit(sweptAtOnce)
      .execute();
    for (const { name } of unused) await dropImageIf(deps, { name, unused: nameIfUnsent(name) });
  },
});

/**
 * Names the picture while no message has it. The lock is held until its row is gone, so none takes it meanwhile; a picture
 * that is being sent is skipped.
 */
const nameIfUnsent = (name: string) => sql<string>`(
  select name from message_images where name = ${name} and message_id is null for update skip locked)`;
