import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { onServer } from '../../test/database-server.ts';
import { buy, openMarket, statusOfPurchase } from '../../test/deals.ts';
import { startOja } from '../../test/oja.ts';
import { inTransaction } from '../db/transaction.ts';
import { handlePaystackEvent } from '../modules/paystack-events/index.ts';
import { completePurchase } from '../modules/purchases/index.ts';
import { cronItemsOf } from './cron-items.ts';
import { crontab } from './crontab.ts';
import { enqueue } from './enqueue.ts';
import { jobs } from './tasks.ts';
import { startWorker } from './worker.ts';
import { startWorkerHeartbeat } from './worker-heartbeat.ts';

vi.setConfig({ testTimeout: 90_000 });

/** A Paystack that takes every request and never answers. */
let asked = 0;
const hanging = createServer(() => {
  asked += 1;
});
await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  hanging.closeAllConnections();
  hanging.close();
});
const { port } = hanging.address() as AddressInfo;
const oja = await startOja({ env: { PAYSTACK_BASE_URL: `http://127.0.0.1:${port}` } });
const pool = new pg.Pool({ connectionString: oja.ownerUrl, max: 12 });
pool.on('error', () => undefined);
pool.on('connect', (client) => client.on('error', () => undefined));
afterAll(() => pool.end());

beforeEach(() => {
  asked = 0;
});

async function start(): Promise<void> {
  const worker = await startWorker(oja.deps, pool);
  onTestFinished(() => worker.stop());
}

/** An event about a payment that nobody has confirmed yet: its job asks Paystack. */
async function addChargeEvent(userId: string): Promise<void> {
  const reference = randomUUID();
  const now = oja.deps.now();
  const eventId = randomUUID();
  await oja.deps.db
    .insertInto('payments')
    .values({ id: randomUUID(), userId, reference, amountKobo: 50_000, createdAt: now })
    .execute();
  await oja.deps.db
    .insertInto('paystackEvents')
    .values({
      id: eventId,
      bodyHash: Buffer.from(eventId),
      event: 'charge.success',
      reference,
      body: Buffer.from(JSON.stringify({ event: 'charge.success', data: { reference } })),
      receivedAt: now,
    })
    .execute();
  await inTransaction(oja.deps.db, (tx) => enqueue(tx, handlePaystackEvent, { eventId }));
}

describe('while Paystack hangs', () => {
  test('mails are sent and purchases completed by a worker whose gateway slots are all blocked', async () => {
    const market = await openMarket(oja);
    const { id: purchaseId } = await buy(market);
    await oja.runJobs();
    oja.clock.advance(30 * 24 * 3_600_000);
    for (let count = 0; count < 8; count += 1) await addChargeEvent(market.buyer.id);

    await start();
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    await oja.call('forgotPassword', { body: { email: market.buyer.email } });
    await inTransaction(oja.deps.db, (tx) => enqueue(tx, completePurchase, { purchaseId }));
    await expect.poll(() => oja.mails(market.buyer.email), { timeout: 8_000 }).not.toEqual([]);
    await expect.poll(() => statusOfPurchase(oja, purchaseId), { timeout: 8_000 }).toBe('completed');
    // Both slots are still blocked by the first calls, or by the ones after them.
    expect(asked).toBeLessThanOrEqual(6);
  });

  test('every job that calls Paystack runs on the runner of the gateway', () => {
    const onGateway = jobs.filter((job) => job.runner === 'gateway').map((job) => job.name);
    expect(onGateway.toSorted()).toEqual([
      'compare_with_gateway',
      'handle_paystack_event',
      'poll_payments',
      'poll_paystack_events',
      'poll_withdrawals',
      'send_withdrawal',
    ]);
  });
});

describe('the schedule', () => {
  const items = cronItemsOf(crontab);

  test('makes up missed daily jobs, and only those', () => {
    const madeUp = items.filter((item) => item.options.backfillPeriod > 0).map((item) => item.task);
    expect(madeUp).toEqual(['audit_money', 'compare_with_gateway', 'sweep_webhook_deliveries']);
    for (const { options } of items) expect([0, 24 * 3_600_000]).toContain(options.backfillPeriod);
  });

  test('never lets a job overlap itself or pile up', () => {
    for (const { task, options } of items) {
      expect([task, options.queueName, options.jobKey]).toEqual([task, task, `cron:${task}`]);
    }
  });

  test('a start after the audit was missed runs it once', async () => {
    const last = new Date(Date.now() - 25 * 3_600_000);
    await onServer(oja.ownerUrl, async (client) => {
      await client.query('delete from graphile_worker._private_known_crontabs');
      await client.query(
        `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
         values ('audit_money', $1, $1)`,
        [last],
      );
    });
    const audits = async () =>
      (await oja.deps.db.selectFrom('ledgerAudits').select('finishedAt').execute()).length;
    const before = await audits();
    await start();
    await expect.poll(audits, { timeout: 20_000 }).toBe(before + 1);
    const { rows } = await onServer(oja.ownerUrl, (client) =>
      client.query(
        `select last_execution > $1 as ran from graphile_worker._private_known_crontabs
        where identifier = 'audit_money'`,
        [last],
      ),
    );
    expect(rows).toEqual([{ ran: true }]);
  });
});

test('jobs and queues of a worker pool whose heartbeat stopped are unlocked, those of a living one are not', async () => {
  await onServer(oja.ownerUrl, async (client) => {
    for (const name of ['dead', 'living']) {
      await client.query(`select graphile_worker.add_job('unknown', queue_name => $1, job_key => $1)`, [
        name,
      ]);
      await client.query(
        `update graphile_worker._private_jobs set locked_by = 'pool-' || $1::text, locked_at = now() where key = $1`,
        [name],
      );
      await client.query(
        `update graphile_worker._private_job_queues set locked_by = 'pool-' || $1::text, locked_at = now()
          where queue_name = $1`,
        [name],
      );
    }
    await client.query(`insert into job_workers values ('pool-dead', now() - interval '1 minute')`);
  });
  const lockedBy = async () => {
    const { rows } = await onServer(oja.ownerUrl, (client) =>
      client.query(`select j.locked_by as job, q.locked_by as queue
        from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id
       where j.key in ('dead', 'living') order by j.key`),
    );
    return rows;
  };
  const heartbeat = startWorkerHeartbeat(oja.deps, { everyMs: 50, deadAfterMs: 1_000 });
  heartbeat.add('pool-living');
  const living = { job: 'pool-living', queue: 'pool-living' };
  await expect.poll(lockedBy, { timeout: 10_000 }).toEqual([{ job: null, queue: null }, living]);

  // A runner that ended in this process frees its jobs at once.
  heartbeat.remove('pool-living');
  await expect.poll(lockedBy, { timeout: 5_000 }).toEqual([
    { job: null, queue: null },
    { job: null, queue: null },
  ]);
  await heartbeat.stop();
});
