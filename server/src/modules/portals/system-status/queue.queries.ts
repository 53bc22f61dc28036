import type { SystemStatus } from '@oja/contract/system-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

type Queue = SystemStatus['queue'];

const troubledAtMost = 10;
const stuckAfterSeconds = 300;
const isRetrying = sql`locked_at is null and attempts > 0 and attempts < max_attempts`;
const isFailed = sql`locked_at is null and attempts >= max_attempts`;

/** Whether a due job has waited so long that no worker seems to run. By the clock of the database. */
export async function isQueueStuck(db: Db): Promise<boolean> {
  const { rows } = await sql<{ stuck: boolean }>`
    select exists (select from graphile_worker.jobs
                    where locked_at is null and attempts = 0
                      and run_at < now() - make_interval(secs => ${sql.lit(stuckAfterSeconds)})) as stuck`.execute(
    db,
  );
  return rows[0]?.stuck ?? false;
}

/** By the clock of the database, which the workers use. */
export async function readQueue(db: Db): Promise<Queue> {
  const [{ rows: counted }, { rows: troubled }] = await Promise.all([
    sql<Omit<Queue, 'troubled'>>`
      select count(*) filter (where locked_at is not null) as running,
             count(*) filter (where locked_at is null and attempts = 0 and run_at <= now()) as waiting,
             count(*) filter (where locked_at is null and attempts = 0 and run_at > now()) as scheduled,
             count(*) filter (where ${isRetrying}) as retrying,
             count(*) filter (where ${isFailed}) as failed
        from graphile_worker.jobs`.execute(db),
    sql<Queue['troubled'][number]>`
      select task_identifier as job, count(*) filter (where ${isRetrying}) as retrying,
             count(*) filter (where ${isFailed}) as failed
        from graphile_worker.jobs where (${isRetrying}) or (${isFailed})
       group by task_identifier order by failed desc, retrying desc, job
       limit ${sql.lit(troubledAtMost)}`.execute(db),
  ]);
  const [counts] = counted;
  if (counts === undefined) throw new Error('a count without a row');
  return { ...counts, troubled };
}
