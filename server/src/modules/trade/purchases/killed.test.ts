import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { holdRows } from '../../../../test/held-rows.ts';
import { joinOja, type Oja, type Person } from '../../../../test/oja.ts';
import { launchOja, type OjaProcess, readyText } from '../../../../test/oja-process.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { addBuyer, addTrader, statusOfPurchase } from '../../../../test/purchases.ts';
import { seeded } from '../../../../test/seeded.ts';
import { dataFolderAt } from '../../../config/data-folder.ts';
import { locateCluster } from '../../../db/embedded/place.ts';
import { findPostmaster } from '../../../db/embedded/postmaster.ts';
import { resetDataFolder } from '../../../db/embedded/reset-data-folder.ts';
import { walletRow } from '../../money/ledger/test-wallet-row.ts';
import { addPosted } from '../listings/test-listings.ts';
import { windowKey } from './window-key.ts';

/*
 * The real server, with a database that writes to disk, is killed while buyers buy and confirm. A request without an
 * answer is sent again with the same key, as the web application does, until it is answered.
 */
const people = 4;
const priceNaira = 100;
const purchasesBetweenDeaths = 10;
/** The number of kills; KILLS=20 is the long run. SEED=… repeats the moments of a run as far as possible. */
const kills = Number(process.env.KILLS ?? 3);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6));
const random = seeded(seed);
vi.setConfig({ testTimeout: 180_000 + kills * 30_000, hookTimeout: 120_000 });

let dataDir: string;
let server: OjaProcess;
let ready: Promise<void>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'oja-killed-'));
  await chmod(dataDir, 0o755);
  await start();
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await resetDataFolder(dataFolderAt(dataDir));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await launchOja({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' });
  ready = server.printed(readyText);
  await ready;
}

const deaths = {
  api: async () => void server.child.kill('SIGKILL'),
  database: async () => {
    const postmaster = await findPostmaster(await locateCluster(dataFolderAt(dataDir)));
    if (postmaster === undefined) throw new Error('no database server runs');
    process.kill(postmaster.pid, 'SIGKILL');
  },
};

/** Answered requests, each with its purchase. */
interface Acknowledged {
  bought: { purchaseId: string; listingId: string; buyer: Person }[];
  confirmed: string[];
}

/** Buyers buy every listing and confirm every second purchase, while the server is killed the given number of times. */
async function trade(
  stock: { buyers: Person[]; listings: string[] },
  death: () => Promise<void>,
  times: number,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { bought: [], confirmed: [] };
  let dueAfter = Number.POSITIVE_INFINITY;
  let deathIsDue: () => void = () => undefined;
  const shopping = Promise.all(
    stock.buyers.map(async (buyer) => {
      for (let listingId = stock.listings.pop(); listingId; listingId = stock.listings.pop()) {
        const { id: purchaseId } = await insist(buyer, '/purchases', { listing_id: listingId });
        acknowledged.bought.push({ purchaseId, listingId, buyer });
        if (acknowledged.bought.length >= dueAfter) deathIsDue();
        if (acknowledged.bought.length % 2 === 0) continue;
        await insist(buyer, `/purchases/${purchaseId}/confirm`);
        acknowledged.confirmed.push(purchaseId);
      }
    }),
  );
  for (let died = 0; died < times; died += 1) {
    const due = new Promise<void>((resolve) => {
      deathIsDue = resolve;
    });
    dueAfter = acknowledged.bought.length + 1 + random(purchasesBetweenDeaths);
    await Promise.race([due, shopping]);
    // At a random moment between two statements.
    await sleep(random(40));
    // No request is sent until the server is back.
    const { promise, resolve: revive } = Promise.withResolvers<void>();
    ready = promise;
    await death();
    await server.ended;
    await start();
    revive();
  }
  await shopping;
  return acknowledged;
}

/** Sends a request with the same key until it is answered. Any answer but a success is a failure. */
async function insist(buyer: Person, path: string, body: object = {}): Promise<{ id: string }> {
  const headers = {
    authorization: `Bearer ${buyer.token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  for (;;) {
    await ready;
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}/api${path}`, sent).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    // Without an answer, or with one that says that the database is unavailable, the outcome is unknown.
    if (answer === undefined || text === undefined || answer.status === 503) continue;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text).data;
  }
}

