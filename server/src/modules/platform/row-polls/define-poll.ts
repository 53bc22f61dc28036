import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { defineJob } from '../../../jobs/job.ts';
import { pollRows } from './poll-rows.ts';

/** Rows of one run; the next run takes the rest. */
const atOnce = 500;

export interface DueRows {
  /** For `isNotPostponed`. */
  poll: string;
  now: Date;
  limit: number;
}

/**
 * A recurring job that finds the rows that are due and handles one after the other. `handle` locks its row and looks
 * again whether it is due, because another worker may have handled it meanwhile.
 */
export function definePoll(poll: {
  name: string;
  find: (db: Db, due: DueRows) => Promise<string[]>;
  handle: (deps: Deps, rowId: string) => Promise<unknown>;
}) {
  const { name, find, handle } = poll;
  return defineJob({
    name,
    payload: z.object({}),
    attempts: 1,
    async run(deps) {
      const rowIds = await find(deps.db, { poll: name, now: deps.now(), limit: atOnce });
      await pollRows(deps, {
        name,
        rowIds,
        async handle(rowId) {
          await handle(deps, rowId);
          return undefined;
        },
      });
    },
  });
}
