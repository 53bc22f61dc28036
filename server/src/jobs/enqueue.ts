import { sql } from 'kysely';
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
      max_attempts => ${job.attempts}::int,
      run_at => ${options.runAt ?? null}::timestamptz,
      job_key => ${options.key ?? null}::text)`.execute(tx);
}
