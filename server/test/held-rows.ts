import { expect } from 'vitest';
import { onServer } from './database-server.ts';
import type { Oja } from './oja.ts';

/** Locks rows from another session until the work is done. */
export async function holdRows(oja: Oja, statement: string, work: () => Promise<void>): Promise<void> {
  await onServer(oja.adminUrl, async (client) => {
    await client.query('begin');
    await client.query(statement);
    await work().finally(() => client.query('rollback'));
  });
}

/** The number of sessions that wait for a row lock. */
export async function countRowWaiters(oja: Oja): Promise<number> {
  const { rows } = await onServer(oja.adminUrl, (client) =>
    client.query(`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`),
  );
  return rows[0].waiting;
}

/**
 * Runs two requests for the same rows in this order: the second starts when the first waits for the lock; then the lock
 * is released.
 */
export async function inLockOrder<Answer>(
  oja: Oja,
  held: string,
  [first, second]: [() => Promise<Answer>, () => Promise<Answer>],
): Promise<[Answer, Answer]> {
  const answers: Promise<Answer>[] = [];
  await holdRows(oja, held, async () => {
    for (const ask of [first, second]) {
      const answer = ask();
      answers.push(answer);
      const isWaiting = expect.poll(() => countRowWaiters(oja), { interval: 20 }).toBe(answers.length);
      // Or it is refused at once.
      await Promise.race([isWaiting, answer]);
    }
  });
  return (await Promise.all(answers)) as [Answer, Answer];
}

export const listingRows = (...ids: string[]) =>
  `select from listings where id in (${ids.map((id) => `'${id}'`).join()}) for update`;
