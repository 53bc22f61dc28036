import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../db/client.ts';
import { keptStatement } from '../db/kept-statements.ts';
import type { Tx } from '../db/transaction.ts';
import type { Job } from './job.ts';

export interface WhenAndHow {
  runAt?: Date;
  /** A job that still waits under the same key is replaced instead of doubled. */
  key?: string;
  /** A key that cannot have been used before, such as one made of a fresh id: there is nothing to replace. */
  newKey?: string;
}

/** Puts a job into the queue on the caller's transaction: it runs if and only if the transaction commits. */
export function enqueue<Payload extends z.ZodType>(
  tx: Tx,
  job: Job<Payload>,
  payload: z.input<Payload>,
  options: WhenAndHow = {},
): Promise<void> {
  return addJobs(tx, [toQueue(job, payload, options)]);
}

/** A job that is about to be enqueued together with others. */
export interface QueuedJob {
  name: string;
  payload: string;
  attempts: number;
  queue: string | null;
  runAt: Date | null;
  key: string | null;
  /** Whether something may wait under the key. */
  replaces: boolean;
}

export function toQueue<Payload extends z.ZodType>(
  job: Job<Payload>,
  payload: z.input<Payload>,
  options: WhenAndHow = {},
): QueuedJob {
  return {
    name: job.name,
    payload: JSON.stringify(job.payload.parse(payload)),
    attempts: job.attempts,
    queue: job.queue ?? null,
    runAt: options.runAt ?? null,
    key: options.key ?? options.newKey ?? null,
    replaces: options.key !== undefined,
  };
}

/** Several jobs at once. Outside a transaction they are queued when this returns. */
export async function addJobs(db: Db | Tx, jobs: readonly QueuedJob[]): Promise<void> {
  const { plain, others } = sortJobs(jobs);
  if (plain.length > 0) await insertPlain(db, columnsOf(plain));
  if (others.length > 0)
    await addOthers(db, { ...columnsOf(others), queues: others.map((job) => job.queue) });
}

/** Plain jobs can be queued as a part of another statement; those that replace one, or keep to a queue, cannot. */
export function sortJobs(jobs: readonly QueuedJob[]): { plain: QueuedJob[]; others: QueuedJob[] } {
  const isPlain = (job: QueuedJob) => job.queue === null && !job.replaces;
  return { plain: jobs.filter(isPlain), others: jobs.filter((job) => !isPlain(job)) };
}

/** Jobs by column, as a statement takes them. */
export type JobColumns = ReturnType<typeof columnsOf>;

export function columnsOf(jobs: readonly QueuedJob[]) {
  return {
    names: jobs.map((job) => job.name),
    payloads: jobs.map((job) => job.payload),
    runAt: jobs.map((job) => job.runAt),
    attempts: jobs.map((job) => job.attempts),
    keys: jobs.map((job) => job.key),
    /** Tells the workers how many of them to wake. */
    notice: JSON.stringify({ count: jobs.length }),
  };
}

/**
 * The statement that queues plain jobs. It writes what Graphile's `add_jobs` would, which would take four times as long
 * because it looks for jobs to replace (docs/decisions/0022); jobs.test.ts holds the rows of both against each other.
 */
export function queuedJobs(jobs: JobColumns): RawBuilder<object> {
  return sql<object>`
    insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, key)
    select coalesce((select id from graphile_worker._private_tasks where identifier = wanted.name),
                    job_task(wanted.name)),
           wanted.payload::json, coalesce(wanted.run_at, now()), wanted.attempts, wanted.key
      from unnest(${jobs.names}::text[], ${jobs.payloads}::text[], ${jobs.runAt}::timestamptz[],
                  ${jobs.attempts}::smallint[], ${jobs.keys}::text[])
        as wanted (name, payload, run_at, attempts, key)
    returning pg_notify('jobs:insert', ${jobs.notice})`;
}

const insertPlain = keptStatement((_db, jobs: JobColumns) => queuedJobs(jobs));

const addOthers = keptStatement(
  (_db, jobs: JobColumns & { queues: (string | null)[] }) => sql`
    select count(*) from graphile_worker.add_jobs(array(
      select row (name, payload::json, queue, run_at, attempts, key, null, null)::graphile_worker.job_spec
        from unnest(${jobs.names}::text[], ${jobs.payloads}::text[], ${jobs.runAt}::timestamptz[],
                    ${jobs.attempts}::smallint[], ${jobs.keys}::text[], ${jobs.queues}::text[])
          as wanted (name, payload, run_at, attempts, key, queue)))`,
);
