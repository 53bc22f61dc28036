import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { announce } from '../../../live/live-hub.ts';
import { lockMember, updateMember } from './conversation.store.ts';
import { countFromOther } from './message.queries.ts';

/** Records how far a member has read; the position only increases. The other member gets a hint. */
export async function readConversation(
  deps: Pick<Deps, 'db'>,
  input: { conversationId: string; userId: string; position: number },
): Promise<void> {
  const { conversationId, userId } = input;
  await inTransaction(deps.db, async (tx) => {
    const member = await lockMember(tx, { conversationId, userId });
    const { lastPosition } = await tx
      .selectFrom('conversations')
      .select('lastPosition')
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow();
    const readPosition = Math.min(input.position, lastPosition);
    if (readPosition <= member.readPosition) return;
    const unread = await countFromOther(tx, { conversationId, userId, after: readPosition });
    await updateMember(tx, member, {
      readPosition,
      unread,
      ...(unread === 0 ? { mailDueAt: null, mailedAt: null } : {}),
    });
    const hint = { topic: 'messages', id: conversationId };
    await announce(tx, { userId, hint }, { userId: member.otherId, hint });
  });
}
