import type { Task, TaskList } from 'graphile-worker';
import type { Deps } from '../deps/deps.ts';
import type { Job } from './job.ts';

/** Each task parses its payload again, because a queued job may be older than the running code. */
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
