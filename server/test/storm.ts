import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { onServer } from './database-server.ts';
import type { Oja, Person } from './oja.ts';

/** Shared by the storm tests: concurrent requests over a real network, and the check for deadlocks. */
export interface Answer {
  status: number;
  code: string | undefined;
  data: unknown;
}

interface Options {
  method?: string;
  body?: object;
  /** The idempotency key. */
  key?: string;
}

type Caller = Pick<Person, 'token' | 'password'>;
type Ask = (caller: Caller | undefined, path: string, options?: Options) => Promise<Answer>;

/**
 * Gives a proof when one is required, and repeats requests that a lock timeout refused. Of many concurrent proofs only
 * as many are verified as may fail; the others are refused as locked and repeated.
 */
export function stormCaller(url: () => string): Ask {
  const send: Ask = async (caller, path, { method = 'POST', body, key } = {}) => {
    const response = await fetch(`${url()}/api${path}`, {
      method,
      headers: {
        ...(caller ? { authorization: `Bearer ${caller.token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { code, data } = (await response.json()) as Omit<Answer, 'status'>;
    return { status: response.status, code, data };
  };
  return async (caller, path, options) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await send(caller, path, options);
      const isRetried = answer.code === 'proof_required' || answer.code === 'service_unavailable';
      if (!isRetried || tries === 50) return answer;
      if (answer.code === 'proof_required') {
        const proof = await send(caller, '/user/proof', { body: { password: caller?.password } });
        if (proof.status !== 200 && proof.code !== 'account_locked') return proof;
      }
      await sleep(20);
    }
  };
}

/**
 * Shoots `count` waves, and further ones until each needed step has succeeded at least once: which steps succeed
 * depends on the order in which the requests of a wave arrive.
 */
export async function shootWaves(
  count: number,
  shoot: (wave: number) => Promise<void>,
  missing: () => readonly unknown[],
): Promise<void> {
  for (let wave = 0; wave < count || (wave < 5 * count && missing().length > 0); wave += 1) await shoot(wave);
  expect(missing()).toEqual([]);
}

/** The first errors that the server logged, which an answer does not tell. */
export function errorsLogged({ logLines }: Oja): string {
  return logLines
    .filter((line) => line.includes('"level":50'))
    .slice(0, 5)
    .join('\n');
}

/** Locks are taken in one order. Connections report their deadlocks when they end. */
export async function expectNoDeadlocks(oja: Oja): Promise<void> {
  await oja.restart();
  const { rows } = await onServer(oja.adminUrl, (client) =>
    client.query('select deadlocks::int from pg_stat_database where datname = current_database()'),
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
}
