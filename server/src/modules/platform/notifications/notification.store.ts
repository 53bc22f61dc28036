import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { announce } from '../../../live/live-hub.ts';
import type { EventName } from './events.ts';

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

/** What a notification asked for is done. */
export async function markEventRead(
  tx: Tx,
  { userId, event, now }: { userId: string; event: EventName; now: Date },
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('event', '=', event)
    .where('readAt', 'is', null)
    .execute();
  await announce(tx, { userId, hint: { topic: 'notifications' } });
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
