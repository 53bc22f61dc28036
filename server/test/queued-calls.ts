import pg from 'pg';
import { afterAll } from 'vitest';
import type { Oja } from './oja.ts';

/**
 * Forces the order in which calls get a row lock. The rows are held by a connection of the test; each group of calls is
 * started once every call of the groups before waits for a lock or has been answered; then the rows are released, and
 * PostgreSQL serves the waiters in the order in which they came. The connections are kept, so that hundreds of rounds
 * stay affordable.
 */
export type QueueCalls = <Answer>(
  heldRows: string,
  groups: (() => Promise<Answer>)[][],
) => Promise<Answer[][]>;

export async function openCallQueue(oja: Oja): Promise<QueueCalls> {
  const holder = new pg.Client({ connectionString: oja.adminUrl });
  const watcher = new pg.Client({ connectionString: oja.adminUrl });
  await Promise.all([holder.connect(), watcher.connect()]);
  afterAll(() => Promise.all([holder.end(), watcher.end()]));

  const countWaiting = async () => {
    const { rows } = await watcher.query<{ waiting: number }>(`
      select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`);
    return rows[0]?.waiting ?? 0;
  };

  return async (heldRows, groups) => {
    let open = 0;
    const started: ReturnType<(typeof groups)[number][number]>[][] = [];
    await holder.query('begin');
    try {
      await holder.query(heldRows);
      for (const group of groups) {
        open += group.length;
        started.push(
          group.map((call) =>
            call().finally(() => {
              open -= 1;
            }),
          ),
        );
        while ((await countWaiting()) < open) await new Promise(setImmediate);
      }
    } finally {
      await holder.query('rollback');
    }
    return Promise.all(started.map((calls) => Promise.all(calls)));
  };
}

/** Locks the rows of these users against every writer. */
export const userRows = (...ids: string[]) =>
  `select from users where id in (${ids.map((id) => `'${id}'`).join()}) order by id for update`;
