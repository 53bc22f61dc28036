import { minuteMs } from '@oja/contract/durations';
import { z } from 'zod';
import type { Deps } from '../../../deps/deps.ts';
import { PaystackUnclear } from '../../../gateways/paystack/index.ts';
import { defineJob } from '../../../jobs/job.ts';
import { pollRows } from '../../platform/row-polls/index.ts';
import { confirmFunding } from './confirm-funding.ts';
import { findPaymentsToCheck } from './payment.queries.ts';

const pollName = 'poll_payments';
const atOnce = 100;
const recheckMs = minuteMs;

/** Verifies payments without a webhook or a browser return. */
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

async function confirm(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  reference: string,
): Promise<'unclear' | undefined> {
  try {
    await confirmFunding(deps, reference);
    return undefined;
  } catch (error) {
    if (!(error instanceof PaystackUnclear)) throw error;
    await postponeCheck(deps, reference);
    return 'unclear';
  }
}

/** Postponed, so that one unverifiable payment does not block all others. */
async function postponeCheck(deps: Pick<Deps, 'db' | 'now'>, reference: string): Promise<void> {
  await deps.db
    .updateTable('payments')
    .set({ nextCheckAt: new Date(deps.now().getTime() + recheckMs) })
    .where('reference', '=', reference)
    .execute();
}
