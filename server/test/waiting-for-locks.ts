import { onServer } from './database-server.ts';
import type { Oja } from './oja.ts';

/** The number of connections of a test that wait for a lock. */
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
