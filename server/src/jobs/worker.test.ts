import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { dayMs, hourMs } from '@oja/contract/durations';
import { Logger, run, runTaskListOnce, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startDatabaseProxy } from '../../test/database-proxy.ts';
import { onServer } from '../../test/database-server.ts';
import { startOja } from '../../test/oja.ts';
import { buy, openMarket, statusOfPurchase } from '../../test/purchases.ts';
import { inTransaction } from '../db/transaction.ts';
import { handlePaystackEvent } from '../modules/money/paystack-events/index.ts';
import { completePurchase } from '../modules/trade/purchases/index.ts';
import { crontab } from '../process/crontab.ts';
import { jobs } from '../process/job-list.ts';
import { cronItemsOf } from './cron-items.ts';
import { enqueue } from './enqueue.ts';
import { startWorker } from './worker.ts';
import { startWorkerHeartbeat } from './worker-heartbeat.ts';

vi.setConfig({ testTimeout: 90_000 });

/** A Paystack that accepts every request and never replies. */
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
function openPool(connectionString: string): pg.Pool {
  const opened = new pg.Pool({ connectionString, max: 12 });
  opened.on('error', () => undefined);
  opened.on('connect', (client) => client.on('error', () => undefined));
  return opened;
}
const pool = openPool(oja.ownerUrl);
afterAll(() => pool.end());

beforeEach(() => {
  asked = 0;
});

async function start(): Promise<void> {
  const worker = await startWorker(oja.deps, { pool, jobs, crontab });
  onTestFinished(() => worker.stop());
}

/** An event about an unconfirmed payment: its job calls Paystack. */
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

const silent = new Logger(() => () => {});

describe('while Paystack hangs', () => {
  test('mails are sent and purchases completed by a worker whose gateway slots are all blocked', async () => {
    const market = await openMarket(oja);
    const { id: purchaseId } = await buy(market);
    await oja.runJobs();
    oja.clock.advance(30 * dayMs);
    for (let count = 0; count < 8; count += 1) await addChargeEvent(market.buyer.id);

    await start();
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    await oja.call('forgotPassword', { body: { email: market.buyer.email } });
    await inTransaction(oja.deps.db, (tx) => enqueue(tx, completePurchase, { purchaseId }));
    await expect.poll(() => oja.mails(market.buyer.email), { timeout: 8_000 }).not.toEqual([]);
    await expect.poll(() => statusOfPurchase(oja, purchaseId), { timeout: 8_000 }).toBe('completed');
    // Both slots are still blocked by the first calls or their successors.
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
    for (const { options } of items) expect([0, dayMs]).toContain(options.backfillPeriod);
  });

  test('never lets a job overlap itself or pile up', () => {
    for (const { task, options } of items) {
      expect([task, options.queueName, options.jobKey]).toEqual([task, task, `cron:${task}`]);
    }
  });

  test('a start after the audit was missed runs it once', async () => {
    const fresh = await startOja();
    const freshPool = openPool(fresh.ownerUrl);
    await learnSchedule(freshPool, new Date(Date.now() - 25 * hourMs));
    const audits = async () =>
      (await fresh.deps.db.selectFrom('ledgerAudits').select('finishedAt').execute()).length;
    expect(await audits()).toBe(0);
    const worker = await startWorker(fresh.deps, { pool: freshPool, jobs, crontab });
    onTestFinished(async () => {
      await worker.stop();
      await freshPool.end();
    });
    await expect.poll(audits, { timeout: 20_000 }).toBe(1);
  });

  /** As if a worker had started at that time, which makes the schedule known, and stopped at once. */
  async function learnSchedule(pgPool: pg.Pool, at: Date): Promise<void> {
    const events = new EventEmitter() as WorkerEvents;
    const started = new Promise((resolve) => events.on('cron:started', resolve));
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const runner = await run({
      pgPool,
      events,
      taskList: { nothing: () => {} },
      parsedCronItems: items,
      noHandleSignals: true,
      logger: silent,
    });
    await started.finally(() => vi.useRealTimers());
    await runner.stop();
  }
});

