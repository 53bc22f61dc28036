import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from './database.ts';
import { DatabasePool } from './database-pool.ts';
import { KyselyPool } from './kysely-pool.ts';
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
   * does not move is not rejected (pool-wait-queue.ts).
   */
  startupTimeoutMs?: number;
}

/**
 * Opens the pool that requests and jobs use. When only one DATABASE_URL is given, its role owns the tables;
 * the connections then take the role oja_app at the start, so the application still owns nothing.
 */
export function connect(appUrl: string, options: ConnectOptions = {}): DatabaseClient {
  const pool = new DatabasePool({
    connectionString: appUrl,
    max: options.maxConnections ?? 16,
    // For opening a connection or waiting for one; a pool that is stalled rejects sooner (pool-wait-queue.ts).
    connectionTimeoutMillis: options.startupTimeoutMs ?? 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // A longer wait for a row lock means that its holder is stuck; the request is answered 503.
    lock_timeout: 3_000,
    // As migrate.ts sets it for every other session; a use case makes no pause in a transaction.
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'oja',
    options: serverOptions(options),
    types: { getTypeParser },
  });
  // A pooled connection that breaks while idle must not end the process; the next query opens another.
  pool.on('error', options.onError ?? (() => {}));
  const db = createKysely(pool, { rejectsStalled: options.startupTimeoutMs === undefined });
  const close = async () => {
    await db.destroy();
    // Kysely ends the pool only if it has used it.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}

/** The query builder over the connections of a pool. */
export function createKysely(pool: pg.Pool, waitQueue = { rejectsStalled: true }): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new KyselyPool(pool, waitQueue) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/**
 * JIT is on by default since PostgreSQL 12. It compiles a statement whose estimated cost is high each time it is run, which
 * pays off only for reports that take seconds; the embedded server has it off for the same reason.
 */
function serverOptions({ assumeAppRole, lazyCommits }: ConnectOptions): string {
  const chosen = [
    '-c jit=off',
    assumeAppRole && '-c role=oja_app',
    lazyCommits && '-c synchronous_commit=off',
  ];
  return chosen.filter(Boolean).join(' ');
}
