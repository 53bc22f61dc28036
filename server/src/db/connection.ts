import {
  AbortedTransactionError,
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { type Column, Message, type Part, prepareValue } from './message.ts';
import { parserOf } from './type-parsers.ts';

/** At the end of a statement whose text never varies: a connection plans it once and keeps the plan. */
export const keptMark = '/* kept */';

/** A migration changed what a kept plan answers; the plan is made anew, and transaction.ts repeats the use case. */
export const planOutdated = '0A000';

export type Row = Record<string, unknown>;

/** Makes of an error what it means for whoever asked. */
export type Explain = (error: unknown) => unknown;

/** What a connection remembers of a kept statement. */
interface Kept {
  name: string;
  isKnown: boolean;
  columns: readonly Column[] | undefined;
  read: ReadRow | undefined;
}

type ReadRow = (fields: readonly (string | null)[]) => Row;

/** A statement on its way. */
interface Asked {
  part: Part;
  explain: Explain | undefined;
  answered: PromiseWithResolvers<Part>;
}

const beginning = `start transaction isolation level read committed ${keptMark}`;

/**
 * A connection as use cases speak on it. A message to PostgreSQL and back costs both sides as much as a small statement,
 * so the beginning of a transaction goes out with its first statement, and what nobody waits for with what comes next.
 */
export class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #kept = new Map<string, Kept>();
  #names = 0;
  #isToBegin = false;
  #later: Asked[] = [];
  /** Why something failed that nobody waited for; the transaction can only end with it. */
  #failure: { reason: unknown } | undefined;
  #isBroken = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  begin(): void {
    this.#isToBegin = true;
  }

  async commit(): Promise<void> {
    if (this.#isToBegin && this.#later.length === 0) {
      this.#isToBegin = false;
      return;
    }
    const { done } = await this.#send(`commit ${keptMark}`, []);
    if (this.#failure) throw this.#failure.reason;
    if (done === 'ROLLBACK') throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    const reason = new AbortedTransactionError();
    for (const { answered } of this.#later.splice(0)) answered.reject(reason);
    if (this.#isToBegin) {
      this.#isToBegin = false;
      return;
    }
    try {
      await this.#client.query('rollback');
    } catch (error) {
      this.#isBroken = true;
      throw error;
    } finally {
      // Only now has everything been answered that was sent before.
      this.#failure = undefined;
    }
  }

  /** Carries out a kept statement. */
  async ask(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#rowsOf(await this.#send(text, values));
  }

  /**
   * Likewise, but it goes out with what is asked next or with the end of the transaction; when there is neither, at the
   * end of this turn of the event loop. Whatever fails in that message fails for all of it, and for what is asked after.
   * What cannot even be sent is thrown here and now, since the end of the transaction would not know of it.
   */
  askLater(text: string, values: readonly unknown[], explain?: Explain): Promise<Row[]> {
    const asked = this.#asked(text, values, explain);
    this.#later.push(asked);
    if (this.#later.length === 1) setImmediate(() => this.#sendWhatWaits());
    return asked.answered.promise.then((part) => this.#rowsOf(part));
  }

  async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#failure) throw this.#failure.reason;
    if (!this.#isToBegin && this.#later.length === 0 && !text.endsWith(keptMark)) {
      const answer = answerTo<R>(this.#client, text, parameters);
      const { command, rowCount, rows } = await answer.catch((error: unknown) => {
        throw this.#failure ? this.#failure.reason : error;
      });
      return { ...counted(command, rowCount), rows };
    }
    const part = await this.#send(text, parameters);
    const [command = '', ...counts] = part.done?.split(' ') ?? [];
    const read = rowReader(part.columns ?? [], (name) => name);
    return { ...counted(command, Number(counts.at(-1))), rows: part.rows.map(read) as R[] };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('What is long is read page by page, not as a stream.');
  }

  /** Back to the pool, or thrown away when a transaction is still open on it: nobody may inherit that. */
  release(): void {
    const isOpen = this.#isToBegin || this.#later.length > 0 || this.#failure !== undefined;
    this.#client.release(this.#isBroken || isOpen || this.#client.getTransactionStatus() !== 'I');
  }

  #asked(text: string, values: readonly unknown[], explain?: Explain): Asked {
    const answered = Promise.withResolvers<Part>();
    return { part: this.#part(text, values), explain, answered };
  }

  #send(text: string, values: readonly unknown[]): Promise<Part> {
    if (this.#failure) return Promise.reject(this.#failure.reason);
    const asked = this.#asked(text, values);
    this.#sendAll([...this.#later.splice(0), asked]);
    return asked.answered.promise;
  }

  #sendWhatWaits(): void {
    const asked = this.#later.splice(0);
    if (asked.length === 0) return;
    if (this.#failure) {
      for (const { answered } of asked) answered.reject(this.#failure.reason);
      return;
    }
    this.#sendAll(asked);
    asked[0]?.answered.promise.catch((reason: unknown) => {
      this.#failure = { reason };
    });
  }

  #sendAll(asked: readonly Asked[]): void {
    const begun = this.#isToBegin ? [this.#part(beginning, [])] : [];
    this.#isToBegin = false;
    const parts = [...begun, ...asked.map(({ part }) => part)];
    const message = new Message(parts, (error) => {
      for (const part of parts) this.#learn(part);
      if (error === null) for (const { part, answered } of asked) answered.resolve(part);
      else this.#fail(asked, error);
    });
    this.#client.query(message);
  }

  /** Nothing of the message holds, so all who asked get the error of the one that failed. */
  #fail(asked: readonly Asked[], error: Error): void {
    const failed = asked.find(({ part }) => part.done === undefined);
    if (failed && 'code' in error && error.code === planOutdated) this.#kept.delete(failed.part.text);
    const own = failed?.explain ? failed.explain(error) : error;
    const reason = this.#failure ? this.#failure.reason : own;
    for (const { answered } of asked) answered.reject(reason);
  }

  #part(text: string, values: readonly unknown[]): Part {
    const sent = { text, values: values.map(prepareValue), rows: [], done: undefined };
    if (!text.endsWith(keptMark)) return { ...sent, name: '', isKnown: false, columns: undefined };
    let kept = this.#kept.get(text);
    if (kept === undefined) {
      this.#names += 1;
      kept = { name: `kept_${this.#names}`, isKnown: false, columns: undefined, read: undefined };
      this.#kept.set(text, kept);
    }
    const { name, isKnown, columns } = kept;
    return { ...sent, name, isKnown, columns };
  }

  /** A name is known once its statement was carried out. Whether one that failed was planned is not: it is sent again. */
  #learn({ text, isKnown, columns, done }: Part): void {
    const kept = this.#kept.get(text);
    if (kept === undefined || isKnown) return;
    Object.assign(kept, { isKnown: done !== undefined, columns });
  }

  #rowsOf({ text, columns, rows }: Part): Row[] {
    if (rows.length === 0) return [];
    const kept = this.#kept.get(text);
    const read = kept?.read ?? rowReader(columns ?? [], (name) => names.inCamelCase(name));
    if (kept) kept.read = read;
    return rows.map(read);
  }
}

