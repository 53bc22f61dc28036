import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import { sweptAfterDays } from '../../../domain/personal-data/periods.ts';
import { defineJob } from '../../../jobs/job.ts';
import { redactBody } from './redact-event.ts';

const eventsAtOnce = 200;

/** For the erasure of a user: redacts the events of their payments and withdrawals. */
export async function redactEventsOf(tx: Tx, person: { userId: string; now: Date }): Promise<void> {
  const { userId, now } = person;
  const { rows } = await sql<{ id: string; body: Buffer }>`
    select id, body from paystack_events
     where redacted_at is null and reference in (
       select reference from payments where user_id = ${userId}
       union all select reference from withdrawals where user_id = ${userId})
     order by id for update`.execute(tx);
  await redact(tx, rows, now);
}

/** Redacts events older than 90 days, every hour, including those that arrived after an erasure. */
export const redactOldEvents = defineJob({
  name: 'redact_old_events',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    for (;;) {
      const found = await inTransaction(deps.db, async (tx) => {
        const now = deps.now();
        const rows = await tx
          .selectFrom('paystackEvents')
          .select(['id', 'body'])
          .where('redactedAt', 'is', null)
          .where('receivedAt', '<', new Date(now.getTime() - sweptAfterDays.paystackEvents * dayMs))
          .orderBy('receivedAt')
          .limit(eventsAtOnce)
          .forUpdate()
          .skipLocked()
          .execute();
        await redact(tx, rows, now);
        return rows.length;
      });
      if (found < eventsAtOnce) return;
    }
  },
});

async function redact(tx: Tx, rows: readonly { id: string; body: Buffer }[], now: Date): Promise<void> {
  for (const { id, body } of rows) {
    await tx
      .updateTable('paystackEvents')
      .set({ body: redactBody(body), redactedAt: now })
      .where('id', '=', id)
      .execute();
  }
}
