import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { startOja } from '../../../../test/oja.ts';

const oja = await startOja();

/** Sends a signed event, runs the jobs, and returns the stored row with the number of remaining jobs. */
async function receive(event: unknown) {
  const body = Buffer.from(JSON.stringify(event));
  const signature = createHmac('sha512', 'sk_test_nowhere').update(body).digest('hex');
  const answer = await oja.call('paystackWebhook', {
    body,
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
  });
  await oja.runJobs();
  const stored = await oja.deps.db
    .selectFrom('paystackEvents')
    .select(['event', 'outcome', 'reference', 'handledAt'])
    .where('body', '=', body)
    .executeTakeFirst();
  const waiting = await onServer(oja.adminUrl, (client) =>
    client.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'handle_paystack_event' and run_at < now() + interval '50 years'",
    ),
  );
  return { status: answer.status, stored, jobsLeft: waiting.rowCount };
}

describe('a signed event with a name that every object has', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'charge.unheard_of'])(
    '%s is stored, ignored and not tried again',
    async (event) => {
      const { status, stored, jobsLeft } = await receive({ event, data: { reference: 'ref-1' } });
      expect(status).toBe(200);
      expect(stored).toMatchObject({ event, outcome: 'ignored', reference: 'ref-1' });
      expect(stored?.handledAt).not.toBeNull();
      expect(jobsLeft).toBe(0);
    },
  );
});

test.each([
  ['a name that cannot be stored', { event: 'charge\0success', data: {} }, 'unreadable'],
  ['no name', { data: {} }, 'unreadable'],
  [
    'a reference that cannot be stored',
    { event: 'charge.other', data: { reference: '\ud800\0' } },
    'ignored',
  ],
])('an event with %s is kept', async (_name, event, outcome) => {
  const { status, stored, jobsLeft } = await receive(event);
  expect(status).toBe(200);
  expect(stored).toMatchObject({ outcome, reference: null });
  expect(jobsLeft).toBe(0);
});
