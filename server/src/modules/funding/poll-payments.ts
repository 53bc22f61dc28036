import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { PaystackUnclear } from '../../gateways/paystack/index.ts';
import { defineJob } from '../../jobs/job.ts';
import { confirmFunding } from './confirm-funding.ts';
import { findPaymentsToCheck } from './payment.queries.ts';

const atOnce = 100;
const unclearAtMost = 3;
const askAgainMs = 60_000;

/** Asks about payments whose webhook never came and whose browser never returned. */
export const pollPayments = defineJob({
  name: 'poll_payments',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    let unclear = 0;
    for (const reference of await findPaymentsToCheck(deps.db, deps.now(), atOnce)) {
      // Paystack is out: the rest would only wait for it as well.
      if (unclear >= unclearAtMost) return;
      try {
        await confirmFunding(deps, reference);
      } catch (error) {
        if (!(error instanceof PaystackUnclear)) throw error;
        unclear += 1;
        await askLater(deps, reference);
      }
    }
  },
});

/** One payment that Paystack cannot speak about must not stand in the way of all others. */
async function askLater(deps: Deps, reference: string): Promise<void> {
  await deps.db
    .updateTable('payments')
    .set({ nextCheckAt: new Date(deps.now().getTime() + askAgainMs) })
    .where('reference', '=', reference)
    .execute();
}
