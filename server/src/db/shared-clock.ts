import { sql } from 'kysely';
import type { Db } from './client.ts';

/**
 * The time by which windows open and close: the database's, so that all processes agree on it, on machines whose
 * clocks differ or are set while a process runs.
 */
export interface SharedClock {
  now(): Date;
  /** Asks the database what time it is; done every few seconds. */
  compare(): Promise<void>;
  stop(): void;
}

const compareEveryMs = 10_000;
/** Nobody notices less, and time should not run back for it. */
const slackMs = 50;

/** `askMs` asks the database; `elapsedMs` counts on from anywhere and is never set. */
export async function followDatabaseClock(
  askMs: () => Promise<number>,
  elapsedMs: () => number = () => performance.now(),
): Promise<SharedClock> {
  let startMs: number | undefined;

  async function compare(): Promise<void> {
    const askedAt = elapsedMs();
    const databaseMs = await askMs();
    const tookMs = elapsedMs() - askedAt;
    const seenMs = databaseMs - (askedAt + tookMs / 2);
    if (startMs === undefined || Math.abs(seenMs - startMs) > tookMs / 2 + slackMs) startMs = seenMs;
  }

  await compare();
  const timer = setInterval(() => {
    // While the database cannot be reached nothing is decided, and time goes on as before.
    compare().catch(() => undefined);
  }, compareEveryMs);
  timer.unref();
  return {
    now: () => new Date((startMs ?? 0) + elapsedMs()),
    compare,
    stop: () => clearInterval(timer),
  };
}

/** The time of the database, in milliseconds since 1970. */
export async function readDatabaseClock(db: Db): Promise<number> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('unreachable: the database always knows what time it is');
  return row.at.getTime();
}
