import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseOut } from './database-trouble.ts';

/** How long a start waits for a slow database. No person waits for an answer yet, so it may be long. */
export const startupTimeoutMs = 60_000;

const pauseMs = 500;

/** Repeats a read of the start while the database is too slow or away for a moment. */
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
