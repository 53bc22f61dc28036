import pg from 'pg';

/**
 * Connections of a measure. `end` resolves before the last of them has said goodbye; one that still idles when the
 * database stops is told so, and that must not break down a run whose figures are already taken.
 */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', (error) => {
    if (!pool.ending) throw error;
  });
  return pool;
}
