import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { announce } from '../../../live/live-hub.ts';

/** False when the person has no such notification. The hint updates other tabs and devices. */
export async function markRead(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { userId: string; id: string },
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const found = await tx
      .selectFrom('notifications')
      .select('readAt')
      .where('id', '=', input.id)
      .where('userId', '=', input.userId)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return false;
    if (found.readAt !== null) return true;
    await tx.updateTable('notifications').set({ readAt: deps.now() }).where('id', '=', input.id).execute();
    await announce(tx, { userId: input.userId, hint: { topic: 'notifications' } });
    return true;
  });
}

export async function markAllRead(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable('notifications')
      .set({ readAt: deps.now() })
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .execute();
    await announce(tx, { userId, hint: { topic: 'notifications' } });
  });
}
