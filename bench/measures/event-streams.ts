import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../../server/src/db/client.ts';
import { findRunningPostgres } from '../../server/src/db/embedded/find-running.ts';
import { inTransaction } from '../../server/src/db/transaction.ts';
import { notify } from '../../server/src/modules/notifications/index.ts';
import { defineMeasure } from '../measure.ts';
import type { Child } from '../support/child.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { type EventStream, openStream } from '../support/event-stream.ts';
import { addListings, addTraders, makeKey, type Trader } from '../support/fill-deals.ts';
import { addConversations } from '../support/fill-talk.ts';
import { percentile } from '../support/median.ts';
import { type Answered, offer, timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';
import { memoryOf } from '../support/process-status.ts';
import { startWorker } from '../support/worker.ts';

/** Smaller numbers show in seconds that the measure works; what counts are these. */
const streams = Number(process.env.BENCH_STREAMS ?? 2_000);
const messagesPerSecond = Number(process.env.BENCH_STREAM_MESSAGES ?? 100);
const seconds = Number(process.env.BENCH_STREAM_SECONDS ?? 20);

const notificationsPerSecond = 25;
const settleMs = 5_000;
const workerReadyMs = 60_000;
const heardWithinMs = 10_000;

/**
 * Many people with an open page on one API process, while people write to each other through the same process and others
 * are told something. A worker of its own carries what is told, as in production; the time runs from the commit until
 * the hint is read.
 */
export const eventStreams = defineMeasure({
  name: 'event-streams',
  figures: {
    memory: {
      label: '2,000 open event streams: more resident memory of the API process',
      target: { atMost: 150 },
      unit: 'MB',
    },
    fanOut: {
      label: 'A notification reaches its open page while 100 messages a second are sent, p99',
      target: { atMost: 200 },
      unit: 'ms',
    },
  },
  async run() {
    const key = makeKey();
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path, key.env);
    const hall = await fill(folder.path, key);
    await using worker = await startWorker(folder.path, key.env);
    await delay(settleMs);
    const before = await memoryOf(oja.pid);
    const readers = await openAll(oja.url, hall.people);
    try {
      await delay(settleMs);
      const after = await memoryOf(oja.pid);
      const { told, written } = await talk({ url: oja.url, dataDir: folder.path, worker, ...hall, readers });
      return {
        memory: {
          value: after.residentMb - before.residentMb,
          detail: `${before.residentMb.toFixed(0)} MB before, ${after.residentMb.toFixed(0)} MB with ${streams} streams`,
        },
        fanOut: {
          value: percentile(told, 99),
          detail:
            `${told.length} told, median ${percentile(told, 50).toFixed(1)} ms; ${written.length} messages, from sending ` +
            `to the other's page p99 ${percentile(written, 99).toFixed(1)} ms`,
        },
      };
    } finally {
      for (const reader of readers.values()) reader.close();
    }
  },
});

interface Hall {
  people: Trader[];
  talks: { id: string; asker: Trader; seller: Trader }[];
}

/** People in pairs, each pair in a conversation. */
async function fill(dataDir: string, { sealer }: ReturnType<typeof makeKey>): Promise<Hall> {
  const hall: Hall = { people: [], talks: [] };
  await asOwner(dataDir, async (client) => {
    hall.people = await addTraders(client, streams);
    const half = Math.floor(hall.people.length / 2);
    const [sellers, askers] = [hall.people.slice(0, half), hall.people.slice(half)];
    const listings = await addListings(client, sealer, sellers, half);
    const talks = sellers.flatMap((seller, n) => {
      const [asker, listingId] = [askers[n], listings[n]];
      return asker && listingId ? [{ seller, asker, listingId }] : [];
    });
    const ids = await addConversations(client, talks);
    hall.talks = talks.flatMap((one, n) => (ids[n] ? [{ ...one, id: ids[n] }] : []));
    await client.query('vacuum analyze');
  });
  return hall;
}

/** A few at a time, as people arrive. */
async function openAll(url: string, people: readonly Trader[]): Promise<Map<string, EventStream>> {
  const readers = new Map<string, EventStream>();
  const waiting = [...people];
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let person = waiting.pop(); person; person = waiting.pop()) {
        readers.set(person.id, await openStream(url, person.token));
      }
    }),
  );
  return readers;
}

interface Stage extends Hall {
  url: string;
  dataDir: string;
  worker: Child;
  readers: ReadonlyMap<string, EventStream>;
}

/** Both at a steady pace, whatever becomes of those before: a slow one must not slow down its followers. */
async function talk(stage: Stage): Promise<{ told: number[]; written: number[] }> {
  const running = await findRunningPostgres(stage.dataDir);
  if (running === undefined) throw new Error('No database runs in the data folder of this measure.');
  const client = connect(running.appUrl, {
    assumeAppRole: false,
    maxConnections: 8,
    onError: () => undefined,
  });
  const tell = async (index: number, withinMs = heardWithinMs): Promise<Answered> => {
    const person = pick(stage.people, index * 7);
    const heard = readerOf(stage, person).hear('notifications', withinMs);
    heard.catch(() => undefined);
    await inTransaction(client.db, (tx) => notify(tx, 'secure_your_account', person.id, {}, new Date()));
    const committedAt = performance.now();
    return { status: 200, ms: Math.max(0, (await heard) - committedAt), text: '' };
  };
  try {
    // The first one waits for the worker to be up.
    await Promise.race([tell(0, workerReadyMs), endOf(stage.worker)]);
    const [told, written] = await Promise.all([
      offer({ perSecond: notificationsPerSecond, seconds }, tell),
      offer({ perSecond: messagesPerSecond, seconds }, (index) => write(stage, index)),
    ]);
    return { told: told.map(({ ms }) => ms), written: written.map(({ ms }) => ms) };
  } finally {
    await client.close();
  }
}

/** Somebody writes to the other of the two, whose page hears of it. */
async function write(stage: Stage, index: number): Promise<Answered> {
  const { id, asker, seller } = pick(stage.talks, index * 13);
  const startedAt = performance.now();
  const heard = readerOf(stage, seller).hear('messages', heardWithinMs);
  heard.catch(() => undefined);
  const answer = await timedCall(`${stage.url}/api/conversations/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${asker.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: randomUUID(),
      text: `Is it still for sale? I ask for the ${index}th time.`,
    }),
    keepText: true,
  });
  if (answer.status !== 200) throw new Error(`A message was answered with ${answer.status}: ${answer.text}`);
  return { ...answer, ms: (await heard) - startedAt };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nobody to choose from.');
  return item;
}

function readerOf(stage: Stage, person: Trader): EventStream {
  const reader = stage.readers.get(person.id);
  if (reader === undefined) throw new Error('Somebody has no open page.');
  return reader;
}

async function endOf(worker: Child): Promise<never> {
  const code = await worker.ended;
  throw new Error(`The worker ended with ${code}. It printed:\n${worker.output()}`);
}
