import pg from 'pg';

/**
 * Connections of a measure. `end` resolves before the last connection is closed; an idle one gets an error when the
 * database stops, which must not fail a run whose figures are already taken.
 */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', (error) => {
    if (!pool.ending) throw error;
  });
  return pool;
}
