import type pg from 'pg';
import type { Deps } from '../deps.ts';
import { cronItemsOf } from './cron-items.ts';
import { crontab } from './crontab.ts';
import type { Job, RunnerName } from './job.ts';
import { type SupervisedRunner, superviseRunner } from './supervise-runner.ts';
import { taskListOf } from './task-list.ts';
import { jobs } from './tasks.ts';
import { startWorkerHeartbeat } from './worker-heartbeat.ts';

export interface Worker {
  /** Running jobs finish; waiting ones stay in the queue. */
  stop(): Promise<void>;
}

/** Job slots of each runner. Apart from each other, so that a Paystack that hangs holds up no mail and no deadline. */
const concurrencyOf: Record<RunnerName, number> = { general: 4, gateway: 2 };

export async function startWorker(deps: Deps, pool: pg.Pool, all: readonly Job[] = jobs): Promise<Worker> {
  const heartbeat = startWorkerHeartbeat(deps);
  const start = (name: RunnerName): Promise<SupervisedRunner> =>
    superviseRunner({
      name,
      log: deps.log,
      runnerOptions: {
        pgPool: pool,
        taskList: taskListOf(
          deps,
          all.filter((job) => (job.runner ?? 'general') === name),
        ),
        // One runner keeps the schedule, for the jobs of both.
        parsedCronItems: name === 'general' ? cronItemsOf(crontab) : [],
        concurrency: concurrencyOf[name],
      },
      onPoolCreated: heartbeat.add,
      onPoolEnded: heartbeat.remove,
    });
  const runners = [await start('general'), await start('gateway')];
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      await heartbeat.stop();
    },
  };
}
