import { dayMs } from '@oja/contract/durations';
import { z } from 'zod';
import { sweptAfterDays } from '../../../domain/personal-data/periods.ts';
import { defineJob } from '../../../jobs/job.ts';

const retentionMs = sweptAfterDays.webhookDeliveries * dayMs;

/** The delivery log is for recent diagnosis, not an archive. */
export const sweepDeliveries = defineJob({
  name: 'sweep_webhook_deliveries',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    await deps.db
      .deleteFrom('webhookDeliveries')
      .where('createdAt', '<', new Date(deps.now().getTime() - retentionMs))
      .execute();
  },
});
