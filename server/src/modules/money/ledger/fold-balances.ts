import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';

const atOnce = 20_000;

/** Folds new entries into the derived balances, so that reading the platform's own accounts stays fast. */
export const foldBalances = defineJob({
  name: 'fold_balances',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    for (;;) {
      const { rows } = await sql<{ folded: number }>`select ledger_fold(${atOnce}) as folded`.execute(
        deps.db,
      );
      if ((rows[0]?.folded ?? 0) < atOnce) return;
    }
  },
});
