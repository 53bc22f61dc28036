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
   * Whether a commit may return before it is on disk (`synchronous_commit`). A crash of the machine can then lose the
   * last commits, but never a part of one. Only for data that can be rebuilt.
   */
  lazyCommits?: boolean;
  onError?: (error: Error) => void;
  /**
   * For start-up and commands, which have no client waiting: the timeout for a connection is this long, and a stalled
   * wait queue is not rejected (pool-wait-queue.ts).
   */
  startupTimeoutMs?: number;
}

/**
 * Opens the pool for requests and jobs. When only DATABASE_URL is given, its role owns the tables; the connections
 * then switch to the role oja_app, so that the application never acts as the owner.
 */
export function connect(appUrl: string, options: ConnectOptions = {}): DatabaseClient {
  const pool = new DatabasePool({
    connectionString: appUrl,
    max: options.maxConnections ?? 16,
    // Timeout for opening a connection or waiting for one; a stalled pool rejects sooner (pool-wait-queue.ts).
    connectionTimeoutMillis: options.startupTimeoutMs ?? 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // A longer wait for a row lock means that its holder is stuck; the request is answered 503.
    lock_timeout: 3_000,
    // The value that migrate.ts sets for other sessions; a use case never pauses inside a transaction.
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'oja',
    options: serverOptions(options),
    types: { getTypeParser },
  });
  // An idle pooled connection that breaks must not end the process; the next query opens another.
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
