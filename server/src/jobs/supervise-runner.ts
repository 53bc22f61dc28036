import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import { isDatabaseOut, recordDatabaseError } from '../db/database-errors.ts';
import type { RunnerName } from './job.ts';

/*
 * Keeps a runner of graphile-worker running. A runner ends by itself when it cannot record the outcome of a job because
 * the database is unreachable; it is then started again, with backoff, until a stop is requested.
 *
 * A runner that could not take a job goes on, but the connection may have broken after the job was locked and before the
 * answer arrived. Such a job, and its queue, would stay locked for four hours by a pool that does not run it. So the runner
 * is replaced as soon as the database answers again: what an ended pool has locked is unlocked (worker-heartbeat.ts).
 */

export interface SupervisedRunner {
  /** Running jobs finish; waiting ones stay in the queue. */
  stop(): Promise<void>;
}

interface Options {
  name: RunnerName;
  log: FastifyBaseLogger;
  runnerOptions: Pick<RunnerOptions, 'pgPool' | 'taskList' | 'parsedCronItems' | 'concurrency'>;
  /** Called with the id under which a new worker pool locks its jobs. */
  onPoolCreated(poolId: string): void;
  /** Called when no job runs under that id any more. */
  onPoolEnded(poolId: string): void;
}

const shortestWaitMs = 500;
const longestWaitMs = 10_000;

/**
 * A pool that shut down has no job left, but after failed statements graphile-worker 0.18 may wait for ever for
 * outcomes to be recorded, and its cron sleeps up to a minute. This is the limit of that wait.
 */
const flushMs = 2_000;
const shutdownEvents = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const;

/** Rejects when the first start fails, unless the database is unreachable. */
export async function superviseRunner(options: Options): Promise<SupervisedRunner> {
  const stopping = new AbortController();
  let current = await startRunner(options).catch((error: unknown) => {
    if (!isDatabaseOut(error)) throw error;
    return logFailedStart(options, error);
  });

  async function keepRunning(): Promise<void> {
    let waitMs = shortestWaitMs;
    while (!stopping.signal.aborted) {
      if (current) {
        waitMs = shortestWaitMs;
        await current.ended;
        current = undefined;
        if (stopping.signal.aborted) return;
        options.log.warn({ runner: options.name }, 'job runner ended and is started again');
      }
      await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      waitMs = Math.min(waitMs * 2, longestWaitMs);
      current = await startRunner(options).catch((error: unknown) => logFailedStart(options, error));
    }
    // Handles a stop that was requested while the runner was starting.
    await current?.stop();
  }

  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await current?.stop();
      await running;
    },
  };
}

function logFailedStart({ log, name }: Options, error: unknown): undefined {
  recordDatabaseError(error);
  log.warn({ err: error, runner: name }, 'job runner could not start');
}

interface StartedRunner {
  /** Resolves when the runner ended, by itself or by `stop`. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

async function startRunner(options: Options): Promise<StartedRunner> {
  const events: WorkerEvents = new EventEmitter();
  const poolIds: string[] = [];
  events.on('pool:create', ({ workerPool }) => {
    poolIds.push(workerPool.id);
    options.onPoolCreated(workerPool.id);
  });
  const flushed = Promise.withResolvers<void>();
  for (const event of shutdownEvents) events.on(event, () => setTimeout(flushed.resolve, flushMs));
  const answeredAgain = firstAnswerAfterFailure(events);
  const runner = await run({
    ...options.runnerOptions,
    events,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: loggerOf(options),
    // With batching, an outcome that cannot be recorded ends the runner; without, it is an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const ended = Promise.race([endOf(runner, options), flushed.promise]).then(() => {
    for (const poolId of poolIds) options.onPoolEnded(poolId);
  });
  async function stop(): Promise<void> {
    // A runner that is already ending throws on stop.
    runner.stop().catch(() => undefined);
    await ended;
  }
  void answeredAgain.then(stop);
  return { ended, stop };
}

/** Resolves when the database answers a request for a job after an earlier one failed. */
function firstAnswerAfterFailure(events: WorkerEvents): Promise<void> {
  return new Promise((resolve) => {
    events.once('worker:getJob:error', () => {
      for (const answer of ['job:start', 'worker:getJob:empty'] as const)
        events.once(answer, () => resolve());
    });
  });
}

async function endOf(runner: Runner, { log, name }: Options): Promise<void> {
  try {
    await runner.promise;
  } catch (error) {
    log.warn({ err: error, runner: name }, 'job runner failed');
  }
}

/** Graphile reports every heartbeat at info; failures are logged by the tasks themselves. */
function loggerOf({ log, name }: Options): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    if (meta?.failure === true) return;
    const error = meta?.error ?? meta?.fatalError;
    // Its own errors come from the database; those of tasks were left out above.
    recordDatabaseError(error);
    log.warn({ runner: name, err: error }, message);
  });
}
