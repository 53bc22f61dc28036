import { setTimeout as delay } from 'node:timers/promises';
import { minuteMs } from '@oja/contract/durations';
import { isDatabaseOut } from './database-errors.ts';

/** How long a start waits for a slow database. No client waits yet, so it may be long. */
export const startupTimeoutMs = minuteMs;

const pauseMs = 500;

/** Retries a read at start-up while the database is slow or unreachable. */
export async function retryWhileDatabaseOut<Result>(
  work: () => Promise<Result>,
  timeoutMs: number = startupTimeoutMs,
): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseOut(error) || performance.now() >= deadline) throw error;
      await delay(pauseMs);
    }
  }
}
