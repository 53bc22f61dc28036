import { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { PaystackMissing } from '../../gateways/paystack/index.ts';
import { defineJob } from '../../jobs/job.ts';
import { raiseAlert } from '../alerts/index.ts';
import { compareWithGateway } from './compare-with-gateway.ts';

/** Every day, and when staff ask for it. While Paystack is out it is tried again for some hours. */
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
      // An installation that has no Paystack yet has nothing to compare with, and will not have it a minute later.
      if (error instanceof PaystackMissing) return;
      if (attempt.last) await callStaff(deps);
      throw error;
    }
  },
});

async function callStaff(deps: Deps): Promise<void> {
  const message =
    'Our books could not be compared with Paystack for hours. The next comparison begins where the last one ended.';
  await inTransaction(deps.db, (tx) =>
    raiseAlert(tx, { kind: 'gateway_comparison_missed', subject: 'paystack', message }, deps.now()),
  );
}
