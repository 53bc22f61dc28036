import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../db/transaction.ts';
import type { Job } from './job.ts';

/**
 * Puts a job into the queue on the caller's transaction: it runs if and only if the transaction commits.
 * With a key, a job that still waits under the same key is replaced instead of doubled.
 */
export async function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  job: Job<Payload>,
  payload: z.input<Payload>,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  const checked = job.payload.parse(payload);
  await sql`
    select graphile_worker.add_job(
      ${job.name}, ${JSON.stringify(checked)}::json,
      queue_name => ${job.queue ?? null}::text,
      max_attempts => ${job.attempts}::int,
      run_at => ${options.runAt ?? null}::timestamptz,
      job_key => ${options.key ?? null}::text)`.execute(tx);
}

/** A job that is about to be enqueued together with others. */
export interface QueuedJob {
  name: string;
  payload: string;
  attempts: number;
  queue: string | null;
  runAt: Date | null;
  key: string | null;
}

export function toQueue<Payload extends z.ZodType>(
  job: Job<Payload>,
  payload: z.input<Payload>,
  options: { runAt?: Date; key?: string } = {},
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

/** Jobs by column, as a statement takes them. */
export interface JobColumns {
  names: string[];
  payloads: string[];
  runAt: (Date | null)[];
  attempts: number[];
  keys: (string | null)[];
  queues: (string | null)[];
}

export function columnsOf(jobs: readonly QueuedJob[]): JobColumns {
  return {
    names: jobs.map((job) => job.name),
    payloads: jobs.map((job) => job.payload),
    runAt: jobs.map((job) => job.runAt),
    attempts: jobs.map((job) => job.attempts),
    keys: jobs.map((job) => job.key),
    queues: jobs.map((job) => job.queue),
  };
}

/** The jobs as a table to select from, for a statement that does something else as well. */
export function addedJobs(jobs: JobColumns): RawBuilder<unknown> {
  return sql`graphile_worker.add_jobs(array(
    select row (name, payload::json, queue, run_at, attempts, key, null, null)::graphile_worker.job_spec
      from unnest(${jobs.names}::text[], ${jobs.payloads}::text[], ${jobs.runAt}::timestamptz[],
                  ${jobs.attempts}::smallint[], ${jobs.keys}::text[], ${jobs.queues}::text[])
        as wanted (name, payload, run_at, attempts, key, queue)))`;
}

/** Several jobs in one statement of their own. */
export async function addJobs(tx: Tx, jobs: readonly QueuedJob[]): Promise<void> {
  if (jobs.length > 0) await sql`select count(*) from ${addedJobs(columnsOf(jobs))}`.execute(tx);
}