test.each([
  [`the API, ${kills} times (SEED=${seed})`, 'api', kills],
  ['PostgreSQL', 'database', 1],
] as const)('%s is killed under load: nothing that was acknowledged is lost', async (_title, who, times) => {
  await using before = await openSecondProcess();
  const seller = await addTrader(before.oja);
  const buyers: Person[] = [];
  for (let n = 0; n < people; n += 1) buyers.push(await addBuyer(before.oja, 100_000));
  const listings: string[] = [];
  for (let n = 0; n < (times + 1) * purchasesBetweenDeaths; n += 1) {
    listings.push((await addPosted(before.oja, seller, { price: priceNaira })).id);
  }
  const offered = [...listings];

  const { bought, confirmed } = await trade({ buyers, listings }, deaths[who], times);

  await using after = await openSecondProcess();
  const rows = await after.oja.deps.db
    .selectFrom('purchases')
    .select(['id', 'listingId', 'buyerId', 'status'])
    .where('sellerId', '=', seller.id)
    .execute();
  // The answers match the database: every listing is sold once, to the buyer who was answered, in the answered status.
  const sorted = (lines: string[]) => lines.toSorted();
  expect(sorted(rows.map((row) => `${row.id} ${row.listingId} ${row.buyerId}`))).toEqual(
    sorted(bought.map(({ purchaseId, listingId, buyer }) => `${purchaseId} ${listingId} ${buyer.id}`)),
  );
  expect(sorted(rows.map((row) => row.listingId ?? ''))).toEqual(sorted(offered));
  expect(sorted(rows.filter(({ status }) => status === 'completed').map(({ id }) => id))).toEqual(
    sorted(confirmed),
  );
  await expectCleanLedger(after.oja);
});

test('a worker is killed when the money has moved and its job is not done yet: the next run changes nothing', async () => {
  const { purchaseId, seller } = await killBeforeTheJobIsDone();
  await start();
  await using second = await openSecondProcess();
  const { oja } = second;
  const isLeft = () => sql`select from graphile_worker.jobs where key = ${windowKey(purchaseId)}`;
  await expect
    .poll(async () => (await isLeft().execute(oja.deps.db)).rows.length, { timeout: 30_000 })
    .toBe(0);
  expect(await availableOf(oja, seller)).toBe(901);
  const ends = await oja.deps.db
    .selectFrom('purchaseEvents')
    .select(['transition', 'actor'])
    .where('purchaseId', '=', purchaseId)
    .where('toStatus', '=', 'completed')
    .execute();
  expect(ends).toEqual([{ transition: 'auto_complete', actor: 'clock' }]);
  await expectCleanLedger(oja);
});

const unlockJob = `
  select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker.jobs where key = $1))`;

/** The worker completes a purchase that is due, and is killed before it marks the job as done. */
async function killBeforeTheJobIsDone(): Promise<{ purchaseId: string; seller: Person }> {
  await using second = await openSecondProcess();
  const { oja } = second;
  oja.clock.now = new Date(Date.now() - 8 * dayMs);
  const [seller, buyer] = [await addTrader(oja), await addBuyer(oja, 1_000)];
  await fundWallet(oja, seller.id, 100);
  const { id: listingId } = await addPosted(oja, seller, { price: 1_000 });
  let purchaseId = '';
  await onServer(oja.ownerUrl, async (console) => {
    await holdRows(oja, walletRow(seller), async () => {
      const body = { listing_id: listingId };
      const bought = await oja.call('createPurchase', { token: buyer.token, body });
      purchaseId = bought.body.data.id;
      // It has locked the job and waits for the wallet that it pays into.
      await expect.poll(() => waiting(oja), { timeout: 20_000 }).toBe(1);
      await console.query('begin');
      // Its lock on the job row is not committed, so other workers see the row unchanged.
      await console.query(unlockJob, [windowKey(purchaseId)]);
    });
    await expect.poll(() => statusOfPurchase(oja, purchaseId), { timeout: 20_000 }).toBe('completed');
    await expect.poll(() => waiting(oja), { timeout: 20_000 }).toBe(1);
    await deaths.api();
    await server.ended;
    // Its last statement has no effect either: its session ends after the lock timeout.
    await expect.poll(() => waiting(oja), { timeout: 20_000 }).toBe(0);
    await console.query('rollback');
    // The queue unlocks a job that was not finished within four hours.
    const left = await console.query(
      'select attempts from graphile_worker.jobs where key = $1 and locked_by is not null',
      [windowKey(purchaseId)],
    );
    expect(left.rows).toEqual([{ attempts: 1 }]);
    await console.query(unlockJob, [windowKey(purchaseId)]);
  });
  return { purchaseId, seller };
}

/** The number of sessions of this server that wait for a lock. */
async function waiting({ deps }: Oja): Promise<number> {
  const { rows } = await sql<{ sessions: number }>`
    select count(distinct pid)::int as sessions from pg_locks where not granted`.execute(deps.db);
  return rows[0]?.sessions ?? 0;
}

async function openSecondProcess() {
  const oja = await joinOja(dataDir);
  // Sessions are created by the clock of this process and read by that of the server.
  oja.clock.now = new Date(Date.now() - dayMs / 24);
  return { oja, [Symbol.asyncDispose]: () => oja.close() };
}
