import type pg from 'pg';
import type { Deps } from '../deps/deps.ts';
import { type CronEntry, cronItemsOf } from './cron-items.ts';
import type { Job, RunnerName } from './job.ts';
import { type SupervisedRunner, superviseRunner } from './supervise-runner.ts';
import { taskListOf } from './task-list.ts';
import { startWorkerHeartbeat } from './worker-heartbeat.ts';

export interface Worker {
  /** Running jobs finish; waiting ones stay in the queue. */
  stop(): Promise<void>;
}

/**
 * Job slots of each runner. The runners are separate, so that a Paystack that hangs delays no mail and no deadline.
 */
const concurrencyOf: Record<RunnerName, number> = { general: 4, gateway: 2 };

export interface WorkerOptions {
  pool: pg.Pool;
  jobs: readonly Job[];
  crontab: readonly CronEntry[];
}

export async function startWorker(deps: Deps, options: WorkerOptions): Promise<Worker> {
  const heartbeat = startWorkerHeartbeat(deps);
  const start = (name: RunnerName): Promise<SupervisedRunner> =>
    superviseRunner({
      name,
      log: deps.log,
      runnerOptions: {
        pgPool: options.pool,
        taskList: taskListOf(
          deps,
          options.jobs.filter((job) => (job.runner ?? 'general') === name),
        ),
        // One runner has the schedule, for the jobs of both.
        parsedCronItems: name === 'general' ? cronItemsOf(options.crontab) : [],
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
