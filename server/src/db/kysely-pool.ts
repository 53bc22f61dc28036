import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { PoolWaitQueue } from './pool-wait-queue.ts';
import { planOutdated, preparedMark } from './prepared.ts';

/** The pool as Kysely uses it: with a bounded wait for connections, and with prepared statements. */
export class KyselyPool implements PostgresPool {
  readonly options: object;
  readonly #pool: pg.Pool;
  readonly #waitQueue: PoolWaitQueue;
  /** Kysely keeps its own state per client, so each client of the pool has one wrapper. */
  readonly #clients = new WeakMap<pg.PoolClient, KyselyClient>();

  constructor(pool: pg.Pool, waitQueue: { rejectsStalled: boolean }) {
    this.#pool = pool;
    this.options = pool.options;
    this.#waitQueue = new PoolWaitQueue(pool, waitQueue);
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#waitQueue.connect();
    const known = this.#clients.get(client);
    if (known) return known;
    const wrapped = new KyselyClient(client);
    this.#clients.set(client, wrapped);
    return wrapped;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class KyselyClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #hasOutdatedPlan = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(
    query: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): PostgresCursor<R> | Promise<PostgresQueryResult<R>> {
    if (typeof query !== 'string') throw new Error('Long results are read page by page, not with a cursor.');
    return this.#send<R>({ text: query, values: [...values], name: nameOf(query) });
  }

  /** A connection with an outdated plan is closed: `pg` would execute the same plan again. */
  release(destroy = false): void {
    this.#client.release(destroy || this.#hasOutdatedPlan);
  }

  /**
   * The result is taken through a callback. The driver's own promises keep rows reachable from objects of the old
   * generation, so that a long export filled the memory with rows that had been sent already.
   */
  #send<R>(statement: pg.QueryConfig): Promise<PostgresQueryResult<R>> {
    return new Promise((resolve, reject) => {
      void this.#client.query(statement, (error: Error | null, result: unknown) => {
        if (error === null || error === undefined) return resolve(result as PostgresQueryResult<R>);
        if ('code' in error && error.code === planOutdated) this.#hasOutdatedPlan = true;
        reject(error);
      });
    });
  }
}

const names = new Map<string, string>();

/** `pg` keeps a named statement prepared on its connection; a statement without the mark has no name. */
function nameOf(text: string): string | undefined {
  if (!text.endsWith(preparedMark)) return undefined;
  let name = names.get(text);
  if (name === undefined) {
    name = `statement_${names.size + 1}`;
    names.set(text, name);
  }
  return name;
}
