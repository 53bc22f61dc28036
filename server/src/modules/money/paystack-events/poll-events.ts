import { minuteMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { defineJob } from '../../../jobs/job.ts';
import { isNotPostponed, pollRows } from '../../platform/row-polls/index.ts';
import { handleStoredEvent } from './handle-event.ts';

const pollName = 'poll_paystack_events';
const atOnce = 100;
/** Long enough for the event's job to have run. */
const overdueMs = 2 * minuteMs;

/**
 * Handles stored events whose job was lost, because its worker was killed or its attempts are used up. Payments and
 * transfers have polls of their own; a chargeback is known by its event only.
 */
export const pollPaystackEvents = defineJob({
  name: pollName,
  payload: z.object({}),
  attempts: 1,
  runner: 'gateway',
  async run(deps) {
    const rowIds = await findOverdueEvents(deps.db, deps.now());
    await pollRows(deps, { name: pollName, rowIds, handle: (eventId) => handleStoredEvent(deps, eventId) });
  },
});

async function findOverdueEvents(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('paystackEvents')
    .select('id')
    .where('handledAt', 'is', null)
    .where('receivedAt', '<=', new Date(now.getTime() - overdueMs))
    .where(isNotPostponed(pollName, sql.ref('paystack_events.id'), now))
    .orderBy('receivedAt')
    .limit(atOnce)
    .execute();
  return rows.map((row) => row.id);
}
