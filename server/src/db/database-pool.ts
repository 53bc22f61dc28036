import pg from 'pg';
import { noteDatabaseError } from './database-trouble.ts';

type OnConnected = Parameters<typeof pg.Pool.prototype.connect>[0];

/**
 * A pool that notes every failed attempt to connect as a failure of the database, for Kysely, for graphile-worker and for
 * `pool.query` alike: a refused connection carries the same code as that of any other partner.
 */
export class DatabasePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | undefined {
    if (onConnected === undefined) {
      return super.connect().catch((error: unknown) => {
        noteDatabaseError(error);
        throw error;
      });
    }
    super.connect((error, client, release) => {
      noteDatabaseError(error);
      onConnected(error, client, release);
    });
    return undefined;
  }
}