describe('jobs and queues of a worker pool whose heartbeat stopped', () => {
  const names = ['dead', 'living'] as const;
  const done: string[] = [];

  /** A pool that locks the job and the queue of its name and never finishes. */
  async function startStuckPool(name: (typeof names)[number]): Promise<string> {
    const events = new EventEmitter() as WorkerEvents;
    const created = new Promise<string>((resolve) =>
      events.on('pool:create', ({ workerPool }) => resolve(workerPool.id)),
    );
    let finish = () => {};
    const stuck = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const runner = await run({
      pgPool: pool,
      taskList: { [name]: () => stuck },
      events,
      concurrency: 1,
      noHandleSignals: true,
      logger: silent,
    });
    onTestFinished(async () => {
      finish();
      await runner.stop();
    });
    return created;
  }
  const query = (statement: string, values: unknown[]) =>
    onServer(oja.ownerUrl, (client) => client.query(statement, values));
  const lockedBy = async () => {
    const { rows } = await query(
      'select locked_by from graphile_worker.jobs where key = any($1) order by key',
      [names],
    );
    return rows.map(({ locked_by: id }) => id);
  };
  /** Another worker takes a job whose lock and queue lock have been released. */
  async function takeFree(): Promise<string[]> {
    const client = await pool.connect();
    const takers = names.map((name) => [name, async () => void done.push(name)] as const);
    await runTaskListOnce(
      { pgPool: pool, noHandleSignals: true, logger: silent },
      Object.fromEntries(takers),
      client,
    ).promise.finally(() => client.release());
    return done;
  }

  test('are unlocked, those of a living one are not', async () => {
    for (const name of names)
      await query('select graphile_worker.add_job($1, queue_name => $1, job_key => $1)', [name]);
    const [dead, living] = [await startStuckPool('dead'), await startStuckPool('living')];
    await expect.poll(lockedBy, { timeout: 10_000 }).toEqual([dead, living]);
    expect(await takeFree()).toEqual([]);
    await query(`insert into job_workers values ($1, now() - interval '1 minute')`, [dead]);
    const heartbeat = startWorkerHeartbeat(oja.deps, { everyMs: 50, deadAfterMs: 1_000 });
    heartbeat.add(living);
    await expect.poll(takeFree, { timeout: 10_000 }).toEqual(['dead']);
    expect(await lockedBy()).toEqual([living]);

    // A runner that ended in this process releases its jobs at once.
    heartbeat.remove(living);
    await expect.poll(takeFree, { timeout: 5_000 }).toEqual(['dead', 'living']);
    await heartbeat.stop();
  });
});

test('a job whose lock was committed when the connection broke is run after the outage', async () => {
  const target = new URL(oja.ownerUrl);
  const proxy = await startDatabaseProxy({ port: Number(target.port), host: target.hostname });
  onTestFinished(proxy.stop);
  target.port = String(proxy.port);
  target.hostname = '127.0.0.1';
  const proxied = new pg.Pool({ connectionString: target.href, max: 12 });
  proxied.on('error', () => undefined);
  proxied.on('connect', (client) => client.on('error', () => undefined));
  onTestFinished(() => proxied.end());
  await oja.deps.db.deleteFrom('jobWorkers').execute();
  const worker = await startWorker(oja.deps, { pool: proxied, jobs, crontab });
  onTestFinished(() => worker.stop());
  const pools = () => oja.deps.db.selectFrom('jobWorkers').select('poolId').execute();
  await expect.poll(async () => (await pools()).length, { timeout: 15_000 }).toBe(2);

  // The reply with the job is lost: the job is locked by a live pool that does not run it.
  const key = 'lost-answer';
  const lost = async () => {
    const { rows } = await onServer(oja.ownerUrl, (client) =>
      client.query('select locked_by from graphile_worker.jobs where key = $1', [key]),
    );
    return rows.map(({ locked_by: id }) => id);
  };
  proxy.dropAnswersWith(key);
  await onServer(oja.ownerUrl, (client) =>
    client.query(`select graphile_worker.add_job('fold_tallies', queue_name => $1, job_key => $1)`, [key]),
  );
  await expect.poll(lost, { timeout: 10_000 }).toEqual([expect.any(String)]);
  expect((await pools()).map(({ poolId }) => poolId)).toContain((await lost())[0]);
  await proxy.refuse();
  await delay(2_500);
  await proxy.mend();

  await expect.poll(lost, { timeout: 30_000, interval: 500 }).toEqual([]);
});
