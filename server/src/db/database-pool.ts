import pg from 'pg';
import { recordDatabaseError } from './database-errors.ts';

type OnConnected = Parameters<typeof pg.Pool.prototype.connect>[0];

/**
 * A pool that marks every failed attempt to connect as a database failure, for Kysely, graphile-worker and
 * `pool.query`: the error code of a refused connection alone does not identify the server that refused it.
 */
export class DatabasePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | undefined {
    if (onConnected === undefined) {
      return super.connect().catch((error: unknown) => {
        recordDatabaseError(error);
        throw error;
      });
    }
    super.connect((error, client, release) => {
      recordDatabaseError(error);
      onConnected(error, client, release);
    });
    return undefined;
  }
}
