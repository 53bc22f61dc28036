import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../../server/src/db/client.ts';
import { findRunningPostgres } from '../../server/src/db/embedded/find-running.ts';
import { inTransaction } from '../../server/src/db/transaction.ts';
import { notify } from '../../server/src/modules/platform/notifications/index.ts';
import { defineMeasure } from '../measure.ts';
import type { Child } from '../support/child.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { type EventStream, openStream } from '../support/event-stream.ts';
import { addConversations } from '../support/fill-conversations.ts';
import { addListings, addTraders, makeKey, type Trader } from '../support/fill-purchases.ts';
import { percentile } from '../support/median.ts';
import { type Answered, offer, timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';
import { memoryOf } from '../support/process-status.ts';
import { startWorker } from '../support/worker.ts';

/** Smaller numbers are for a quick test of the measure; these are the published ones. */
const streams = Number(process.env.BENCH_STREAMS ?? 2_000);
const messagesPerSecond = Number(process.env.BENCH_STREAM_MESSAGES ?? 100);
const seconds = Number(process.env.BENCH_STREAM_SECONDS ?? 20);

const notificationsPerSecond = 25;
const settleMs = 5_000;
const workerReadyMs = 60_000;
const hintTimeoutMs = 10_000;

/**
 * Many users with an open event stream on one API process, while users send messages through the same process and
 * others get notifications. A separate worker delivers the notifications, as in production; the time runs from the
 * commit until the hint is received.
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
    const population = await fill(folder.path, key);
    await using worker = await startWorker(folder.path, key.env);
    await delay(settleMs);
    const before = await memoryOf(oja.pid);
    const readers = await openAll(oja.url, population.people);
    try {
      await delay(settleMs);
      const after = await memoryOf(oja.pid);
      const { notifications, written } = await runLoad({
        url: oja.url,
        dataDir: folder.path,
        worker,
        ...population,
        readers,
      });
      return {
        memory: {
          value: after.residentMb - before.residentMb,
          detail: `${before.residentMb.toFixed(0)} MB before, ${after.residentMb.toFixed(0)} MB with ${streams} streams`,
        },
        fanOut: {
          value: percentile(notifications, 99),
          detail:
            `${notifications.length} told, median ${percentile(notifications, 50).toFixed(1)} ms; ${written.length} messages, from sending ` +
            `to the other's page p99 ${percentile(written, 99).toFixed(1)} ms`,
        },
      };
    } finally {
      for (const reader of readers.values()) reader.close();
    }
  },
});

interface Population {
  people: Trader[];
  conversations: { id: string; buyer: Trader; seller: Trader }[];
}

/** Users in pairs, each pair in a conversation. */
async function fill(dataDir: string, { sealer }: ReturnType<typeof makeKey>): Promise<Population> {
  const population: Population = { people: [], conversations: [] };
  await asOwner(dataDir, async (client) => {
    population.people = await addTraders(client, streams);
    const half = Math.floor(population.people.length / 2);
    const [sellers, buyers] = [population.people.slice(0, half), population.people.slice(half)];
    const listings = await addListings(client, sealer, sellers, half);
    const conversations = sellers.flatMap((seller, n) => {
      const [buyer, listingId] = [buyers[n], listings[n]];
      return buyer && listingId ? [{ seller, buyer, listingId }] : [];
    });
    const ids = await addConversations(client, conversations);
    population.conversations = conversations.flatMap((one, n) => (ids[n] ? [{ ...one, id: ids[n] }] : []));
    await client.query('vacuum analyze');
  });
  return population;
}

/** Opens a few streams at a time. */
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

interface Stage extends Population {
  url: string;
  dataDir: string;
  worker: Child;
  readers: ReadonlyMap<string, EventStream>;
}

/** Both at a constant rate, independent of earlier requests: a slow one must not slow down the next. */
async function runLoad(stage: Stage): Promise<{ notifications: number[]; written: number[] }> {
  const running = await findRunningPostgres(stage.dataDir);
  if (running === undefined) throw new Error('No database runs in the data folder of this measure.');
  const client = connect(running.appUrl, {
    assumeAppRole: false,
    maxConnections: 8,
    onError: () => undefined,
  });
  const notifyOne = async (index: number, withinMs = hintTimeoutMs): Promise<Answered> => {
    const person = pick(stage.people, index * 7);
    const received = readerOf(stage, person).waitForHint('notifications', withinMs);
    received.catch(() => undefined);
    await inTransaction(client.db, (tx) => notify(tx, 'secure_your_account', person.id, {}, new Date()));
    const committedAt = performance.now();
    return { status: 200, ms: Math.max(0, (await received) - committedAt), text: '' };
  };
  try {
    // The first one waits until the worker is ready.
    await Promise.race([notifyOne(0, workerReadyMs), endOf(stage.worker)]);
    const [notifications, written] = await Promise.all([
      offer({ perSecond: notificationsPerSecond, seconds }, notifyOne),
      offer({ perSecond: messagesPerSecond, seconds }, (index) => write(stage, index)),
    ]);
    return { notifications: notifications.map(({ ms }) => ms), written: written.map(({ ms }) => ms) };
  } finally {
    await client.close();
  }
}

/** The buyer sends a message, and the seller's stream receives the hint. */
async function write(stage: Stage, index: number): Promise<Answered> {
  const { id, buyer, seller } = pick(stage.conversations, index * 13);
  const startedAt = performance.now();
  const received = readerOf(stage, seller).waitForHint('messages', hintTimeoutMs);
  received.catch(() => undefined);
  const answer = await timedCall(`${stage.url}/api/conversations/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: randomUUID(),
      text: `Is it still for sale? I ask for the ${index}th time.`,
    }),
    keepText: true,
  });
  if (answer.status !== 200) throw new Error(`A message was answered with ${answer.status}: ${answer.text}`);
  return { ...answer, ms: (await received) - startedAt };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is no item to choose from.');
  return item;
}

function readerOf(stage: Stage, person: Trader): EventStream {
  const reader = stage.readers.get(person.id);
  if (reader === undefined) throw new Error('A person has no open event stream.');
  return reader;
}

async function endOf(worker: Child): Promise<never> {
  const code = await worker.ended;
  throw new Error(`The worker ended with ${code}. It printed:\n${worker.output()}`);
}
