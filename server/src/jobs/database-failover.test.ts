import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type DatabaseProxy, startDatabaseProxy } from '../../test/database-proxy.ts';
import { onServer } from '../../test/database-server.ts';
import { launchOja, type OjaProcess, readyText } from '../../test/oja-process.ts';
import { dataFolderAt } from '../config/data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/index.ts';
import { locateCluster } from '../db/embedded/place.ts';
import { findPostmaster } from '../db/embedded/postmaster.ts';

vi.setConfig({ testTimeout: 150_000, hookTimeout: 120_000 });

/*
 * Real processes on a PostgreSQL that is killed while jobs run. The proxy keeps its address the same, as the one in front
 * of a cluster with a failover does.
 */
let dataDir: string;
let ojaDataDir: string;
let postgres: EmbeddedPostgres;
let proxy: DatabaseProxy;
let launched: OjaProcess | undefined;
const outageMs = 6_000;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'oja-failover-'));
  ojaDataDir = await mkdtemp(join(tmpdir(), 'oja-failover-data-'));
  await chmod(dataDir, 0o755);
  postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  proxy = await startDatabaseProxy({ port: portOf(postgres.appUrl) });
});

afterEach(async () => {
  launched?.child.kill('SIGKILL');
  await launched?.ended;
  launched = undefined;
});

afterAll(async () => {
  await proxy.stop();
  await postgres.stop();
  for (const folder of [dataDir, ojaDataDir]) await rm(folder, { recursive: true, force: true });
});

const portOf = (url: string) => Number(new URL(url).port);

function throughProxy(url: string): string {
  const changed = new URL(url);
  changed.port = String(proxy.port);
  return changed.href;
}

async function launch(role: 'worker' | 'all'): Promise<OjaProcess> {
  launched = await launchOja({
    ROLE: role,
    DATA_DIR: ojaDataDir,
    DATABASE_URL: throughProxy(postgres.appUrl),
    DATABASE_OWNER_URL: throughProxy(postgres.ownerUrl),
  });
  await launched.printed(readyText);
  return launched;
}

async function killPostgres(): Promise<void> {
  const postmaster = await findPostmaster(await locateCluster(dataFolderAt(dataDir)));
  if (postmaster === undefined) throw new Error('no database server runs');
  process.kill(postmaster.pid, 'SIGKILL');
}

async function startPostgresAgain(): Promise<void> {
  postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  proxy.leadTo(portOf(postgres.appUrl));
}

/** Short jobs, so that the outcome of some is being recorded at any time. */
async function addJobs(count: number): Promise<void> {
  await onServer(postgres.ownerUrl, (client) =>
    client.query(`select graphile_worker.add_job('fold_tallies') from generate_series(1, ${count})`),
  );
}

async function countJobs(): Promise<number> {
  const { rows } = await onServer(postgres.ownerUrl, (client) =>
    client.query<{ left: number }>(
      `select count(*)::int as left from graphile_worker.jobs where task_identifier = 'fold_tallies'
        and attempts < max_attempts`,
    ),
  );
  return rows[0]?.left ?? 0;
}

/** A job with a higher priority than all waiting ones. */
async function addUrgentJob(): Promise<void> {
  await onServer(postgres.ownerUrl, (client) =>
    client.query(`select graphile_worker.add_job('fold_tallies', job_key => 'urgent', priority => -10)`),
  );
}

async function urgentJobWaits(): Promise<boolean> {
  const { rowCount } = await onServer(postgres.ownerUrl, (client) =>
    client.query(`select from graphile_worker.jobs where key = 'urgent'`),
  );
  return rowCount !== 0;
}

test.each(['worker', 'all'] as const)(
  'ROLE=%s goes on by itself after PostgreSQL was killed',
  async (role) => {
    const oja = await launch(role);
    await addJobs(1_000);
    const waiting = await countJobs();
    await expect.poll(countJobs, { timeout: 30_000, interval: 50 }).toBeLessThan(waiting - 20);

    const printedBefore = oja.output().length;
    await killPostgres();
    await delay(outageMs / 2);
    // The second half of the outage without a proxy either: connections are refused instead of closed.
    await proxy.refuse();
    await delay(outageMs / 2);
    const printed = oja.output().slice(printedBefore).split('\n');
    // graphile-worker itself prints a trace for each of its six slots that ends; everything else is a line of the log.
    const lines = printed.filter((line) => line.startsWith('{'));
    const traces = printed.filter((line) => line.startsWith('Trace:'));
    await proxy.mend();
    await startPostgresAgain();

    expect(oja.child.exitCode).toBeNull();
    expect(lines.length, lines.join('\n')).toBeLessThan((outageMs / 1000) * 2 + 6);
    expect(traces.length).toBeLessThanOrEqual(6);
    await addUrgentJob();
    await expect.poll(urgentJobWaits, { timeout: 60_000, interval: 200 }).toBe(false);
    if (role === 'all') {
      await expect.poll(async () => (await fetch(`${oja.url}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    }
    expect([oja.child.exitCode, oja.child.signalCode]).toEqual([null, null]);

    oja.child.kill('SIGTERM');
    expect(await oja.ended).toBe(0);
  },
);

test('a worker that is stopped while the database is away ends soon, with code 0', async () => {
  const oja = await launch('worker');
  await addJobs(500);
  await killPostgres();
  await delay(1_500);
  const started = Date.now();
  oja.child.kill('SIGTERM');
  expect(await oja.ended).toBe(0);
  expect(Date.now() - started).toBeLessThan(12_000);
  await startPostgresAgain();
});
