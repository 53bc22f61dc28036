import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { z } from 'zod';
import { growingVersions, schemaSql, schemaVersion } from './schema.ts';

export type Values = Record<string, SQLInputValue>;

/** Access to the state file: rows are parsed by a schema, writes run in a transaction. */
export interface State {
  all<T>(row: z.ZodType<T>, sql: string, values?: Values): T[];
  get<T>(row: z.ZodType<T>, sql: string, values?: Values): T | undefined;
  run(sql: string, values?: Values): void;
  insert(table: string, values: Values): void;
  /** All or nothing, one writer at a time over all processes. Inside another transaction it joins that one. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** Other processes hold the write lock for a few milliseconds at most. */
const busyTimeoutMs = 10_000;

export function openState(file: string): State {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  writeAhead(database);
  database.exec('pragma synchronous = normal; pragma foreign_keys = on');

  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known;
  };

  const state: State = {
    all: (row, sql, values = {}) =>
      prepare(sql)
        .all(values)
        .map((found) => row.parse(found)),
    get: (row, sql, values = {}) => {
      const found = prepare(sql).get(values);
      return found === undefined ? undefined : row.parse(found);
    },
    run: (sql, values = {}) => {
      prepare(sql).run(values);
    },
    insert: (table, values) => {
      const columns = Object.keys(values);
      prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map((name) => `:${name}`).join(', ')})`,
      ).run(values);
    },
    transaction: (work) => {
      if (database.isTransaction) return work();
      database.exec('begin immediate');
      try {
        const result = work();
        database.exec('commit');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error;
      }
    },
    close: () => database.close(),
  };
  try {
    state.transaction(() => createTables(database, file));
  } catch (error) {
    database.close();
    throw error;
  }
  return state;
}

function createTables(database: DatabaseSync, file: string): void {
  const version = database.prepare('pragma user_version').get()?.user_version;
  if (version === schemaVersion) return;
  if (!growingVersions.includes(version))
    throw new Error(`${file} was written by another version of the Paystack simulator. Delete it to go on.`);
  database.exec(schemaSql);
  database.exec(`pragma user_version = ${schemaVersion}`);
}

/**
 * Switching to the write-ahead log needs exclusive access for a moment, and SQLite fails at once instead of waiting
 * when another process switches at the same time. The mode is stored in the file, so this concerns first starts only.
 */
function writeAhead(database: DatabaseSync): void {
  for (let tries = 0; ; tries += 1) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (tries === 100) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}
