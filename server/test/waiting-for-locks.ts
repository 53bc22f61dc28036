import { onServer } from './database-server.ts';
import type { Oja } from './oja.ts';

/** How many connections of a test wait for a lock at this moment. */
export async function waitingForLocks(oja: Oja): Promise<number> {
  const database = new URL(oja.ownerUrl).pathname.slice(1);
  const { rows } = await onServer(oja.adminUrl, (client) =>
    client.query(
      `select count(*)::int as count from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
      [database],
    ),
  );
  return rows[0].count;
}
