import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * One instance of Oja per data folder. A running instance holds an advisory lock in its own database server, on a
 * connection that is used for nothing else. The lock ends with the connection, and the connection with the process,
 * so a crash leaves nothing to clean up.
 */
export type LockAttempt =
  | { state: 'held'; client: pg.Client }
  | { state: 'taken' }
  | { state: 'unreachable' };

const instanceLock = 7_310_459;
/** The server notices the end of the process that held the lock with a delay. */
const patienceMs = 1_000;
const pollMs = 50;

export async function tryInstanceLock(superuserUrl: string): Promise<LockAttempt> {
  const client = new pg.Client({
    connectionString: superuserUrl,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // Without an error listener, a broken connection would end the process; its end is handled elsewhere.
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

/** Reacquires the lock after the server has restarted by itself, and calls `onLost` when it cannot. */
export function holdInstanceLock(
  held: pg.Client,
  options: { superuserUrl: string; reacquireMs: number; onLost: () => void },
): { expectEnd(): void } {
  let isActive = true;
  async function reacquire(): Promise<void> {
    const deadline = Date.now() + options.reacquireMs;
    while (isActive && Date.now() < deadline) {
      const attempt = await tryInstanceLock(options.superuserUrl).catch(() => ({ state: 'taken' as const }));
      if (attempt.state === 'taken') break;
      if (attempt.state === 'unreachable') {
        await delay(pollMs);
        continue;
      }
      attempt.client.once('end', reacquire);
      return;
    }
    if (isActive) options.onLost();
  }
  held.once('end', reacquire);
  return {
    // The lock is held until the server ends the connection: no other process may take a cluster that is stopping.
    expectEnd: () => {
      isActive = false;
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
