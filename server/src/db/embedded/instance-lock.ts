import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * One instance of Oja per data folder. A living instance holds an advisory lock of its own database server on
 * a connection it uses for nothing else. The lock goes with the connection, and the connection with the
 * process, so nothing has to be cleaned up after a crash.
 */
export type LockAttempt =
  | { state: 'held'; client: pg.Client }
  | { state: 'taken' }
  | { state: 'unreachable' };

const instanceLock = 7_310_459;
/** The server needs a moment to notice that the process which held the lock is gone. */
const patienceMs = 1_000;
const pollMs = 50;

export async function tryInstanceLock(superuserUrl: string): Promise<LockAttempt> {
  const client = new pg.Client({
    connectionString: superuserUrl,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // Without a listener, a connection that breaks would end the process; its end is watched elsewhere.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (await waitForLock(client)) return { state: 'held', client };
    await client.end();
    return { state: 'taken' };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isWrongPassword(error)) throw error;
    return { state: 'unreachable' };
  }
}

export function isWrongPassword(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '28P01';
}

/** Holds the lock over a restart of the server's own making, and says so when it cannot be had back. */
export function keepInstanceLock(
  held: pg.Client,
  options: { superuserUrl: string; regainMs: number; onLost: () => void },
): { expectEnd(): void } {
  let isKept = true;
  async function regain(): Promise<void> {
    const deadline = Date.now() + options.regainMs;
    while (isKept && Date.now() < deadline) {
      const attempt = await tryInstanceLock(options.superuserUrl).catch(() => ({ state: 'taken' as const }));
      if (attempt.state === 'taken') break;
      if (attempt.state === 'unreachable') {
        await delay(pollMs);
        continue;
      }
      attempt.client.once('end', regain);
      return;
    }
    if (isKept) options.onLost();
  }
  held.once('end', regain);
  return {
    // The lock itself is kept until the server ends the connection: nobody may take a cluster that is stopping.
    expectEnd: () => {
      isKept = false;
    },
  };
}

async function waitForLock(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      instanceLock,
    ]);
    if (rows[0]?.held) return true;
    if (Date.now() > deadline) return false;
    await delay(pollMs);
  }
}
