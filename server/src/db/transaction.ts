import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './client.ts';
import type { DB } from './database.ts';
import { planOutdated } from './prepared.ts';
import { sqlStateOf } from './sql-state.ts';

/** Store functions take a Tx, never a Db, so that a decision is based on rows read under the same locks. */
export type Tx = Transaction<DB>;

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 3;

/**
 * Runs a use case in one READ COMMITTED transaction. A refusal is thrown and so always rolls back.
 * A deadlock, a serialisation failure or an outdated plan runs the whole use case again, three times at most.
 */
export async function inTransaction<Result>(db: Db, useCase: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(useCase);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = sqlStateOf(error);
  return code === serializationFailure || code === deadlockDetected || code === planOutdated;
}
