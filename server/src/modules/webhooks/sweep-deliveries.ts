import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';

const keptMs = 30 * 24 * 3_600_000;

/** The log of deliveries is for looking into what went wrong lately, not an archive. */
export const sweepDeliveries = defineJob({
  name: 'sweep_webhook_deliveries',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    await deps.db
      .deleteFrom('webhookDeliveries')
      .where('createdAt', '<', new Date(deps.now().getTime() - keptMs))
      .execute();
  },
});