/** Columns are named here as Kysely's plugin names them elsewhere. */
const names = new (class extends CamelCasePlugin {
  inCamelCase(name: string): string {
    return this.camelCase(name);
  }
})();

function rowReader(columns: readonly Column[], keyOf: (name: string) => string): ReadRow {
  const keys = columns.map(({ name }) => keyOf(name));
  const parsers = columns.map(({ dataTypeID }) => parserOf(dataTypeID));
  return (fields) => {
    const row: Row = {};
    for (let index = 0; index < keys.length; index += 1) {
      const field = fields[index] ?? null;
      row[keys[index] as string] = field === null ? null : parsers[index]?.(field);
    }
    return row;
  };
}

function counted(command: string, rowCount: number | null): { numAffectedRows?: bigint } {
  const counts = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
  return counts ? { numAffectedRows: BigInt(rowCount ?? 0) } : {};
}

/**
 * The answer is taken through a callback. Promises of the driver itself keep their rows reachable from objects that
 * have already grown old, and what old garbage points to survives every collection but the rare complete ones: a long
 * export filled the memory with rows that were long sent.
 */
function answerTo<R>(client: pg.PoolClient, text: string, values: readonly unknown[]) {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult & { rows: R[] }>();
  client.query(text, [...values], (error: Error | null, result) => (error ? reject(error) : resolve(result)));
  return promise;
}
