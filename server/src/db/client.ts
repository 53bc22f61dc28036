import { CamelCasePlugin, Kysely } from 'kysely';
import pg from 'pg';
import type { DB } from './database.ts';
import { UseCaseDialect } from './dialect.ts';
import { keepStatements } from './kept-statements.ts';

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
}

/**
 * Opens the pool that requests and jobs use. When only one DATABASE_URL is given, its role owns the tables;
 * the connections then take the role oja_app at the start, so the application still owns nothing.
 */
export function connect(appUrl: string, options: ConnectOptions = {}): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: appUrl,
    max: options.maxConnections ?? 16,
    connectionTimeoutMillis: 4_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // Whoever waits longer for a row waits for somebody who hangs; the person is asked to come back.
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'oja',
    options: serverOptions(options),
    types: { getTypeParser },
  });
  pool.on('connect', keepStatements);
  // A pooled connection that breaks while idle must not end the process; the next query opens another.
  pool.on('error', options.onError ?? (() => {}));
  const db = new Kysely<DB>({
    dialect: new UseCaseDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool, close: () => db.destroy() };
}

function serverOptions({ assumeAppRole, lazyCommits }: ConnectOptions): string | undefined {
  const chosen = [assumeAppRole && '-c role=oja_app', lazyCommits && '-c synchronous_commit=off'];
  return chosen.filter(Boolean).join(' ') || undefined;
}

const int8Oid = 20;

/** int8 becomes a number, and one beyond 2^53 is an error instead of a rounded amount. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === int8Oid) return parseInt8;
  return pg.types.getTypeParser(oid, format as 'text');
};

function parseInt8(value: string): number {
  const parsed = Number(value);
  if (!Number.isSafeInteger(parsed)) throw new RangeError(`int8 ${value} is beyond 2^53`);
  return parsed;
}
