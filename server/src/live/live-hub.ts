import type { Hint } from '@oja/contract/system';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import type { Tx } from '../db/transaction.ts';

/**
 * Distributes notices between processes over LISTEN/NOTIFY. A notice stores nothing and only states that something
 * changed: a hint for a user's browser, or a reason for every process to invalidate a cache.
 *
 * States: listening, or broken and reconnecting. While broken, notices are lost, so `onGap` listeners clear their
 * caches, both when the connection breaks and when it is back.
 *
 * A connection that a router or a proxy dropped looks open for hours, so a heartbeat queries it every ten seconds;
 * without a reply within eight seconds it counts as broken.
 */
const heartbeatEveryMs = 10_000;
const heartbeatTimeoutMs = 8_000;
const channel = 'oja';

const notice = z.union([
  z.object({ hint: z.object({ topic: z.string(), id: z.string().optional() }), userId: z.string() }),
  z.object({ userChanged: z.string() }),
  z.object({ settingsChanged: z.string() }),
  z.object({ marketChanged: z.literal(true) }),
]);
export type Notice = z.infer<typeof notice>;

export interface LiveHub {
  /** Calls the listener for each hint to this user until the returned function is called. */
  subscribe(userId: string, send: (hint: Hint) => void): () => void;
  onNotice(listener: (notice: Notice) => void): void;
  onGap(listener: () => void): void;
  /** True while the connection is listening. */
  isListening(): boolean;
  stop(): Promise<void>;
}

/**
 * Sends notices when the transaction commits. Not for transactions that move money, because NOTIFY serialises
 * commits.
 */
export async function announce(tx: Tx | Db, ...notices: readonly Notice[]): Promise<void> {
  const texts = notices.map((one) => JSON.stringify(one));
  await sql`select count(pg_notify(${channel}, text)) from unnest(${texts}::text[]) text ${prepared}`.execute(
    tx,
  );
}

interface LiveHubOptions {
  url: string;
  assumeAppRole?: boolean;
  log: FastifyBaseLogger;
  heartbeat?: { everyMs: number; timeoutMs: number };
}

export async function startLiveHub(options: LiveHubOptions): Promise<LiveHub> {
  const heartbeat = options.heartbeat ?? { everyMs: heartbeatEveryMs, timeoutMs: heartbeatTimeoutMs };
  const receivers = createReceivers();
  const gapListeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  await listen();
  const beating = setInterval(() => void checkConnection(), heartbeat.everyMs).unref();

  async function listen(): Promise<void> {
    const fresh = createListener(options, heartbeat.timeoutMs);
    fresh.on('notification', (message) => receivers.dispatch(message.payload ?? ''));
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      abandon(fresh);
      throw error;
    }
    if (stopped) return abandon(fresh);
    client = fresh;
    for (const listener of gapListeners) listener();
  }

  async function checkConnection(): Promise<void> {
    const checked = client;
    if (checked === undefined) return;
    try {
      await checked.query('select 1');
    } catch {
      lose(checked);
      abandon(checked);
    }
  }

  function lose(broken: pg.Client): void {
    if (stopped || client !== broken) return;
    client = undefined;
    options.log.warn('LISTEN connection lost, reconnecting');
    for (const listener of gapListeners) listener();
    reconnectSoon();
  }

  function reconnectSoon(): void {
    retry = setTimeout(() => {
      if (!stopped) listen().catch(reconnectSoon);
    }, 500);
  }

  return {
    subscribe: receivers.subscribe,
    onNotice: receivers.onNotice,
    onGap: (listener) => void gapListeners.push(listener),
    isListening: () => client !== undefined,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(beating);
      await client?.end();
    },
  };
}

function createListener({ url, assumeAppRole }: LiveHubOptions, timeoutMs: number): pg.Client {
  return new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Also bounds `listen` and the heartbeat: pg rejects a statement that is not answered in time.
    query_timeout: timeoutMs,
    application_name: 'oja-live',
    options: assumeAppRole ? '-c role=oja_app' : undefined,
  });
}

/** Ends a connection without waiting for the server, which may never reply. */
function abandon(broken: pg.Client): void {
  broken.end().catch(() => undefined);
}

/** Who gets a notice: all listeners, and the open event streams of its user when it is a hint. */
function createReceivers() {
  const noticeListeners: ((notice: Notice) => void)[] = [];
  const groups = new Map<string, Set<(hint: Hint) => void>>();
  return {
    onNotice: (listener: (notice: Notice) => void) => void noticeListeners.push(listener),
    subscribe(userId: string, send: (hint: Hint) => void): () => void {
      const group = groups.get(userId) ?? new Set();
      groups.set(userId, group.add(send));
      return () => {
        group.delete(send);
        if (group.size === 0 && groups.get(userId) === group) groups.delete(userId);
      };
    },
    dispatch(payload: string): void {
      const parsed = notice.safeParse(JSON.parse(payload));
      if (!parsed.success) return;
      for (const listener of noticeListeners) listener(parsed.data);
      if (!('hint' in parsed.data)) return;
      for (const send of groups.get(parsed.data.userId) ?? []) send(parsed.data.hint as Hint);
    },
  };
}
