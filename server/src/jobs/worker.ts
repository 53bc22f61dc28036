import { Logger, parseCronItems, run, type Task, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Deps } from '../deps.ts';
import { type CronEntry, crontab } from './crontab.ts';
import type { Job } from './job.ts';
import { jobs } from './tasks.ts';

export interface Worker {
  /** Running jobs finish; waiting ones stay in the queue. */
  stop(): Promise<void>;
}

export async function startWorker(deps: Deps, pool: pg.Pool): Promise<Worker> {
  const runner = await run({
    pgPool: pool,
    taskList: taskListOf(deps, jobs),
    parsedCronItems: parseCronItems(crontab.map(asCronItem)),
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: quietLogger(deps),
  });
  return {
    async stop() {
      await runner.stop();
      await runner.promise;
    },
  };
}

/** Each task parses its payload again, since a queue outlives the code that filled it. */
export function taskListOf(deps: Deps, all: readonly Job[]): TaskList {
  const tasks: Record<string, Task> = {};
  for (const job of all) {
    if (tasks[job.name]) throw new Error(`two jobs are named ${job.name}`);
    tasks[job.name] = async (payload, helpers) => {
      const attempt = {
        number: helpers.job.attempts,
        last: helpers.job.attempts >= helpers.job.max_attempts,
      };
      try {
        await job.run(deps, job.payload.parse(payload), attempt);
      } catch (error) {
        deps.log.error(
          { err: error, job: job.name, attempt: attempt.number, last: attempt.last },
          'job failed',
        );
        throw error;
      }
    };
  }
  return tasks;
}

function asCronItem(entry: CronEntry) {
  return {
    task: entry.job.name,
    match: entry.at,
    identifier: entry.job.name,
    payload: {},
    // A minute missed while nothing ran is made up once at the next start.
    options: { backfillPeriod: 0, maxAttempts: entry.job.attempts },
  };
}

/** Graphile reports every heartbeat at info; failures are logged by the tasks themselves. */
function quietLogger(deps: Deps): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') deps.log.warn({ from: 'worker' }, message);
  });
}
