import type pg from 'pg';
import { recordDatabaseError } from './database-errors.ts';

/**
 * `pg.Pool` reports no errors of connections in use, and `end` resolves before its connections are closed. Errors
 * reach the caller of the query anyway, so here they only must not end the process; `allEnded` waits until every
 * connection is closed, so that a database that stops next does not cut them off.
 */
export function watchConnections(pool: pg.Pool): { allEnded(): Promise<void> } {
  const ends = new Set<Promise<void>>();
  pool.on('connect', (client) => {
    client.on('error', recordDatabaseError);
    const end = new Promise<void>((resolve) => {
      client.once('end', resolve);
    });
    ends.add(end);
    void end.then(() => ends.delete(end));
  });
  return {
    async allEnded() {
      await Promise.all(ends);
    },
  };
}
