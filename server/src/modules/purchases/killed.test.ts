import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addBuyer, addTrader, day } from '../../../test/deals.ts';
import { expectCleanLedger } from '../../../test/expect-clean-ledger.ts';
import { joinOja, type Person } from '../../../test/oja.ts';
import { launchOja, type OjaProcess, readyText } from '../../../test/oja-process.ts';
import { dataFolderAt } from '../../data-folder.ts';
import { locateCluster } from '../../db/embedded/place.ts';
import { findPostmaster } from '../../db/embedded/postmaster.ts';
import { resetDataFolder } from '../../db/embedded/reset-data-folder.ts';
import { addPosted } from '../listings/test-listings.ts';

/*
 * The real server, with a database that writes to disk, is killed while people buy and confirm. Whoever gets no answer
 * sends the same request again with the same key, as the web application does, until there is one.
 */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const people = 4;
const priceNaira = 100;
const purchasesBetweenDeaths = 10;
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

/** Answered requests, each with the purchase it was about. */
interface Acknowledged {
  bought: { purchaseId: string; listingId: string; buyer: Person }[];
  confirmed: string[];
}

/** Buyers who buy everything there is and confirm every second purchase, while the server dies so many times. */
async function trade(
  stock: { buyers: Person[]; listings: string[] },
  death: () => Promise<void>,
  times: number,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { bought: [], confirmed: [] };
  let died = 0;
  let deathIsDue: () => void = () => undefined;
  const shopping = Promise.all(
    stock.buyers.map(async (buyer) => {
      for (let listingId = stock.listings.pop(); listingId; listingId = stock.listings.pop()) {
        const { id: purchaseId } = await insist(buyer, '/purchases', { listing_id: listingId });
        acknowledged.bought.push({ purchaseId, listingId, buyer });
        if (acknowledged.bought.length >= (died + 1) * purchasesBetweenDeaths) deathIsDue();
        if (acknowledged.bought.length % 2 === 0) continue;
        await insist(buyer, `/purchases/${purchaseId}/confirm`);
        acknowledged.confirmed.push(purchaseId);
      }
    }),
  );
  for (; died < times; died += 1) {
    await new Promise<void>((resolve) => {
      deathIsDue = resolve;
    });
    // Until there is a server again, nobody needs to ask.
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

/** Sends a request until it is answered; every time with the same key. Anything but a success is a failure. */
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
    // Without an answer, or with one that says that the database is out, nobody knows what happened.
    if (answer === undefined || text === undefined || answer.status === 503) continue;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text).data;
  }
}

test.each([
  ['T7: the API', 'api', 3],
  ['T9: PostgreSQL', 'database', 1],
] as const)('%s is killed under load: nothing that was acknowledged is lost', async (_title, who, times) => {
  await using before = await openDesk();
  const seller = await addTrader(before.oja);
  const buyers: Person[] = [];
  for (let n = 0; n < people; n += 1) buyers.push(await addBuyer(before.oja, 10_000));
  const listings: string[] = [];
  for (let n = 0; n < (times + 1) * purchasesBetweenDeaths; n += 1) {
    listings.push((await addPosted(before.oja, seller, { price: priceNaira })).id);
  }
  const offered = [...listings];

  const { bought, confirmed } = await trade({ buyers, listings }, deaths[who], times);

  await using after = await openDesk();
  const rows = await after.oja.deps.db
    .selectFrom('purchases')
    .select(['id', 'listingId', 'buyerId', 'status'])
    .where('sellerId', '=', seller.id)
    .execute();
  // What was answered is what is there: every listing once, to whom it was said, as far as it was said.
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

async function openDesk() {
  const oja = await joinOja(dataDir);
  // Sessions are made by the clock of the desk and read by that of the server.
  oja.clock.now = new Date(Date.now() - day / 24);
  return { oja, [Symbol.asyncDispose]: () => oja.close() };
}
