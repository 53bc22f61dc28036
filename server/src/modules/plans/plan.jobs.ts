import { z } from 'zod';
import { noticeMs } from '../../domain/plan/period.ts';
import { defineJob } from '../../jobs/job.ts';
import { readEndingPeriods } from './plan.queries.ts';
import { settlePeriod } from './settle-period.ts';

const batch = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Every hour: everybody whose period is over or soon will be, one transaction each, all through the same use case.
 * One person's trouble keeps nobody else waiting; the job fails at its end, so that it is seen and tried again.
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
