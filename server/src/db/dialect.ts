import { CompiledQuery, type Driver, PostgresDialect, type TransactionSettings } from 'kysely';
import type pg from 'pg';
import { Connection, type Row } from './connection.ts';
import { ConnectionLine } from './connection-line.ts';
import { noteDatabaseError } from './database-trouble.ts';

/** Gives Kysely, and kept statements past it, the connections of the pool. */
export class UseCaseDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #line: ConnectionLine;
  readonly #connections = new WeakMap<pg.PoolClient, Connection>();

  constructor(pool: pg.Pool, queue: { rejectsStalled: boolean }) {
    this.#pool = pool;
    this.#line = new ConnectionLine(pool, queue);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    const client = await this.#line.connect().catch((error: unknown) => {
      noteDatabaseError(error);
      throw error;
    });
    let connection = this.#connections.get(client);
    if (connection === undefined) {
      connection = new Connection(client);
      this.#connections.set(client, connection);
    }
    return connection;
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  /** Carries out a kept statement outside of transactions. */
  async ask(text: string, values: readonly unknown[]): Promise<Row[]> {
    const connection = await this.acquireConnection();
    try {
      return await connection.ask(text, values);
    } finally {
      connection.release();
    }
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    if (isolationLevel === 'read committed' && accessMode === undefined) {
      connection.begin();
      return;
    }
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
    const access = accessMode === undefined ? '' : ` ${accessMode}`;
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}${access}`));
  }

  commitTransaction(connection: Connection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: Connection): Promise<void> {
    return connection.rollback();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

/** PostgreSQL as Kysely speaks it, over our own connections. */
export class UseCaseDialect extends PostgresDialect {
  readonly #driver: UseCaseDriver;

  constructor(pool: pg.Pool, driver: UseCaseDriver) {
    super({ pool });
    this.#driver = driver;
  }

  override createDriver(): Driver {
    return this.#driver;
  }
}
