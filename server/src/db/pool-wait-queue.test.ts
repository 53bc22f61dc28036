import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { isDatabaseOut } from './database-errors.ts';
import { PoolWaitQueue } from './pool-wait-queue.ts';

const pool = new pg.Pool({ connectionString: inject('databaseServer').adminUrl, max: 1 });
const queue = new PoolWaitQueue(pool);
afterEach(() => {
  expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
});

test('a queue that moves may be long', async () => {
  const started = performance.now();
  const served = await Promise.all(
    Array.from({ length: 8 }, async (_, place) => {
      const client = await queue.connect();
      await client.query('select pg_sleep(0.2)');
      client.release();
      return place;
    }),
  );
  expect(served).toHaveLength(8);
  expect(performance.now() - started).toBeGreaterThan(1_500);
});

test('a queue that does not move is waited for during start-up', async () => {
  const patient = new PoolWaitQueue(pool, { rejectsStalled: false });
  const held = await patient.connect();
  const waiting = [patient.connect(), patient.connect()].map(async (coming) => (await coming).release());
  await delay(1_600);
  held.release();
  await Promise.all(waiting);
});

test('a stalled queue is rejected as a whole, and a later waiter gets the connection that is released', async () => {
  const held = await queue.connect();
  const outcomes = await Promise.allSettled([queue.connect(), queue.connect()]);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && isDatabaseOut(outcome.reason))).toEqual([
    true,
    true,
  ]);
  const next = queue.connect();
  held.release();
  (await next).release();
  await pool.end();
});
