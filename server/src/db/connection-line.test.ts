import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { ConnectionLine } from './connection-line.ts';
import { isDatabaseOut } from './database-trouble.ts';

const pool = new pg.Pool({ connectionString: inject('databaseServer').adminUrl, max: 1 });
const line = new ConnectionLine(pool);
afterEach(() => {
  expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
});

test('a line that moves may be long', async () => {
  const started = performance.now();
  const served = await Promise.all(
    Array.from({ length: 8 }, async (_, place) => {
      const client = await line.connect();
      await client.query('select pg_sleep(0.2)');
      client.release();
      return place;
    }),
  );
  expect(served).toHaveLength(8);
  expect(performance.now() - started).toBeGreaterThan(1_500);
});

test('a queue that does not move is waited for during start-up', async () => {
  const patient = new ConnectionLine(pool, { rejectsStalled: false });
  const held = await patient.connect();
  const waiting = [patient.connect(), patient.connect()].map(async (coming) => (await coming).release());
  await delay(1_600);
  held.release();
  await Promise.all(waiting);
});

test('a line that stands still is broken up, and who comes later is served by whoever lets go', async () => {
  const held = await line.connect();
  const outcomes = await Promise.allSettled([line.connect(), line.connect()]);
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && isDatabaseOut(outcome.reason))).toEqual([
    true,
    true,
  ]);
  const next = line.connect();
  held.release();
  (await next).release();
  await pool.end();
});
