import type { Deps } from '../deps.ts';
import { hoursBefore } from './demo-time.ts';

/** It happened before anybody looked, so it is not news. */
export async function calmDown(deps: Deps): Promise<void> {
  await deps.db
    .updateTable('notifications')
    .set({ readAt: deps.now() })
    .where('readAt', 'is', null)
    .where('createdAt', '<', hoursBefore(deps, 1).now())
    .execute();
}
