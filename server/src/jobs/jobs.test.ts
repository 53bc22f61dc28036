import { hourMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startOja } from '../../test/oja.ts';
import { inTransaction } from '../db/transaction.ts';
import { enqueue } from './enqueue.ts';
import { defineJob } from './job.ts';

const oja = await startOja();
const seen: string[] = [];
const attempts: number[] = [];

const recordWord = defineJob({
  name: 'remember',
  payload: z.object({ word: z.string() }),
  attempts: 3,
  async run(_deps, { word }) {
    seen.push(word);
  },
});

const failOnce = defineJob({
  name: 'stumble',
  payload: z.object({}),
  attempts: 3,
  async run(_deps, _payload, attempt) {
    attempts.push(attempt.number);
    throw new Error('not today');
  },
});

describe('jobs', () => {
  test('run when the transaction that enqueued them commits', async () => {
    await inTransaction(oja.deps.db, (tx) => enqueue(tx, recordWord, { word: 'kept' }));
    await oja.runJobs([recordWord]);
    expect(seen).toEqual(['kept']);
  });

  test('never run when it rolls back', async () => {
    await inTransaction(oja.deps.db, async (tx) => {
      await enqueue(tx, recordWord, { word: 'lost' });
      throw new Error('changed my mind');
    }).catch(() => undefined);
    await oja.runJobs([recordWord]);
    expect(seen).not.toContain('lost');
  });

  test('refuse a payload that is not theirs, before they are enqueued', async () => {
    const wrong = { word: 5 } as unknown as { word: string };
    await expect(inTransaction(oja.deps.db, (tx) => enqueue(tx, recordWord, wrong))).rejects.toThrow();
  });

  test('of a new task are queued as well', async () => {
    const first = defineJob({ ...recordWord, name: `first_${Date.now()}` });
    await inTransaction(oja.deps.db, (tx) => enqueue(tx, first, { word: 'first of its kind' }));
    await oja.runJobs([first]);
    expect(seen).toContain('first of its kind');
  });

  test('under one key replace each other while they wait', async () => {
    const later = { key: 'same', runAt: new Date(Date.now() + hourMs) };
    await inTransaction(oja.deps.db, (tx) => enqueue(tx, recordWord, { word: 'first' }, later));
    await inTransaction(oja.deps.db, (tx) => enqueue(tx, recordWord, { word: 'second' }, { key: 'same' }));
    await oja.runJobs([recordWord]);
    expect(seen).toContain('second');
    expect(seen).not.toContain('first');
  });

  test('that fail are tried again later, each time after a longer wait, and at last kept for staff', async () => {
    await inTransaction(oja.deps.db, (tx) => enqueue(tx, failOnce, {}));
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await oja.runJobs([failOnce]);
      const { rows } = await sql<{ wait: number }>`
        select extract(epoch from run_at - now())::float8 as wait
          from graphile_worker.jobs where task_identifier = 'stumble'`.execute(oja.deps.db);
      await sql`select graphile_worker.reschedule_jobs(array[id], run_at => now())
                  from graphile_worker.jobs where task_identifier = 'stumble'`.execute(oja.deps.db);
      waits.push(rows[0]?.wait ?? 0);
    }
    expect(attempts).toEqual([1, 2, 3]);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
    await oja.runJobs([failOnce]);
    expect(attempts).toHaveLength(3);
    const { rows } = await sql<{ left: number }>`
      select count(*) as left from graphile_worker.jobs where attempts = max_attempts`.execute(oja.deps.db);
    expect(rows[0]?.left).toBe(1);
  });
});
