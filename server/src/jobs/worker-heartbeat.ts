import { minuteMs } from '@oja/contract/durations';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { inTransaction } from '../db/transaction.ts';

/*
 * graphile-worker keeps the jobs and queues of a killed worker locked for four hours. So each worker pool writes a
 * heartbeat to `job_workers`, and the jobs of a pool whose heartbeat stopped are unlocked with
 * `force_unlock_workers`. A process judges others only after its own heartbeat has worked for as long: after a
 * database outage every heartbeat is old.
 */

export interface WorkerHeartbeat {
  add(poolId: string): void;
  remove(poolId: string): void;
  stop(): Promise<void>;
}

const defaults = { everyMs: 10_000, deadAfterMs: minuteMs };

export function startWorkerHeartbeat(
  { db, log }: { db: Db; log: FastifyBaseLogger },
  { everyMs, deadAfterMs } = defaults,
): WorkerHeartbeat {
  const alive = new Set<string>();
  const ended = new Set<string>();
  let worksSince: number | undefined;
  let beating: Promise<void> | undefined;
  const timer = setInterval(beatOnce, everyMs).unref();

  function beatOnce(): void {
    beating ??= beat().finally(() => {
      beating = undefined;
    });
  }

  async function beat(): Promise<void> {
    try {
      const gone = [...ended];
      await writeHeartbeats(db, [...alive]);
      if (gone.length > 0) await unlock(db, gone);
      for (const poolId of gone) ended.delete(poolId);
      worksSince ??= performance.now();
      if (performance.now() - worksSince >= deadAfterMs) await unlockDead(db, deadAfterMs, log);
    } catch (error) {
      worksSince = undefined;
      log.warn({ err: error }, 'worker heartbeat failed');
    }
  }

  return {
    add(poolId) {
      alive.add(poolId);
      beatOnce();
    },
    remove(poolId) {
      alive.delete(poolId);
      ended.add(poolId);
      beatOnce();
    },
    async stop() {
      clearInterval(timer);
      await beating;
      await beat();
    },
  };
}

async function writeHeartbeats(db: Db, poolIds: readonly string[]): Promise<void> {
  if (poolIds.length === 0) return;
  await sql`
    insert into job_workers (pool_id, seen_at) select pool_id, now() from unnest(${poolIds}::text[]) pool_id
    on conflict (pool_id) do update set seen_at = excluded.seen_at`.execute(db);
}

async function unlockDead(db: Db, deadAfterMs: number, log: FastifyBaseLogger): Promise<void> {
  const { rows } = await sql<{ poolId: string }>`
    select pool_id from job_workers where seen_at < now() - make_interval(secs => ${deadAfterMs / 1000})`.execute(
    db,
  );
  if (rows.length === 0) return;
  const dead = rows.map(({ poolId }) => poolId);
  await unlock(db, dead);
  log.warn({ pools: dead }, 'worker pools are dead; their jobs are unlocked');
}

/** No job runs under these ids any more, so their locks are released. */
async function unlock(db: Db, poolIds: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select graphile_worker.force_unlock_workers(${poolIds}::text[])`.execute(tx);
    await sql`delete from job_workers where pool_id = any(${poolIds}::text[])`.execute(tx);
  });
}
