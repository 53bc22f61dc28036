import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import type { Tx } from '../db/transaction.ts';
import type { JobSpec } from './job.ts';

export interface EnqueueOptions {
  runAt?: Date;
  /** A waiting job with the same key is replaced. */
  key?: string;
}

/** Enqueues a job on the caller's transaction: it runs if and only if the transaction commits. */
export function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  job: JobSpec<Payload>,
  payload: z.input<Payload>,
  options: EnqueueOptions = {},
): Promise<void> {
  return addJobs(tx, [toQueue(job, payload, options)]);
}

/** A job to be enqueued together with others. */
export interface QueuedJob {
  name: string;
  payload: string;
  attempts: number;
  queue: string | null;
  runAt: Date | null;
  key: string | null;
}

export function toQueue<Payload extends z.ZodType>(
  job: JobSpec<Payload>,
  payload: z.input<Payload>,
  options: EnqueueOptions = {},
): QueuedJob {
  return {
    name: job.name,
    payload: JSON.stringify(job.payload.parse(payload)),
    attempts: job.attempts,
    queue: job.queue ?? null,
    runAt: options.runAt ?? null,
    key: options.key ?? null,
  };
}

/** Several jobs in one statement. Outside a transaction they are queued when this returns. */
export async function addJobs(db: Db | Tx, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    select count(*) from graphile_worker.add_jobs(array(
      select row (name, payload::json, queue, run_at, attempts, key, null, null)::graphile_worker.job_spec
        from unnest(${jobs.map((job) => job.name)}::text[], ${jobs.map((job) => job.payload)}::text[],
                    ${jobs.map((job) => job.runAt)}::timestamptz[], ${jobs.map((job) => job.attempts)}::smallint[],
                    ${jobs.map((job) => job.key)}::text[], ${jobs.map((job) => job.queue)}::text[])
          as wanted (name, payload, run_at, attempts, key, queue))) ${prepared}`.execute(db);
}
