import { type ClientRequest, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '../../server/src/db/client.ts';
import { findRunningPostgres } from '../../server/src/db/embedded/find-running.ts';
import { inTransaction } from '../../server/src/db/transaction.ts';
import { notify } from '../../server/src/modules/notifications/index.ts';
import { defineMeasure } from '../measure.ts';
import { startNode } from '../support/child.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addTraders, makeKey, type Trader } from '../support/fill-deals.ts';
import { percentile } from '../support/median.ts';
import { startApi } from '../support/oja.ts';
import { memoryOf } from '../support/process-status.ts';

const streams = 2_000;
const perSecond = 100;
const seconds = 20;
const settleMs = 5_000;

/**
 * Many people with an open page on one API process, while something is told to one after the other. A worker of its own
 * carries what is told, as in production; the time runs from the commit until the hint is read.
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
      label: 'A notification reaches its open page while 100 a second are sent, p99',
      target: { atMost: 200 },
      unit: 'ms',
    },
  },
  async run() {
    const key = makeKey();
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path, key.env);
    await using _worker = startNode(['server/src/main.ts'], {
      NODE_ENV: 'production',
      ROLE: 'worker',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder.path,
      ...key.env,
    });
    let people: Trader[] = [];
    await asOwner(folder.path, async (client) => {
      people = await addTraders(client, streams);
    });
    await delay(settleMs);
    const before = await memoryOf(oja.pid);
    const readers = await openAll(oja.url, people);
    try {
      await delay(settleMs);
      const after = await memoryOf(oja.pid);
      const times = await tellAll(folder.path, people, readers);
      const moreMb = after.residentMb - before.residentMb;
      return {
        memory: {
          value: moreMb,
          detail: `${before.residentMb.toFixed(0)} MB before, ${after.residentMb.toFixed(0)} MB with ${streams} streams`,
        },
        fanOut: {
          value: percentile(times, 99),
          detail: `${times.length} sent, median ${percentile(times, 50).toFixed(1)} ms`,
        },
      };
    } finally {
      for (const reader of readers.values()) reader.request.destroy();
    }
  },
});

interface Reader {
  request: ClientRequest;
  /** Called when the next hint is there. */
  waiting: (() => void)[];
}

/** A few at a time, as people arrive. */
async function openAll(url: string, people: readonly Trader[]): Promise<Map<string, Reader>> {
  const readers = new Map<string, Reader>();
  const waiting = [...people];
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let person = waiting.pop(); person; person = waiting.pop()) {
        readers.set(person.id, await openStream(url, person));
      }
    }),
  );
  return readers;
}

function openStream(url: string, person: Trader): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${person.token}` };
    const request = get(`${url}/api/events`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}.`));
      const reader: Reader = { request, waiting: [] };
      response.setEncoding('utf8').on('data', (text: string) => {
        if (!text.includes('"notifications"')) return;
        for (const hear of reader.waiting.splice(0)) hear();
      });
      response.on('error', () => undefined);
      return resolve(reader);
    });
    request.on('error', reject);
  });
}

/** At a steady pace, whatever becomes of those before: a slow one must not slow down its followers. */
async function tellAll(
  dataDir: string,
  people: readonly Trader[],
  readers: ReadonlyMap<string, Reader>,
): Promise<number[]> {
  const running = await findRunningPostgres(dataDir);
  if (running === undefined) throw new Error('No database runs in the data folder of this measure.');
  const client = connect(running.appUrl, {
    assumeAppRole: false,
    maxConnections: 8,
    onError: () => undefined,
  });
  const waiting: Promise<number>[] = [];
  try {
    const startedAt = performance.now();
    for (let n = 0; n < perSecond * seconds; n += 1) {
      const person = people[(n * 7) % people.length];
      const reader = person && readers.get(person.id);
      if (person && reader) waiting.push(tellOne(client.db, person.id, reader));
      const behindMs = startedAt + ((n + 1) * 1_000) / perSecond - performance.now();
      if (behindMs > 0) await delay(behindMs);
    }
    return await Promise.all(waiting);
  } finally {
    await client.close();
  }
}

async function tellOne(
  db: Parameters<typeof inTransaction>[0],
  userId: string,
  reader: Reader,
): Promise<number> {
  const heard = new Promise<number>((resolve) => {
    reader.waiting.push(() => resolve(performance.now()));
  });
  await inTransaction(db, (tx) => notify(tx, 'secure_your_account', userId, {}, new Date()));
  const committedAt = performance.now();
  return Math.max(0, (await heard) - committedAt);
}
