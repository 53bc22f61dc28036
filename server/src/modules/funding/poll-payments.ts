import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { PaystackUnclear } from '../../gateways/paystack/index.ts';
import { defineJob } from '../../jobs/job.ts';
import { pollRows } from '../row-polls/index.ts';
import { confirmFunding } from './confirm-funding.ts';
import { findPaymentsToCheck } from './payment.queries.ts';

const pollName = 'poll_payments';
const atOnce = 100;
const askAgainMs = 60_000;

/** Asks about payments whose webhook never came and whose browser never returned. */
export const pollPayments = defineJob({
  name: pollName,
  payload: z.object({}),
  attempts: 1,
  runner: 'gateway',
  async run(deps) {
    const rowIds = await findPaymentsToCheck(deps.db, { poll: pollName, now: deps.now(), limit: atOnce });
    await pollRows(deps, { name: pollName, rowIds, handle: (reference) => confirm(deps, reference) });
  },
});

async function confirm(deps: Deps, reference: string): Promise<'unclear' | undefined> {
  try {
    await confirmFunding(deps, reference);
    return undefined;
  } catch (error) {
    if (!(error instanceof PaystackUnclear)) throw error;
    await askLater(deps, reference);
    return 'unclear';
  }
}

/** One payment that Paystack cannot speak about must not stand in the way of all others. */
async function askLater(deps: Deps, reference: string): Promise<void> {
  await deps.db
    .updateTable('payments')
    .set({ nextCheckAt: new Date(deps.now().getTime() + askAgainMs) })
    .where('reference', '=', reference)
    .execute();
}
