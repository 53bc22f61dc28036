import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/**
 * Counts the outcomes of calls to other systems. Mails and payouts are sent by workers, which cannot be scraped over
 * HTTP, so the sums are stored in the database: each process adds its counts every few seconds and when it stops.
 * Counts since the last flush are lost when a process is killed; nothing is decided by these figures.
 */
export interface Outcomes {
  count(gateway: string, outcome: Outcome): void;
  /** Flushes the counts of this process to the database. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Refused: a permanent refusal of the other system. Failed: the outcome is unknown, or a retry may succeed. */
export type Outcome = 'ok' | 'refused' | 'failed';

const flushEveryMs = 10_000;

export function createOutcomes({ db, log }: { db: Db; log: FastifyBaseLogger }): Outcomes {
  let counted = new Map<string, number>();
  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();

  function add(key: string, calls: number): void {
    counted.set(key, (counted.get(key) ?? 0) + calls);
  }

  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const taken = counted;
    counted = new Map();
    try {
      await addToSums(db, taken);
    } catch (error) {
      for (const [key, calls] of taken) add(key, calls);
      log.warn({ err: error }, 'outcome counters could not be flushed');
    }
  }

  return {
    count: (gateway, outcome) => add(`${gateway} ${outcome}`, 1),
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Sorted, so that two processes never deadlock. */
async function addToSums(db: Db, counted: ReadonlyMap<string, number>): Promise<void> {
  const values = [...counted].toSorted().map(([key, calls]) => {
    const [gateway = '', outcome = ''] = key.split(' ');
    return { gateway, outcome, calls };
  });
  await db
    .insertInto('outsideCalls')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['gateway', 'outcome']).doUpdateSet({
        calls: sql`outside_calls.calls + excluded.calls`,
      }),
    )
    .execute();
}
