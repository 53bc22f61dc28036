import { sql } from 'kysely';
import type { Db } from './client.ts';

/**
 * The clock that decides when windows open and close: the database's, so that all processes agree even when the
 * clocks of their machines differ or are adjusted.
 */
export interface SharedClock {
  now(): Date;
  /** Reads the database's clock; repeated every few seconds. */
  compare(): Promise<void>;
  stop(): void;
}

const compareEveryMs = 10_000;
/** Smaller corrections are not applied, so that time does not run backwards for them. */
const slackMs = 50;

/** `askMs` reads the database's clock; `elapsedMs` is monotonic. */
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
    // While the database is unreachable, the last offset stays in use.
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
