import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';

const atOnce = 20_000;

/** Folds the tally changes into the sums, so that reading stays fast. */
export const foldTallies = defineJob({
  name: 'fold_tallies',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    for (;;) {
      const { rows } = await sql<{ folded: number }>`select tally_fold(${atOnce}) as folded`.execute(deps.db);
      if ((rows[0]?.folded ?? 0) < atOnce) return;
    }
  },
});
