import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { startDatabase } from '../support/database.ts';
import { median } from '../support/median.ts';
import { openPool } from '../support/open-pool.ts';
import { makeTpcb, tpcbTransaction } from '../support/tpcb.ts';

const rounds = 5;
const roundMs = 3_000;
const wallets = 10_000;

/**
 * A transfer as the use cases make it: a wallet pays another, and the platform's fee account collects its part every
 * time. TPC-B does about the same work with its own statements and, on purpose, with hot rows; both use `pg` with
 * named queries and the same number of connections on the same server, and alternate.
 */
export const ledger = defineMeasure({
  name: 'ledger',
  figures: {
    rate: {
      label: 'Ledger transfers per second against TPC-B, 8 clients',
      target: { atLeast: 0.4 },
      unit: '',
    },
    growth: {
      label: 'Ledger transfers per second with 32 clients against 8',
      target: { atLeast: 0.8 },
      unit: '',
    },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using database = await startDatabase(folder.path);
    const owner = openPool(database.ownerUrl, 32);
    const app = openPool(database.appUrl, 32);
    try {
      const people = await openWallets(app);
      const branches = await makeTpcb(owner);
      return await compare({
        tpcb: (clients) => rateOf(owner, clients, (client) => tpcbTransaction(client, branches)),
        ours: (clients) => rateOf(app, clients, (client) => transfer(client, people)),
      });
    } finally {
      await Promise.all([owner.end(), app.end()]);
    }
  },
});

type Side = (clients: number) => Promise<number>;

async function compare({ tpcb, ours }: { tpcb: Side; ours: Side }) {
  for (const side of [tpcb, ours]) await side(8);
  const turns: { tpcb: number; eight: number; many: number }[] = [];
  while (turns.length < rounds) {
    turns.push({ tpcb: await tpcb(8), eight: await ours(8), many: await ours(32) });
  }
  const middle = (field: 'tpcb' | 'eight' | 'many') => Math.round(median(turns.map((turn) => turn[field])));
  return {
    rate: {
      value: median(turns.map((turn) => turn.eight / turn.tpcb)),
      detail: `${middle('eight')} against ${middle('tpcb')} a second`,
    },
    growth: {
      value: median(turns.map((turn) => turn.many / turn.eight)),
      detail: `${middle('many')} against ${middle('eight')} a second`,
    },
  };
}

/** Transactions per second of this many connections that do nothing else. */
async function rateOf(
  pool: pg.Pool,
  clients: number,
  transaction: (client: pg.PoolClient) => Promise<void>,
): Promise<number> {
  const connections = await Promise.all(Array.from({ length: clients }, () => pool.connect()));
  try {
    const startedAt = performance.now();
    const counts = await Promise.all(
      connections.map(async (client) => {
        let count = 0;
        while (performance.now() - startedAt < roundMs) {
          await transaction(client);
          count += 1;
        }
        return count;
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    return counts.reduce((sum, count) => sum + count, 0) / seconds;
  } finally {
    for (const client of connections) client.release();
  }
}

async function transfer(client: pg.PoolClient, people: readonly string[]): Promise<void> {
  const [payer, payee] = [anyOf(people), anyOf(people)];
  if (payer === payee) return;
  await client.query({ name: 'begin', text: 'begin' });
  await client.query({
    name: 'post',
    text: 'select * from ledger_post($1, $2, null, $3, now(), $4::text[], $5::uuid[], $6::bigint[])',
    values: [
      randomUUID(),
      'bench',
      'A transfer',
      ['wallet', 'wallet', 'platform_fees'],
      [payer, payee, null],
      [-100, 90, 10],
    ],
  });
  await client.query({ name: 'commit', text: 'commit' });
}

async function openWallets(pool: pg.Pool): Promise<string[]> {
  const people = Array.from({ length: wallets }, () => randomUUID());
  await pool.query(
    `select ledger_post('open:' || person, 'bench', null, '', now(), array['bank', 'wallet'],
       array[null, person]::uuid[], array[-100000000, 100000000]) from unnest($1::uuid[]) as person`,
    [people],
  );
  return people;
}

function anyOf(people: readonly string[]): string {
  return people[Math.floor(Math.random() * people.length)] ?? '';
}
