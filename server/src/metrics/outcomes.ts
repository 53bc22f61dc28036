import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/**
 * Counts what came of calls to other systems. Mails and payouts leave from workers, which nobody can ask over HTTP, so
 * that the sums lie in the database: each process adds what it counted every few seconds and when it stops. What a
 * process counted right before it was killed is lost; nothing is decided by these figures.
 */
export interface Outcomes {
  count(gateway: string, outcome: Outcome): void;
  /** Brings what was counted here into the database. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Refused: the other side said no, for good. Failed: nobody knows, or it may work later. */
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
      log.warn({ err: error }, 'outcomes of outside calls could not be counted');
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

/** In one order, so that two processes never wait for each other. */
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
