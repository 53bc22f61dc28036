import { isStaff } from '@oja/contract/access';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { announce } from '../../../live/live-hub.ts';
import { lockMember } from './conversation.store.ts';

/** Sets or removes the caller's block. While one exists, the two users cannot write to each other anywhere on Oja. */
export async function setBlock(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { conversationId: string; userId: string; blocked: boolean },
): Promise<void> {
  const { conversationId, userId } = input;
  await inTransaction(deps.db, async (tx) => {
    const { otherId } = await lockMember(tx, { conversationId, userId });
    const other = await tx
      .selectFrom('users')
      .select('role')
      .where('id', '=', otherId)
      .executeTakeFirstOrThrow();
    if (input.blocked) {
      if (isStaff(other.role)) throw new Refusal('staff_not_blockable');
      await tx
        .insertInto('messageBlocks')
        .values({ blockerId: userId, blockedId: otherId, createdAt: deps.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await tx
        .deleteFrom('messageBlocks')
        .where('blockerId', '=', userId)
        .where('blockedId', '=', otherId)
        .execute();
    }
    const hint = { topic: 'messages', id: conversationId };
    await announce(tx, { userId, hint }, { userId: otherId, hint });
  });
}
