import { z } from 'zod';
import { noticeMs } from '../../../domain/plan/period.ts';
import { defineJob } from '../../../jobs/job.ts';
import { readEndingPeriods } from './plan.queries.ts';
import { settlePeriod } from './settle-period.ts';

const batch = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Runs every hour for every subscription whose period is over or ends soon, in one transaction each. A failure does not
 * hold up the others; the job fails at its end, so that it is logged and retried.
 */
export const settlePeriods = defineJob({
  name: 'settle_plan_periods',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const until = new Date(deps.now().getTime() + noticeMs);
    const failures: unknown[] = [];
    let after = firstId;
    for (;;) {
      const people = await readEndingPeriods(deps.db, { until, after, limit: batch });
      for (const userId of people) {
        await settlePeriod(deps, userId).catch((error: unknown) => failures.push(error));
      }
      const last = people.at(-1);
      if (last === undefined || people.length < batch) break;
      after = last;
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} plans were not settled`);
  },
});
