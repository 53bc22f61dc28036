import { sql } from 'kysely';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { startDatabaseProxy } from '../../test/database-proxy.ts';
import { connect } from './client.ts';
import { PoolStalledError } from './pool-wait-queue.ts';
import { retryWhileDatabaseOut, startupTimeoutMs } from './startup-retry.ts';
import { inTransaction } from './transaction.ts';

vi.setConfig({ testTimeout: 60_000 });

const { appUrl, assumeAppRole } = inject('databaseServer');

/** A database with a slow answer to every statement, and a pool that is too small for the load. */
async function slowPool(startupTimeout: number | undefined) {
  const target = new URL(appUrl);
  const proxy = await startDatabaseProxy({ port: Number(target.port), host: target.hostname });
  onTestFinished(proxy.stop);
  proxy.delay(150);
  target.port = String(proxy.port);
  target.pathname = '/postgres';
  const client = connect(target.href, { assumeAppRole, maxConnections: 2, startupTimeoutMs: startupTimeout });
  onTestFinished(client.close);
  return client.db;
}

/** Four use cases of five statements each, all at once. */
async function useCases(startupTimeout: number | undefined): Promise<PromiseSettledResult<void>[]> {
  const db = await slowPool(startupTimeout);
  return Promise.allSettled(
    Array.from({ length: 4 }, () =>
      inTransaction(db, async (tx) => {
        for (let statement = 0; statement < 5; statement += 1) await sql`select 1`.execute(tx);
      }),
    ),
  );
}

test('use cases of the start wait for a slow database, where requests are rejected', async () => {
  const ofRequests = await useCases(undefined);
  expect(ofRequests.some((one) => one.status === 'rejected' && one.reason instanceof PoolStalledError)).toBe(
    true,
  );
  const ofStart = await useCases(startupTimeoutMs);
  expect(ofStart.map((one) => one.status)).toEqual(Array(4).fill('fulfilled'));
});

test('a read of the start is repeated while the database is out, and other errors are not', async () => {
  let tries = 0;
  const read = async () => {
    tries += 1;
    if (tries < 3) throw new PoolStalledError();
    return tries;
  };
  expect(await retryWhileDatabaseOut(read)).toBe(3);
  await expect(retryWhileDatabaseOut(() => Promise.reject(new PoolStalledError()), 0)).rejects.toThrow(
    PoolStalledError,
  );
  await expect(retryWhileDatabaseOut(() => Promise.reject(new TypeError('a defect')))).rejects.toThrow(
    'a defect',
  );
});
