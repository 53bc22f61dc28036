import type pg from 'pg';
import { findRunningPostgres } from '../../server/src/db/embedded/find-running.ts';
import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addListings, addTraders, makeKey, type Trader } from '../support/fill-purchases.ts';
import { KeepAlive } from '../support/keep-alive.ts';
import { median, percentile } from '../support/median.ts';
import { startApi } from '../support/oja.ts';
import { openPool } from '../support/open-pool.ts';
import { makeTpcb, tpcbTransaction } from '../support/tpcb.ts';

const rounds = 5;
const roundMs = 3_000;
const clients = 8;
const crowd = 32;
const listingsPerSet = 30_000;

/**
 * Buying over HTTP with everything that belongs to it, and confirming the purchases, each against TPC-B with as many
 * connections on the same server. Then many concurrent buyers: from as many sellers, and all from one.
 */
export const purchases = defineMeasure({
  name: 'purchases',
  figures: {
    buying: {
      label: '`POST /purchases` per second against TPC-B, 8 clients',
      target: { atLeast: 0.12 },
      unit: '',
    },
    keyed: {
      label: '… with an idempotency key for each, as the web application sends it',
      target: { atLeast: 0.12 },
      unit: '',
    },
    confirming: {
      label: '`POST /purchases/{id}/confirm` with a key per second against TPC-B, 8 clients',
      target: { atLeast: 0.12 },
      unit: '',
    },
    tail: { label: '`POST /purchases`: p99 against the median', target: { atMost: 20 }, unit: '×' },
    oneSeller: {
      label: 'Purchases per second of 32 buyers from one seller against 32 sellers',
      target: { atLeast: 0.8 },
      unit: '',
    },
  },
  async run() {
    const key = makeKey();
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path, key.env);
    const running = await findRunningPostgres(folder.path);
    if (running === undefined) throw new Error('The database of the measure does not run.');
    const pool = openPool(running.ownerUrl, clients);
    try {
      let shops: Shop[] = [];
      let buyers: Trader[] = [];
      await asOwner(folder.path, async (client) => {
        buyers = await addTraders(client, crowd);
        const sellers = await addTraders(client, crowd);
        const stock = (from: readonly Trader[]) => addListings(client, key.sealer, from, listingsPerSet);
        shops = [{ listings: await stock(sellers) }, { listings: await stock(sellers.slice(0, 1)) }];
        await client.query('vacuum analyze');
      });
      const branches = await makeTpcb(pool);
      const [many, one] = shops;
      if (many === undefined || one === undefined) throw new Error('There are two shops.');
      return await compare({ url: oja.url, buyers, many, one, tpcb: () => tpcbRate(pool, branches) });
    } finally {
      await pool.end();
    }
  },
});

/** Every listing is sold once. */
interface Shop {
  listings: string[];
}

interface Scene {
  url: string;
  buyers: readonly Trader[];
  many: Shop;
  one: Shop;
  tpcb(): Promise<number>;
}

async function compare(scene: Scene) {
  const { many, one, tpcb } = scene;
  // A warm-up run of each: compilation, new connections and statement preparation are not measured.
  const warmUp = await buyFor(scene, many, clients);
  await confirmAll(scene, warmUp.purchases);
  await buyFor(scene, many, clients, { withKey: true });
  await tpcb();
  const turns: {
    tpcb: number;
    buying: number;
    keyed: number;
    confirming: number;
    many: number;
    one: number;
  }[] = [];
  const times: number[] = [];
  while (turns.length < rounds) {
    const baseline = await tpcb();
    const bought = await buyFor(scene, many, clients);
    const keyed = await buyFor(scene, many, clients, { withKey: true });
    const confirmed = await confirmAll(scene, [...bought.purchases, ...keyed.purchases]);
    const fromMany = await buyFor(scene, many, crowd);
    const fromOne = await buyFor(scene, one, crowd);
    times.push(...bought.times);
    turns.push({
      tpcb: baseline,
      buying: bought.perSecond,
      keyed: keyed.perSecond,
      confirming: confirmed,
      many: fromMany.perSecond,
      one: fromOne.perSecond,
    });
  }
  const middle = (field: keyof (typeof turns)[number]) =>
    Math.round(median(turns.map((turn) => turn[field])));
  const [typical, slowest] = [median(times), percentile(times, 99)];
  return {
    buying: {
      value: median(turns.map((turn) => turn.buying / turn.tpcb)),
      detail: `${middle('buying')} against ${middle('tpcb')} a second`,
    },
    keyed: {
      value: median(turns.map((turn) => turn.keyed / turn.tpcb)),
      detail: `${middle('keyed')} against ${middle('tpcb')} a second`,
    },
    confirming: {
      value: median(turns.map((turn) => turn.confirming / turn.tpcb)),
      detail: `${middle('confirming')} against ${middle('tpcb')} a second`,
    },
    tail: { value: slowest / typical, detail: `${slowest.toFixed(1)} ms against ${typical.toFixed(1)} ms` },
    oneSeller: {
      value: median(turns.map((turn) => turn.one / turn.many)),
      detail: `${middle('one')} against ${middle('many')} a second`,
    },
  };
}

interface Bought {
  buyer: Trader;
  id: string;
}

/** Concurrent buyers, each buying one account after the other, for one round. */
async function buyFor({ url, buyers }: Scene, shop: Shop, count: number, { withKey } = { withKey: false }) {
  const startedAt = performance.now();
  const purchases: Bought[] = [];
  const times: number[] = [];
  await Promise.all(
    buyers.slice(0, count).map(async (buyer) => {
      await using line = new KeepAlive(url);
      while (performance.now() - startedAt < roundMs) {
        const listing = shop.listings.pop();
        if (listing === undefined) throw new Error('Everything is sold: the measure needs more listings.');
        const askedAt = performance.now();
        const answer = await line.post('/api/purchases', buyer.token, { listing_id: listing }, withKey);
        times.push(performance.now() - askedAt);
        const { data }: { data: { id: string } } = JSON.parse(answer);
        purchases.push({ buyer, id: data.id });
      }
    }),
  );
  return { purchases, times, perSecond: (purchases.length / (performance.now() - startedAt)) * 1000 };
}

async function confirmAll({ url }: Scene, bought: readonly Bought[]): Promise<number> {
  const waiting = [...bought];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      await using line = new KeepAlive(url);
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        await line.post(`/api/purchases/${next.id}/confirm`, next.buyer.token, {}, true);
      }
    }),
  );
  return (bought.length / (performance.now() - startedAt)) * 1000;
}

async function tpcbRate(pool: pg.Pool, branches: number): Promise<number> {
  const startedAt = performance.now();
  const counts = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await pool.connect();
      let count = 0;
      try {
        while (performance.now() - startedAt < roundMs) {
          await tpcbTransaction(client, branches);
          count += 1;
        }
      } finally {
        client.release();
      }
      return count;
    }),
  );
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - startedAt)) * 1000;
}
