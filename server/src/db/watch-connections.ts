import type pg from 'pg';
import { noteDatabaseError } from './database-trouble.ts';

/**
 * A pool says nothing about errors of connections in use, and calls itself closed while its connections are
 * still saying goodbye. Errors reach whoever runs a query anyway, so here they only must not end the process;
 * `allEnded` waits for the goodbyes, so that a database that stops next does not cut them short.
 */
export function watchConnections(pool: pg.Pool): { allEnded(): Promise<void> } {
  const ends = new Set<Promise<void>>();
  pool.on('connect', (client) => {
    client.on('error', noteDatabaseError);
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
