import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { PaystackMissing } from '../../../gateways/paystack/index.ts';
import { defineJob } from '../../../jobs/job.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { compareWithGateway } from './compare-with-gateway.ts';

/** Runs daily and on request of staff. While Paystack is unavailable it is retried for some hours. */
export const compareDaily = defineJob({
  name: 'compare_with_gateway',
  payload: z.object({}),
  attempts: 10,
  queue: 'compare_with_gateway',
  runner: 'gateway',
  async run(deps, _payload, attempt) {
    try {
      await compareWithGateway(deps);
    } catch (error) {
      // Without a configured Paystack there is nothing to compare, and a retry would not help.
      if (error instanceof PaystackMissing) return;
      if (attempt.last) await callStaff(deps);
      throw error;
    }
  },
});

async function callStaff(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const message =
    'Our books could not be compared with Paystack for hours. The next comparison begins where the last one ended.';
  await inTransaction(deps.db, (tx) =>
    raiseAlert(tx, { kind: 'gateway_comparison_missed', subject: 'paystack', message }, deps.now()),
  );
}
