import { expect } from 'vitest';
import { onServer } from './database-server.ts';
import type { Oja } from './oja.ts';

/** Holds rows as a person at a console would, until the work is done. */
export async function holding(oja: Oja, statement: string, work: () => Promise<void>): Promise<void> {
  await onServer(oja.adminUrl, async (client) => {
    await client.query('begin');
    await client.query(statement);
    await work().finally(() => client.query('rollback'));
  });
}

/** How many sessions wait for a row that somebody holds. */
export async function waitingForARow(oja: Oja): Promise<number> {
  const { rows } = await onServer(oja.adminUrl, (client) =>
    client.query(`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`),
  );
  return rows[0].waiting;
}

/** Two who want the same rows, in this order: the second comes when the first stands at them, and both are let in then. */
export async function oneAfterTheOther<Answer>(
  oja: Oja,
  held: string,
  [first, second]: [() => Promise<Answer>, () => Promise<Answer>],
): Promise<[Answer, Answer]> {
  const answers: Promise<Answer>[] = [];
  await holding(oja, held, async () => {
    for (const ask of [first, second]) {
      const answer = ask();
      answers.push(answer);
      const stands = expect
        .poll(() => waitingForARow(oja), { interval: 20, timeout: 2_500 })
        .toBe(answers.length);
      // Or is told at once.
      await Promise.race([stands, answer]);
    }
  });
  return (await Promise.all(answers)) as [Answer, Answer];
}

export const listingRows = (...ids: string[]) =>
  `select from listings where id in (${ids.map((id) => `'${id}'`).join()}) for update`;
