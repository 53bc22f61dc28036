import type { Deps } from '../deps/deps.ts';
import { hoursBefore } from './demo-time.ts';

/** Demo notifications older than an hour start as read. */
export async function markOldNotificationsRead(deps: Deps): Promise<void> {
  await deps.db
    .updateTable('notifications')
    .set({ readAt: deps.now() })
    .where('readAt', 'is', null)
    .where('createdAt', '<', hoursBefore(deps, 1).now())
    .execute();
}
