import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { ModerationDecision } from '../../../domain/report/report-target.ts';
import { announce } from '../../../live/live-hub.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';

/** Takes down a message for both members, or restores it. The stored text is not changed. */
export async function moderateMessage(tx: Tx, actor: Actor, decision: ModerationDecision): Promise<void> {
  const { id, down, reason, now } = decision;
  const message = await tx
    .updateTable('messages')
    .set({ takenDownAt: down ? now : null })
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .where('takenDownAt', down ? 'is' : 'is not', null)
    .returning(['conversationId', 'senderId', 'members'])
    .executeTakeFirst();
  if (message === undefined) throw new Refusal('state_conflict');
  await audit(tx, {
    actor,
    action: down ? 'message.taken_down' : 'message.put_back',
    subject: { kind: 'message', id },
    after: { conversation: message.conversationId },
    reason,
  });
  const hint = { topic: 'messages', id: message.conversationId };
  await announce(tx, ...message.members.map((userId) => ({ userId, hint })));
  const data = { reason, conversationId: message.conversationId };
  await notify(tx, down ? 'message_taken_down' : 'message_put_back', message.senderId, data, now);
}

export async function isMessageDown(db: Db, messageId: string): Promise<boolean> {
  const message = await db
    .selectFrom('messages')
    .select('takenDownAt')
    .where('id', '=', messageId)
    .executeTakeFirst();
  return message !== undefined && message.takenDownAt !== null;
}
