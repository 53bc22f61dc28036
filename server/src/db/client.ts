import { CamelCasePlugin, Kysely } from 'kysely';
import pg from 'pg';
import type { DB } from './database.ts';
import { UseCaseDialect, UseCaseDriver } from './dialect.ts';
import { carryThrough } from './kept-statements.ts';
import { getTypeParser } from './type-parsers.ts';

export type Db = Kysely<DB>;

export interface DatabaseClient {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface ConnectOptions {
  maxConnections?: number;
  assumeAppRole?: boolean;
  /**
   * Whether a commit may be answered before it is on disk. What is lost when the machine goes at that moment are the
   * last commits, never a part of one: for data that can be made again, and for nothing that anybody was promised.
   */
  lazyCommits?: boolean;
  onError?: (error: Error) => void;
  /**
   * For start-up and commands, where no person waits for an answer: connections are waited for this long, and a queue that
   * does not move is not rejected (connection-line.ts).
   */
  patienceMs?: number;
}

/**
 * Opens the pool that requests and jobs use. When only one DATABASE_URL is given, its role owns the tables;
 * the connections then take the role oja_app at the start, so the application still owns nothing.
 */
export function connect(appUrl: string, options: ConnectOptions = {}): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: appUrl,
    max: options.maxConnections ?? 16,
    // For opening one, and for whoever waits for one however long; a line that stands still ends sooner (connection-line.ts).
    connectionTimeoutMillis: options.patienceMs ?? 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // Whoever waits longer for a row waits for somebody who hangs; the person is asked to come back.
    lock_timeout: 3_000,
    // As migrate.ts sets it for every other session; a use case makes no pause in a transaction.
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'oja',
    options: serverOptions(options),
    types: { getTypeParser },
  });
  // A pooled connection that breaks while idle must not end the process; the next query opens another.
  pool.on('error', options.onError ?? (() => {}));
  const db = speakOver(pool, { rejectsStalled: options.patienceMs === undefined });
  const close = async () => {
    await db.destroy();
    // Kysely leaves the pool alone when only kept statements ever used it.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}

/** The database as the modules see it, over the connections of a pool. */
export function speakOver(pool: pg.Pool, queue = { rejectsStalled: true }): Db {
  const driver = new UseCaseDriver(pool, queue);
  const db = new Kysely<DB>({
    dialect: new UseCaseDialect(pool, driver),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  carryThrough(db, driver);
  return db;
}

function serverOptions({ assumeAppRole, lazyCommits }: ConnectOptions): string | undefined {
  const chosen = [assumeAppRole && '-c role=oja_app', lazyCommits && '-c synchronous_commit=off'];
  return chosen.filter(Boolean).join(' ') || undefined;
}
