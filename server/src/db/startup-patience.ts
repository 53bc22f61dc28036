import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseOut } from './database-trouble.ts';

/** How long a start waits for a slow database. No person waits for an answer yet, so it may be long. */
export const startupPatienceMs = 60_000;

const pauseMs = 500;

/** Repeats a read of the start while the database is too slow or away for a moment. */
export async function patiently<Result>(
  work: () => Promise<Result>,
  patienceMs: number = startupPatienceMs,
): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseOut(error) || performance.now() >= deadline) throw error;
      await delay(pauseMs);
    }
  }
}
